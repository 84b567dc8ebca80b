### Gegenstände, Schwere Objekte, Komponenten und Stapel. .text: Effekt mit seinen Bedingungen. .activation: wie ein Aufgaben-Gegenstand aktiv wird.
### Kosten, Kampfsymbol, Hand-Slot, „nur ein Mal“, Munition, Einsätze und Komponenten werden getrennt gezeigt.

## Militär (rot)

item-weapon_battery = Waffen-Energiezelle
    .text = Lade 1 Energiewaffe, die du trägst, bis zu ihrer Kapazität — oder — lade 1 deiner Taschenlampen auf ihre vollen Einsätze.
item-glow_stick = Leuchtstab
    .text = Reaktion. Wenn ein Dunkelheitseffekt dich treffen würde, ignoriere diesen einen Effekt: Bei einer von dir ausgelösten Begegnung gilt die niedrigere Zahl; bei einer Xeno-Angriffskarte, die dich trifft, entfällt der Dunkelheitseffekt; bei einem Ereignis lässt der Dunkelheitseffekt dich, deinen Raum und seine Korridore aus. Für alle anderen ändert sich nichts.
item-flashlight = Taschenlampe
    .text = Reaktion. Entferne 1 Einsatz, um einen Dunkelheitseffekt zu ignorieren, der dich treffen würde: die höhere Zahl einer von dir ausgelösten Begegnung oder den Dunkelheitseffekt einer Xeno-Angriffs- oder Ereigniskarte. Ohne Einsätze wartet sie auf eine Waffen-Energiezelle; sie wird nicht abgelegt.
item-grenade = Granate
    .text = Wähle deinen oder einen benachbarten Raum, ohne geschlossene Tür dazwischen, in dem ein { -foe(form: "one") } ist oder, falls erkundet, nicht getragene Eier sind. Ein { -foe(form: "one") } dort erleidet 2 Schaden, jeder weitere 1. In einem erkundeten Raum wird 1 nicht getragenes Ei zerstört, ohne { -foe(form: "one") } 2. Dann erleidet jeder Charakter dort, auch du, 1 Schwere Wunde.
item-thermite_charge = Thermitladung
    .text = Wähle deinen oder einen benachbarten Raum, auch durch eine geschlossene Tür. Platziere dort, wo erlaubt, einen Fehlfunktionsmarker, dann einen Feuermarker. Jeder Charakter dort, auch du, erleidet 1 Leichte Wunde, jeder { -foe(form: "one") } 1 Schaden; ist der Raum erkundet, wird 1 nicht getragenes Ei zerstört.
item-smoke_grenade = Rauchgranate
    .text = Wähle einen benachbarten Raum, ohne geschlossene Tür dazwischen. Jeder andere Charakter in deinem Raum legt 1 Aktionskarte seiner Wahl ab, falls er eine hat. Bewege dich dann in jenen Raum, ohne bei der Flucht angegriffen zu werden; Erkundung und Geräuschprobe wie üblich.
item-recon_drone = Aufklärungsdrohne
    .text = Sieh dir geheim 1 nicht erkundetes Raumteil und sein Erkundungsplättchen an — oder — sieh dir geheim 1 verdecktes FVS-Plättchen an.
item-decoy = Köder
    .text = Wähle einen benachbarten Raum, ohne geschlossene Tür dazwischen. Die { -foe(form: "all") } in deinem Raum und deinen anderen benachbarten Räumen werden dorthin gelockt, außer jenen hinter einer geschlossenen Tür. Zuerst führt jeder von ihnen, der im Kampf ist, einen Angriff aus; dann bewegen sich alle gleichzeitig, auch wenn du gestorben bist. Keine Begegnung, kein Überraschungsangriff.
item-extended_magazine = Erweitertes Magazin
    .text = Montiere diese Karte dauerhaft an 1 Waffe, die du trägst und die noch kein Magazin hat: Ihre Kapazität steigt um 2 und sie erhält 2 Munition.
item-gate_key = Haupttorschlüssel
    .text = In einem Ausgangsraum: Öffne das Haupttor dauerhaft und für alle. Ein Fehlfunktionsmarker verhindert es nicht.
