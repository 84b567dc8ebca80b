### Gegenstände, Schwere Objekte, Komponenten und Stapel. .text: Effekt mit seinen Bedingungen. .activation: wie ein Aufgaben-Gegenstand aktiv wird.
### Kosten, Kampfsymbol, Hand-Slot, „nur ein Mal“, Munition und Komponenten werden getrennt gezeigt.

-item-engine = in einem Triebwerksraum, mit oder ohne Fehlfunktionsmarker: Sieh dir geheim beide Plättchen seines Triebwerks an und lege sie in beliebiger Reihenfolge zurück. Alle erfahren, ob sich die Reihenfolge geändert hat
-item-door = öffne oder schließe 1 Tür in einem Korridor deines Raums

## Militär (rot)

item-energy_charge = Energiezelle
    .text = Lade 1 Energiewaffe, die du trägst, bis zu ihrer Kapazität — oder — { -item-door }.
item-grenade = Granate
    .text = Wähle deinen oder einen benachbarten Raum, ohne geschlossene Tür dazwischen, und ein Ziel dort: Ein Xeno erleidet 2 Schaden, oder es werden, falls erkundet, 2 nicht getragene Eier zerstört. Jeder andere Xeno dort erleidet 1 Schaden. Dann erleidet jeder Charakter dort, auch du, 1 Schwere Wunde. Waren Eier das Ziel, führe in deinem eigenen Raum eine Geräuschprobe durch.
item-smoke_grenade = Rauchgranate
    .text = Wähle einen benachbarten Raum, ohne geschlossene Tür dazwischen. Jeder andere Charakter in deinem Raum legt 1 Aktionskarte seiner Wahl ab, falls er eine hat. Bewege dich dann in jenen Raum, ohne bei der Flucht angegriffen zu werden; Erkundung und Geräuschprobe wie üblich.
item-recon_drone = Aufklärungsdrohne
    .text = Sieh dir geheim 1 nicht erkundetes Raumteil und sein Erkundungsplättchen an und lege beides zurück.
item-decoy = Köder
    .text = Wähle einen benachbarten Raum, auch durch eine geschlossene Tür. Alle Xenos in Räumen, die zu ihm benachbart sind, auch die in deinem Raum, werden dorthin gelockt. Zuerst führt jeder von ihnen, der im Kampf ist, einen Angriff aus; dann bewegen sich alle gleichzeitig; einer hinter einer geschlossenen Tür zerstört sie und bleibt. Keine Begegnung, kein Überraschungsangriff.
item-extended_magazine = Erweitertes Magazin
    .text = Montiere diese Karte dauerhaft an 1 Energiewaffe, die du trägst: Ihre Kapazität steigt um 2 und sie erhält 2 Munition. Von da an sind beide ein einziger Gegenstand.
item-prototype_rifle = Prototyp: Gewehr
    .text = Energiewaffe. Wenn du schießt und einen doppelten Treffer würfelst, darfst du 1 weitere Munition entfernen, um 1 Schaden mehr zu verursachen.
item-prototype_shotgun = Prototyp: Schrotflinte
    .text = Energiewaffe. Wenn du schießt, verursacht jede Seite außer der leeren mindestens 1 Schaden, ein einfacher oder doppelter Treffer 1 Schaden mehr.
item-prototype_pistol = Prototyp: Pistole
    .text = Energiewaffe. Nach einem Wurf beim Schießen darfst du einmal neu würfeln, ohne weitere Munition; das zweite Ergebnis gilt.
item-comms_key = Kommunikationsschlüssel
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker: Wähle einen anderen lebenden Spieler mit Signalmarker. Nur du siehst 1 seiner Ziele; hat er zwei, nennst du das persönliche Ziel oder das Unternehmensziel. Alle sehen, dass du nachgesehen hast.
item-evacuation_key = Evakuierungsschlüssel
    .text = In einem Evakuierungsbereich: Drehe 1 Rettungskapsel dieses Bereichs um, verriegelt oder entriegelt. Ein Fehlfunktionsmarker verhindert es nicht.
    .activation = Im erkundeten Brandschutzsystem.