item-security_card = Sicherheitskarte
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker (Strom ist nicht nötig) wähle eines: Sieh dir geheim alle Eindämmungsprotokollplättchen 1 anderen lebenden Spielers an; im kooperativen Modus decke stattdessen 1 verdecktes Plättchen des neutralen Vorrats auf — oder — vertausche die Plätze von 2 der 4 Stromplättchen, ohne sie umzudrehen.
item-riot_shotgun = Schrotflinte
    .text = Herkömmliche Waffe. Wenn du schießt, verursacht jede Seite außer der leeren mindestens 1 Schaden, ein einfacher oder doppelter Treffer 1 Schaden mehr. „Ablegen für Treffer“ verursacht 1 Schaden, mit oder ohne Karte; „Treffer plus“ bleibt unverändert. Nur ein Erweitertes Magazin gibt ihr Munition.
item-marksman_rifle = Präzisionsgewehr
    .text = Energiewaffe. Nach einem Wurf beim Schießen, bevor du über eine Karte für die Würfelseite entscheidest, darfst du 1 Aktionskarte ablegen, um einmal neu zu würfeln; das zweite Ergebnis gilt.

## Technik (gelb)

item-tool_belt = Werkzeuggürtel
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — lade 1 Nagelpistole, die du trägst, bis zu ihrer Kapazität — oder — lade 1 deiner Sondenarme auf seine vollen Einsätze.
item-duct_tape = Panzertape
    .text = Klebe 2 Schwere Gegenstände (Karten) zusammen, die du trägst und die noch nicht zusammengeklebt sind: Sie teilen sich 1 Hand-Slot und behalten ihre Regeln. Verlässt dich einer, lege diese Karte ab; der andere belegt seinen eigenen Slot. Objekte können nicht geklebt werden — oder — lege diese Karte ab: Entferne den Fehlfunktionsmarker aus deinem Raum.
item-reagent = Reagenz
    .text = Lade 1 Flammenwerfer, den du trägst, bis zu seiner Kapazität — oder — Wissen 5: Ein { -foe(form: "one") } in deinem Raum zieht sich zurück.
item-lighter = Zippo
    .text = Platziere einen Feuermarker in deinem Raum, wenn er keinen hat und einen erhalten kann — oder — Reaktion, Kosten 0: Ignoriere einen Dunkelheitseffekt, der dich treffen würde, wie mit einem Leuchtstab. In beiden Fällen wird diese Karte abgelegt.
item-fire_blanket = Löschdecke
    .text = Entferne den Feuermarker aus deinem Raum — oder — entferne deinen Schleimmarker.
item-cave_plans = Pläne der Höhle
    .text = Bewege dich aus einem Raum mit Wartungskorridor-Eingang in einen anderen erkundeten Raum mit Eingang; Türen und Entfernung sind egal. Keine Erkundung, keine Geräuschprobe, keine Xeno-Angriffskarte. Ein { -foe(form: "one") } dort bedeutet Kampf ohne Begegnung. Gebiete sind keine Eingänge.
item-facility_plans = Pläne der Anlage
    .text = Sieh dir geheim bis zu 2 nicht erkundete Raumteile und ihre Erkundungsplättchen an. Waren es 2, darfst du ihre Plättchen vertauschen, wenn beide zum selben Satz gehören; niemand sieht, ob du es getan hast. Lege alles verdeckt zurück.
item-elevator_key = Aufzugsschlüssel
    .text = In einem Aufzugsraum ohne Fehlfunktionsmarker entferne 1 Einsatz: Rufe den Aufzug, falls er anderswo ist, dann nutze ihn, mit oder ohne Strom. Lege diese Karte bei 0 Einsätzen ab.
item-portable_generator = Tragbarer Generator
    .text = Drehe das Stromplättchen deiner Sektion von Rot auf Blau — oder — in einem Aufzugsraum: Drehe das Stromplättchen des Aufzugs um.

## Versorgung (grün)

item-medkit = Medikit
    .text = Verbinde 1 deiner unverbundenen Schweren Wunden — oder — heile 1 deiner verbundenen Schweren Wunden.
item-skin_stapler = Hautklammergerät
    .text = Verbinde 1 deiner unverbundenen Schweren Wunden, auch im Kampf — oder — heile alle deine Leichten Wunden.
item-antiseptic = Antiseptikum
    .text = Scanne geheim 1 Kontaminationskarte auf deiner Hand und entferne sie, was immer sie zeigt, ohne infiziert zu werden; war sie INFIZIERT, erhalte 1 neue Kontaminationskarte — oder — entferne deinen Schleimmarker.
item-clothes = Kleidung
    .text = Entferne deinen Schleimmarker — oder — verbinde 1 deiner unverbundenen Schweren Wunden.
item-scalpel = Skalpell
    .text = Wähle einen Charakter mit Larve in deinem Raum, auch dich: Sein Spieler darf die Larve entfernen; dann erleidet der Charakter 1 Schwere Wunde — oder — ein { -foe(form: "one") } in deinem Raum erleidet 1 Schaden; danach erhältst du 1 Kontaminationskarte.
item-analysis_instruments = Analysewerkzeug
    .text = Analysiere 1 Schweres Objekt, das du trägst oder das ungetragen in deinem Raum liegt (keine Eier, die noch im Nest sind): Erhalte 3 Wissen und entdecke, wenn seine Art noch keine enthüllt hat und ein Feld frei ist, eine Schwäche; das Objekt ist verbraucht — oder — scanne geheim alle Kontaminationskarten auf deiner Hand; INFIZIERT hat keinen Effekt.
item-caffeine_pills = Koffeinpillen
    .text = Ziehe 3 Karten und behalte sie, dann scanne die Kontaminationskarten darunter. Ist eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert.
item-research_documents = Forschungsunterlagen
    .text = Erhalte 1 Wissen, wenn du weniger als 8 hast — oder — Wissen 4: Sieh dir geheim 1 Eindämmungsprotokollplättchen des neutralen Vorrats an; im kooperativen Modus decke stattdessen ein verdecktes auf.
item-painkillers = Schmerzmittel
    .text = Heile 1 Leichte Wunde — oder — ignoriere bis zum Ende dieser Runde die Effekte der Schweren Wunden, die du jetzt hast. Sie zählen weiter zum Limit, und spätere wirken sofort. Wenn eine Armwunde wieder wirkt, lass fallen, was zu viel ist.

## Hergestellt (blau)

item-neutralizer = Gegenmittel
    .text = Scanne geheim alle deine Kontaminationskarten in Hand, Aktionsstapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve, ohne infiziert zu werden. Mische Hand, Aktionsstapel und Ablagestapel zu einem neuen Aktionsstapel und passe; deine Hand bleibt bis zum nächsten Nachziehen leer.
item-taser = Taser
    .text = Ein { -foe(form: "one") } in deinem Raum erleidet 1 Schaden (Schadensprobe); lebt er und ist er noch hier, zieht er sich zurück — oder — wähle einen anderen Charakter in deinem Raum, dessen Spieler mindestens 1 Handkarte hat: Dieser Spieler legt seine gesamte Hand ab, auch Kontaminationskarten, ohne zu passen.
item-flamethrower = Flammenwerfer
    .text = Herkömmliche Waffe. Wenn du schießt, verursacht jede Seite außer der leeren mindestens 1 Schaden, auch „Ablegen für Treffer“ ohne Karte. Bei einem doppelten Treffer platziere nach dem Schaden und seiner Schadensprobe außerdem einen Feuermarker in deinem Raum, auch wenn du auf Eier schießt.
item-enviro_suit = Schutzanzug
    .text = Wirkt immer. Du darfst mit einer Geräuschprobe zu Fuß zum Bunker entkommen, und auf der Oberfläche gilt für dich der untere Teil der Marsoberfläche-Karten. Halte ihn geheim, bis es darauf ankommt.