item-self_destruct_key = Selbstzerstörungsschlüssel
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker: Starte die Selbstzerstörungssequenz nach denselben Regeln wie im Generator — oder — stoppe sie nach denselben Regeln wie dort. Ein Fehlfunktionsmarker im Generator verhindert es nicht.

## Technik (gelb)

item-chemicals = Chemikalien
    .text = Lade 1 Flammenwerfer, den du trägst, bis zu seiner Kapazität.
item-tools = Werkzeuge
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — { -item-engine } — oder — { -item-door }.
item-duct_tape = Panzertape
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — { -item-engine } — oder — klebe 2 Schwere Gegenstände (Karten) zusammen, die du trägst und die noch nicht zusammengeklebt sind: Sie teilen sich 1 Hand-Slot, und diese Karte bleibt bei ihnen. Verlässt dich einer, lege diese Karte ab; der andere belegt seinen eigenen Slot. Objekte können nicht geklebt werden.
item-fire_extinguisher = Feuerlöscher
    .text = Entferne den Feuermarker aus deinem Raum — oder — ein Xeno in deinem Raum zieht sich zurück.
item-clothes = Kleidung
    .text = Entferne deinen Schleimmarker — oder — verbinde 1 deiner unverbundenen Schweren Wunden.
item-technical_corridor_plans = Pläne der Wartungskorridore
    .text = Bewege dich aus einem Raum mit Wartungskorridor-Eingang in einen anderen mit Eingang, erkundet oder nicht; Erkundung und Geräuschprobe wie üblich, aber ignoriere ein Erkundungsplättchen „Tür“. Du passt nicht.
item-space_suit = Raumanzug
    .text = In einem gelben Raum: Wähle einen anderen erkundeten gelben Raum. Lege alle Aktionskarten ab, die du noch auf der Hand hast; Kontaminationskarten bleiben. Bewege dich dann dorthin, was immer dazwischen liegt. Geräuschprobe, wenn er leer ist.
item-nemesis_plans = Pläne der Nemesis
    .text = Sieh dir geheim bis zu 2 nicht erkundete Raumteile an, nicht ihre Erkundungsplättchen, und lege sie zurück.

## Versorgung (grün)

item-medkit = Medikit
    .text = Wähle dich oder einen Charakter in deinem Raum, der zustimmt: Verbinde 1 seiner unverbundenen Schweren Wunden — oder — heile 1 seiner verbundenen Schweren Wunden. Welche, wählt sein Spieler.
item-bandages = Verbände
    .text = Wähle dich oder einen Charakter in deinem Raum, der zustimmt: Verbinde 1 seiner unverbundenen Schweren Wunden — oder — heile alle seine Leichten Wunden.
item-synthetic_food = Synthetische Nahrung
    .text = Ziehe 2 Aktionskarten.
item-adrenaline_injection = Adrenalinspritze
    .text = Ziehe 1 Karte. In diesem Zug darfst du beliebig viele weitere Aktionen ausführen; wenn du aufhörst, passt du.
item-alcohol = Alkohol
    .text = Scanne geheim 1 Kontaminationskarte auf deiner Hand und entferne sie, was immer sie zeigt, ohne infiziert zu werden; war sie INFIZIERT, erhalte 1 neue Kontaminationskarte.
item-military_drugs = Militärische Aufputschmittel
    .text = Lege beliebig viele Handkarten ab, auch Kontaminationskarten, dann ziehe ebenso viele plus 1.

## Hergestellt (blau)

item-antidote = Gegenmittel
    .text = Scanne geheim alle deine Kontaminationskarten in Hand, Aktionsstapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve, ohne infiziert zu werden. Erhalte 1 Kontaminationskarte und mische sie mit Aktionsstapel und Ablagestapel zu einem neuen Aktionsstapel; deine Hand bleibt. Dann passt du.