item-pistol = Pistole
    .text = Energiewaffe. Wenn du schießt, zählt ein doppelter Treffer als einfacher Treffer; „Treffer plus“ bleibt unverändert.

## Start-Gegenstände

item-smart_gun = Smartgun
    .text = Energiewaffe. Wenn du in einer Sektion mit Strom schießt, darfst du den Vorteilswürfel einmal neu würfeln, bevor du über eine Karte für die Würfelseite entscheidest; das zweite Ergebnis gilt.
item-nailgun = Nagelpistole
    .text = Herkömmliche Waffe. Wenn du schießt, zählt ein doppelter Treffer als einfacher Treffer; „Treffer plus“ bleibt unverändert. Ein Werkzeuggürtel lädt sie.
item-smg = Maschinenpistole
    .text = Energiewaffe. Nach einem Wurf beim Schießen, bevor du über eine Karte für die Würfelseite entscheidest, darfst du 1 weitere Munition entfernen, um einmal neu zu würfeln; das zweite Ergebnis gilt.
item-probe_arm = Sondenarm
    .text = Mit einem Kriecher, einem Jäger, einer Brutbestie oder der Königin in deinem Raum entferne 1 Einsatz: Nimm 1 Xeno-Kadaver aus dem Vorrat in einen freien Hand-Slot. Sind deine Hände voll, lass etwas fallen oder lass ihn im Raum liegen. Der { -foe(form: "one") } bleibt unversehrt.

## Aufgaben-Gegenstände

item-cheat_codes = Cheatcodes
    .text = Reaktion, einmal je deiner Computeraktionen, nach dem Bezahlen und vor der Wahl einer Möglichkeit: Lege die offene Computer-Aktionskarte unter den Stapel und benutze stattdessen die nächste. Ist es Lockdown, wird kein Fehlfunktionsmarker platziert; mische und decke eine andere auf.
    .activation = Im erkundeten Archiv oder in der erkundeten Kommunikationszentrale.
item-pressure_washer = Hochdruckreiniger
    .text = Entferne 1 Einsatz und wähle eines: Entferne den Feuermarker aus deinem oder einem benachbarten Raum, ohne geschlossene Tür dazwischen — oder — entferne die Schleimmarker aller Charaktere in deinem Raum — oder — eine Larve, ein Kriecher oder ein Jäger in deinem Raum zieht sich zurück. Er kann nicht neu geladen werden.
    .activation = Im erkundeten Kühlsystem oder Dekontaminationsraum. Du brauchst dafür einen Hand-Slot.
item-battle_suit = Kampfanzug
    .text = Wirkt immer. Du erhältst keine Schleimmarker (ein vorhandener bleibt) und keine Wunden durch Feuer am Ende deiner Züge. Er zählt als Schutzanzug. Andere Feuereffekte, etwa eine Thermitladung oder Ereignisse, verletzen dich weiterhin.
    .activation = Im erkundeten Wachraum oder Abwehrsystem — oder — an einem beliebigen Ort: Lege eine Waffen-Energiezelle ab.
item-overmind = Übergeist
    .text = Entferne 1 Einsatz und wähle eine Larve, einen Kriecher oder einen Jäger in deiner Sektion, mit Wissen 6 einen beliebigen { -foe(form: "one") } dort. Bewege ihn durch einen Korridor seines Raums ohne geschlossene Tür, auch in einen Kampf, aus einem Kampf oder aus der Sektion. Er behält seinen Schaden; jetzt kein Angriff, keine Begegnung. Er kann nicht neu geladen werden.
    .activation = Im erkundeten Nest oder Labor.
item-wail = Geheul
    .text = In einer Sektion entferne 1 Einsatz und wähle eines: Entferne bis zu 3 Geräuschmarker aus Korridoren deiner Sektion — oder — platziere bis zu 3 Geräuschmarker in Korridoren deiner Sektion, die keinen haben, ohne Begegnung. Wartungskorridore liegen in keiner Sektion. Es kann nicht neu geladen werden.
    .activation = Im erkundeten Höhleneingang oder Kontaminierten Raum — oder — an einem beliebigen Ort: Lege ein Antiseptikum ab.