item-taser = Taser
    .text = Ein Xeno in deinem Raum erleidet 1 Schaden (Schadensprobe); lebt er und ist er noch hier, zieht er sich zurück — oder — wähle einen anderen Charakter in deinem Raum, dessen Spieler mindestens 1 Handkarte hat: Dieser Spieler legt seine gesamte Hand ab, auch Kontaminationskarten, ohne zu passen.
item-flamethrower = Flammenwerfer
    .text = Herkömmliche Waffe. Wenn du schießt, verursacht jede Seite außer der leeren mindestens 1 Schaden. Bei einem doppelten Treffer platziere nach dem Schaden und seiner Schadensprobe außerdem einen Feuermarker in deinem Raum. Nur Chemikalien laden ihn.
item-molotov_cocktail = Molotowcocktail
    .text = Wähle deinen oder einen benachbarten Raum, ohne geschlossene Tür dazwischen, in dem ein Xeno ist oder, falls erkundet, nicht getragene Eier sind. Platziere dort einen Feuermarker; jeder Xeno dort erleidet 1 Schaden. Du darfst dort 1 nicht getragenes Ei zerstören; ohne Xeno musst du es. Jeder Charakter dort, auch du, erleidet 1 Schwere Wunde. Hast du ein Ei zerstört, führe in deinem eigenen Raum eine Geräuschprobe durch.

## Start-Gegenstände

item-revolver = Revolver
    .text = Herkömmliche Waffe. Wenn du schießt, verursacht ein doppelter Treffer 1 Schaden mehr. Nur die Karte „Nachladen“ des Captains lädt ihn.
item-shotgun = Schrotflinte
    .text = Energiewaffe. Wann immer ein Schuss damit mindestens 1 Schaden verursacht, verursacht er 1 mehr, mit einer einzigen Schadensprobe.
item-sawed_off_shotgun = Abgesägte Schrotflinte
    .text = Energiewaffe. Wenn du schießt, zählt ein einfacher Treffer als doppelter Treffer.
item-assault_rifle = Sturmgewehr
    .text = Energiewaffe. Wann immer ein Schuss damit mindestens 1 Schaden verursacht, verursacht er 1 mehr, mit einer einzigen Schadensprobe.
item-rifle = Gewehr
    .text = Energiewaffe ohne besondere Regel.
item-pistol = Pistole des Wissenschaftlers
    .text = Energiewaffe. Wenn du schießt, zählt ein doppelter Treffer als einfacher Treffer.

## Aufgaben-Gegenstände

item-log_key = Logbuchschlüssel
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker: Wähle einen anderen lebenden Spieler. Nur du siehst 1 seiner Ziele; hat er zwei, nennst du das persönliche Ziel oder das Unternehmensziel. Alle sehen, dass du nachgesehen hast.
    .activation = Im erkundeten Kommunikationsraum.
item-intercom = Bordsprechanlage
    .text = Wirkt immer. Dein „Befehl“ erreicht einen Charakter in einem beliebigen Raum mit Computer, deine „Motivation“ jeden Charakter in solchen Räumen. Nur Spieler in deinem Raum können diese Karten unterbrechen.
    .activation = An einem beliebigen Ort: Lege Werkzeuge oder ein Panzertape ab.
item-orbital_maneuvering_system = Orbitales Manövriersystem
    .text = Alle Spieler, die nicht gepasst haben, passen sofort, du zuerst, dann die anderen in Spielreihenfolge. Nur dein Zug endet dabei, mit einer Wunde, wenn es bei dir brennt. In der Ereignisphase dieser Runde greifen die Xenos nicht an.
    .activation = An einem beliebigen Ort: Lege eine Energiezelle ab.
item-plasma_torch = Plasmabrenner
    .text = Öffne oder schließe 1 Tür in einem Korridor deines Raums. Damit lässt sich sogar eine zerstörte Tür schließen.
    .activation = Im erkundeten Lagerraum.
item-flashlight = Taschenlampe
    .text = Durchsuche deinen Raum nach den üblichen Regeln, ohne die Karte „Suchen“.
    .activation = An einem beliebigen Ort: Lege eine Energiezelle ab.
item-autoloader = Nachladeautomatik
    .text = Wirkt immer. Am Sturmgewehr montiert: Seine Kapazität steigt um 1 und es erhält 1 Munition. Dieses Gewehr mit einer Energiezelle zu laden, kostet 0.
    .activation = In der erkundeten Waffenkammer mit dem Sturmgewehr in einem Hand-Slot.
item-armor = Panzerung
    .text = Reaktion. Wenn ein Angriff dich treffen würde, nachdem die Xeno-Angriffskarte gezogen wurde (oder vor einem Larvenbefall): Er hat keinen Effekt auf dich, auch wenn er tödlich wäre. Eine Larve bleibt im Raum.
    .activation = An einem beliebigen Ort: Lege Werkzeuge oder ein Panzertape ab.
item-motion_scanner = Bewegungsscanner
    .text = Reaktion, einmal je deiner Geräuschproben, bevor ihr Ergebnis abgehandelt wird: Lege 1 Aktionskarte ab, um den Würfel neu zu würfeln; das zweite Ergebnis gilt.
    .activation = An einem beliebigen Ort: Lege eine Energiezelle ab. Du brauchst dafür einen Hand-Slot.
item-security_key = Sicherheitsschlüssel
    .text = Wähle einen beliebigen Raum. Entscheide für jeden seiner Korridore, ob die Tür geöffnet wird, geschlossen wird oder bleibt; mindestens eine muss sich ändern. Zerstörte Türen bleiben.
    .activation = Im Cockpit.
item-holo_computer = Holocomputer
    .text = Wirkt immer. Du darfst „Intranet“ und „Risikoabschätzung“ in jedem Raum spielen, ohne Computer und trotz Fehlfunktionsmarker. Der Raum, dessen Aktion „Intranet“ nutzt, braucht weiterhin einen funktionierenden Computer.
    .activation = Im erkundeten Generator. Du brauchst dafür einen Hand-Slot.
item-laboratory_equipment = Laborausrüstung
    .text = Wähle eine Leiche, ein Ei oder einen Xeno-Kadaver, der in deinem Raum liegt oder von einem Charakter dort getragen wird, der zustimmt; im Nest zählen auch die Eier der Xeno-Tafel. Decke die Schwäche-Karte auf dem Feld dieser Art auf. Das Objekt bleibt erhalten.
    .activation = An einem beliebigen Ort: Lege Chemikalien ab.

## Schwere Objekte

object-egg = Ei
    .text = Aus dem Nest genommen. Belegt einen Hand-Slot; kann analysiert werden.
object-carcass = Xeno-Kadaver
    .text = Was von einem Xeno übrig ist. Belegt einen Hand-Slot; kann analysiert werden.
object-corpse = Leiche
    .text = Was von einem Charakter übrig ist. Belegt einen Hand-Slot; kann analysiert werden.
object-corpse_blue = Blaue Leiche
    .text = Die Person, die nicht mehr aufgewacht ist; die Leiche liegt von Anfang an im Kryonatorium. Belegt einen Hand-Slot; kann analysiert werden.

## Komponenten

component-flame = Flamme
component-cloth = Stoff
component-cross = Kreuz
component-tool = Werkzeug
component-battery = Batterie

## Stapel

deck-red = Militär-Gegenstände
deck-yellow = Technik-Gegenstände
deck-green = Versorgungs-Gegenstände
deck-blue = hergestellte Gegenstände
deck-crafted = { deck-blue }
deck-starting = Start-Gegenstände
deck-mission = Aufgaben-Gegenstände