item-assault_rifle = Sturmgewehr
    .text = Energiewaffe. Wann immer ein Schuss damit mindestens 1 Schaden verursacht, verursacht er 1 mehr, mit einer einzigen Schadensprobe.
    .activation = Im erkundeten Wachraum — oder — an einem beliebigen Ort: Lege einen Werkzeuggürtel oder ein Panzertape ab. Du brauchst dafür einen Hand-Slot.
item-old_revolver = Alter Revolver
    .text = Herkömmliche Waffe. Wenn du schießt, verursacht ein doppelter Treffer 1 Schaden mehr. Er zählt als der Revolver der Karte „Nachladen“ des Captains.
    .activation = Im erkundeten Wachraum — oder — an einem beliebigen Ort: Lege einen Werkzeuggürtel oder ein Panzertape ab. Du brauchst dafür einen Hand-Slot.
item-rover_remote = Rover-Fernsteuerung
    .text = Entferne 1 Einsatz und bewege den leeren Rover an seinen anderen Ort, Ausgangsraum oder Bunker; auf der Oberflächenseite zu einem beliebigen Ausgangsraum oder zum Bunker. Das Haupttor spielt keine Rolle. Sie kann nicht neu geladen werden.
    .activation = In der erkundeten Kommunikationszentrale — oder — an einem beliebigen Ort: Lege eine Waffen-Energiezelle ab.
item-data_pad = Datenpad
    .text = Wirkt immer. Für deine Aktionskarten und Computeraktionen zählt jeder Raum, in dem du bist, als Raum mit Computer. Ein Fehlfunktionsmarker nimmt ihn weiterhin weg, und Computeraktionen brauchen weiterhin Strom.
    .activation = Im erkundeten Labor oder Archiv. Du brauchst dafür einen Hand-Slot.
item-motion_tracker = Bewegungsscanner
    .text = Reaktion, einmal je deiner Geräuschproben, bevor ihr Ergebnis abgehandelt wird: Lege 1 Aktionskarte ab, um den Würfel neu zu würfeln; das zweite Ergebnis gilt.
    .activation = Im erkundeten Höhleneingang — oder — an einem beliebigen Ort: Lege eine Waffen-Energiezelle ab. Du brauchst dafür einen Hand-Slot.
item-service_rifle = Dienstgewehr
    .text = Energiewaffe. Wann immer ein Schuss damit mindestens 1 Schaden verursacht, verursacht er 1 mehr, mit einer einzigen Schadensprobe. Es zählt als das Gewehr der Aktionskarten des Soldaten.
    .activation = Im erkundeten Wachraum oder Abwehrsystem — oder — an einem beliebigen Ort: Lege eine Waffen-Energiezelle ab. Du brauchst dafür einen Hand-Slot.
item-plasma_cutter = Plasmaschneider
    .text = Wähle einen Korridor deines Raums, keinen Wartungskorridor: Öffne oder schließe seine Tür. Damit lässt sich sogar eine zerstörte Tür schließen.
    .activation = Im erkundeten Generatorraum oder Kühlsystem. Du brauchst dafür einen Hand-Slot.

## Schwere Objekte

object-egg = Ei
    .text = Aus dem Nest genommen. Belegt einen Hand-Slot; kann analysiert werden.
object-carcass = Xeno-Kadaver
    .text = Was von einem { -foe(form: "one") } übrig ist. Belegt einen Hand-Slot; kann analysiert werden.
object-corpse = Leiche
    .text = Was von einem Charakter übrig ist. Belegt einen Hand-Slot; kann analysiert werden.

## Komponenten

component-medicine = Medizin
component-fire = Feuer
component-electricity = Elektrizität
component-material = Material
component-frame = Rahmen

## Stapel

deck-red = Militär-Gegenstände
deck-yellow = Technik-Gegenstände
deck-green = Versorgungs-Gegenstände
deck-blue = hergestellte Gegenstände
deck-crafted = { deck-blue }
deck-starting = Start-Gegenstände
deck-mission = Aufgaben-Gegenstände
