### Was ein Begriff bedeutet, in einem Satz: meaning-<Schlüssel des Glossars>. Nur im Glossar.

## The game

meaning-game-facility = Die unterirdische Forschungsanlage auf dem Mars, in der alles geschieht.
meaning-game-bag = Enthält die Plättchen der Nachtpirscher, die noch auftauchen können; bei jeder Begegnung wird eines gezogen.
meaning-game-scanner = Zeigt, ob auf einer Kontaminationskarte INFIZIERT steht.
meaning-game-hand = Die Karten, die du hältst: bis zu 5 zu Rundenbeginn; mit ihnen zahlst und handelst du, und genug davon schützen vor Überraschungsangriffen.
meaning-game-or = Steht auf einer Karte ODER, wähle einen der Teile.
meaning-game-starting_player = Macht den ersten Zug der Runde; das Plättchen wandert jede Runde weiter.
meaning-mode-standard = Ihr braucht einander zum Überleben, doch alle haben ihr eigenes Ziel, und manches ist für andere tödlich.
meaning-mode-solo = Eine Person gegen die Anlage, mit eigenen Zielen.

## The round

meaning-phase-round = Erst die Spielerphase, dann die Ereignisphase; das Zeitplättchen rückt einmal je Runde vor.
meaning-phase-turn = Zwei Aktionen oder eine und Passen; reihum, bis alle gepasst haben.
meaning-phase-player = Alle ziehen auf fünf Karten nach und machen Züge, bis alle gepasst haben.
meaning-phase-event = Die Anlage antwortet: FVS-Kapseln, Zeit, Geräusche, Angriffe, Feuer, eine Ereigniskarte und der Xeno-Beutel.
meaning-step-draw = Zu Beginn der Runde ziehen alle auf fünf Karten nach.
meaning-step-css_launch = Liegt das Zeitplättchen auf einem FVS-Plättchen, wird dieses aufgedeckt und bestimmt, welche FVS-Kapseln starten.
meaning-step-time = Das Zeitplättchen rückt ein Feld Richtung S; eine passierte Leistungsschwelle kann den Strom abschalten.
meaning-step-noise_removal = In Sektionen mit Strom verschwinden Geräusche aus Korridoren, an denen kein Raum mit einem Charakter liegt.
meaning-step-attacks = Jeder Nachtpirscher in einem Raum mit einem Charakter greift einmal an.
meaning-step-fire_damage = Jeder Nachtpirscher in einem brennenden Raum erleidet 1 Schaden.
meaning-step-event_card = Eine Karte je Runde: Sie bewegt Nachtpirscher, dann geschieht etwas.
meaning-step-movement = Die Arten auf der Ereigniskarte gehen durch den Korridor mit ihrer Nummer, außer sie sind im Kampf.
meaning-step-bag = Ein Plättchen wird aus dem Xeno-Beutel gezogen: Was kommt, wird schlimmer.
meaning-moment-first_encounter = Wenn der erste Nachtpirscher auftaucht, behalten alle ein Ziel und geben das andere auf.
meaning-moment-first_death = Der Tod des ersten Charakters öffnet das Haupttor.
meaning-moment-isolation_open = Bei Zeit 8 oder durch den Alarm wird der Isolationsraum zu einem Weg zu überleben.

## The end

meaning-end-victory_check = Drei Fragen am Ende: Tötet dich das Eindämmungsprotokoll, bist du infiziert, ist dein Ziel erfüllt?
meaning-end-contingency_check = Das aktive Eindämmungsprotokoll wird aufgedeckt und tötet, wen es nennt.
meaning-end-contamination_check = Alle deine Kontaminationskarten werden gescannt; wer infiziert ist, kann noch sterben.
meaning-end-objective_check = Wer noch lebt, zeigt sein Ziel und gewinnt, wenn es ganz erfüllt ist.
meaning-end-survive = Drei Wege: in einer FVS-Kapsel starten, sich im Isolationsraum einschließen oder in den Bunker gelangen.
meaning-objective-objective = Eine geheime Karte: Überlebe und erfülle alles darauf, dann gewinnst du.
meaning-objective-corporate = Eines deiner beiden anfänglichen Ziele: was das Unternehmen von dir will.
meaning-objective-personal = Eines deiner beiden anfänglichen Ziele: was du für dich selbst willst.
meaning-contingency-contingency = Der Befehl des Unternehmens für das Ende; alle kennen einen, der es nicht ist.
meaning-contingency-active = Liegt bis zum Ende verdeckt und bestimmt dann, wer von den Überlebenden doch noch stirbt.
meaning-procedure-emergency = In der Sicherheitszentrale ausgelöst: Der Isolationsraum öffnet sich sofort, und das Spiel endet früher.
meaning-procedure-self_destruct = Ein Countdown aus dem Kühlsystem; ist er rot, hält ihn nichts mehr auf, und das Haupttor öffnet sich.
meaning-css-system = Drei Räume mit je einer FVS-Kapsel, die einen Charakter fortbringen kann.
meaning-css-token = Liegt verdeckt auf der Zeitleiste und sagt, wenn es so weit ist, welche FVS-Kapsel startet.
meaning-css-container = Fasst einen Charakter; einsteigen geht nur, solange das Zeitplättchen auf einem verdeckten FVS-Plättchen liegt.

## The board

meaning-board-room = Ein Sechseck des Spielplans mit Nummer und Korridoren; erkundet hat es eine Aktion, Gegenstände und vielleicht einen Computer.
meaning-board-special_room = Ein Raum, der von Anfang an bekannt ist und immer am selben Ort liegt.
meaning-board-kind1 = Alle diese Räume gibt es in jedem Spiel; nur ihr Ort wechselt.
meaning-board-kind2 = Nur einige dieser Räume sind in der Anlage; welche, wechselt von Spiel zu Spiel.
meaning-board-corridor = Verbindet zwei Räume; fasst höchstens einen Geräuschmarker und eine Tür.
meaning-board-corridor_number = Geräuschwürfel und Ereigniskarten benennen Korridore nach ihrer Nummer.
meaning-board-technical_corridors = Schächte zwischen allen Eingängen; ein Geräuschmarker dort zählt an jedem Eingang.
meaning-board-section = Eine von drei Ebenen, S-01 bis S-03; sie hat Strom oder liegt im Dunkeln.
meaning-board-item_counter = Wie oft ein Raum noch durchsucht werden kann.
meaning-board-time_track = Zählt von 15 bis S; unterwegs fällt der Strom aus, starten FVS-Kapseln und öffnet sich der Isolationsraum.
meaning-board-neutral_pool = Eindämmungsprotokolle, die niemand hat; keines davon ist das aktive.
meaning-board-bunker = Außerhalb der Anlage: einer der drei Wege zu überleben, wenn das Haupttor offen ist.
meaning-board-exit = Raum 001: Von hier bringt dich der Rover oder ein Schutzanzug in den Bunker.
meaning-board-lab_board = Zeigt die übrigen Eier, die analysierten Objekte und die gefundenen Schwächen.
meaning-board-computer = Für eine Karte gibt es eine von drei Möglichkeiten, solange die Sektion Strom hat und keine Fehlfunktion da ist.
meaning-board-empty_room = Niemand und kein Nachtpirscher ist darin: Wer eintritt, macht eine Geräuschprobe.
meaning-board-adjacent = Durch einen Korridor verbunden.
meaning-power-power = Sektionen mit Strom sind hell: Computer laufen, und man schießt besser.
meaning-power-token = Vier Stück, auf den drei Sektionen und dem Aufzug; Blau ist an, Rot ist aus.
meaning-power-darkness = Eine Sektion ohne Strom: Nachtpirscher überraschen dich leichter, und Karten werden schlimmer.
meaning-power-blackout = Das leuchtende Stromplättchen mit der höchsten Nummer geht aus.
meaning-noise-roll = Beim Betreten eines leeren Raums: Der Würfel nennt den Korridor, der einen Geräuschmarker bekommt.
meaning-explore-token = Wer zuerst eintritt, deckt es auf: Es sagt, wie viel zu finden ist und was passiert.

## The crew

meaning-wound-light = Die dritte Leichte Wunde wird zu einer Schweren.
meaning-wound-serious = Eine Karte mit bleibender Wirkung; wer drei hat, stirbt an der nächsten Wunde, gleich welcher.
meaning-wound-dress = Die Wirkung der Wunde endet; zur Grenze von drei zählt sie weiter.
meaning-wound-corpse = Ein Schweres Objekt; im Labor lässt es sich analysieren.
meaning-contam-card = Ballast in deinem Stapel, mit dem man nichts bezahlen kann; manche sind INFIZIERT, und niemand weiß, welche.
meaning-contam-scan = Nachsehen, ob eine Kontaminationskarte INFIZIERT ist; wenn ja, bekommst du eine Larve, und wenn du schon eine hast, stirbst du.
meaning-knowledge-knowledge = Was dein Charakter gelernt hat, von 1 bis 8; manche Möglichkeiten, Ziele und Eindämmungsprotokolle fragen danach.
meaning-knowledge-weakness = Analysiere eine Leiche, einen Xeno-Kadaver oder ein Ei, um eine aufzudecken: Ab dann hilft sie allen, die genug wissen.

## Night Stalkers

meaning-stalker-stalker = Die Raubtiere der Anlage: Larve, Kriecher, Jäger, Brutbestie, Königin.
meaning-stalker-egg = Ein Schweres Objekt aus dem Nest; liegt keines mehr darin, ist das Nest zerstört.
meaning-stalker-carcass = Bleibt von einem getöteten Nachtpirscher; ein Schweres Objekt für das Labor.
meaning-stalker-retreat = Statt zu sterben, verschwindet ein verwundeter Nachtpirscher durch einen Korridor.
meaning-stalker-toughness = Steht nicht fest: Nach jedem Schaden zeigen Karten, ob es reicht.
meaning-stalker-infest = Angriff einer Larve: Sie kommt auf deine Tafel, und du erhältst eine Kontaminationskarte.
meaning-combat-encounter = Ein zweites Geräusch im selben Korridor holt einen Nachtpirscher aus dem Xeno-Beutel.
meaning-combat-surprise = Hast du weniger Karten als die Zahl auf dem Plättchen, wirst du sofort angegriffen.
meaning-combat-combat = Wer mit einem Nachtpirscher in einem Raum ist, ist im Kampf: schießen, kämpfen oder fliehen; vieles andere geht nicht.
meaning-combat-flee = Bewegen im Kampf: Zuerst greift dich jeder Nachtpirscher im Raum einmal an.
meaning-combat-advantage_die = Wird statt des Kampfwürfels geworfen, wenn du in einer Sektion mit Strom schießt.

## Actions

meaning-action-action = Daraus besteht ein Zug; fast jede Aktion kostet Karten aus der Hand.
meaning-action-cost = So viele Karten legst du für eine Aktion ab, gleich was darauf steht.
meaning-action-basic = Eine Aktion, die alle ohne eigene Karte ausführen können, etwa Bewegen oder Schießen.
meaning-action-card = Zehn Karten deines Charakters: Spiel eine für ihren Text oder bezahle mit ihr.
meaning-action-room = Was der Raum bietet, in dem du stehst, meist für zwei Karten.
meaning-action-move = Geh in einen benachbarten Raum; ein nicht erkundeter wird aufgedeckt, in einem leeren hallt es.
meaning-action-cautious = Eine Bewegung für zwei Karten: Du wählst den Korridor des Geräuschs, statt zu würfeln.
meaning-action-pick_up = Nimm eine Leiche, einen Xeno-Kadaver oder ein Ei in eine freie Hand.
meaning-action-trade = Alle im Raum dürfen Gegenstände geben und nehmen.
meaning-action-craft = Mach aus zwei passenden Komponenten einen hergestellten Gegenstand.
meaning-action-shoot = Verbrauche 1 Munition einer Waffe in deiner Hand und würfle auf Schaden.
meaning-action-melee = Kämpfen ohne Waffe: bringt Kontamination, und wer verfehlt, wird verwundet.
meaning-action-search = Zieh zwei Gegenstände in der Farbe des Raums und behalte einen.
meaning-action-pass = Für diese Runde bist du fertig; vorher darfst du beliebig viele Karten ablegen.
meaning-action-escape = Von Raum 001 durch das offene Haupttor in den Bunker: mit dem Rover oder zu Fuß im Anzug.
meaning-action-interrupt = Bricht die Aktion einer anderen Person in deinem Raum ab; die Kosten bleiben bezahlt.

## Items

meaning-item-normal = Liegt geheim im Inventar; die anderen sehen nur Anzahl und Farbe.
meaning-item-heavy = Belegt eine Hand, und alle sehen ihn.
meaning-item-object = Eine Leiche, ein Xeno-Kadaver oder ein Ei; belegt eine Hand.
meaning-item-mission = Gehört zu einem Charakter; er wirkt erst, wenn seine Anforderung erfüllt ist.
meaning-item-crafted = Entsteht aus zwei Komponenten; durch Suchen findet man ihn nicht.
meaning-item-component = Ein Symbol auf einem Gegenstand: Zwei richtige ergeben einen hergestellten.
meaning-item-inventory = Deine geheimen Gegenstände; ohne Grenze.
meaning-item-hand_slot = Zwei Stück, für Schwere Gegenstände und Objekte.
meaning-item-single_use = Wird nach dem Einsatz abgelegt.
meaning-item-ammo = Jeder Schuss kostet 1; Karten und Gegenstände laden nach.

## Das erste Spiel

meaning-nm-intruders = Was die Crew des Schiffs jagt: Larven, Kriecher, Jäger, Brutbestien und eine Königin.
meaning-nm-intruder_bag = Enthält die Plättchen der Xenos, die noch auftauchen können; bei jeder Begegnung wird eines gezogen.
meaning-nm-intruder_token = Nennt eine Xeno-Art und eine Zahl: Hast du weniger Handkarten, gibt es einen Überraschungsangriff.
meaning-nm-intruder_board = Auf ihr liegen die Eier des Nests und die drei Schwäche-Karten.
meaning-nm-intruder_weakness = Etwas, das allen gegen die Xenos hilft, sobald ein Objekt seiner Art analysiert wurde.
meaning-nm-engine_token = Auf jedem Triebwerk liegen zwei verdeckt, eines funktionsfähig, eines beschädigt; das oberste zählt.
meaning-nm-engine_state = Funktionsfähig oder beschädigt: was das oberste Plättchen eines Triebwerks sagt.
meaning-nm-repair_engine = Sieh dir beide Plättchen eines Triebwerks an und lege sie zurück, wie du willst; alle hören, ob sich die Reihenfolge geändert hat.
meaning-nm-engine_check = Am Ende werden die obersten Plättchen gezeigt: Mit weniger als zwei funktionsfähigen Triebwerken explodiert das Schiff.
meaning-nm-coordinates = Welcher Zielort zu A, B, C und D gehört; das weiß nur, wer nachgesehen hat.
meaning-nm-coordinates_check = Am Ende sagen die Koordinaten, wo das Schiff ankommt; überall außer auf der Erde sterben die Schlafenden.
meaning-nm-course = Das Feld der Kursleiste, auf dem der Marker steht.
meaning-nm-destination = Wohin das Schiff fliegt: Erde, Mars, Venus oder tiefer Weltraum.
meaning-nm-destination_track = Vier Felder, A bis D; ihr Marker wird im Cockpit bewegt.
meaning-nm-hyperspace_jump = Läuft die Zeit ab, springt das Schiff: Wer wach ist, stirbt, und wer im Kryoschlaf ist, hofft auf den richtigen Kurs.
meaning-nm-hibernation = Den Sprung verschlafen: einer der beiden Wege zu überleben.
meaning-nm-hibernation_pod = Öffnet sich, wenn der Zeitmarker das erste blaue Feld erreicht, und bleibt offen.
meaning-nm-hibernating = Schlafend im Kryonatorium, mit allem Getragenen aus dem Spiel; solange legt niemand den Kurs fest.
meaning-nm-evacuation_section = Einer von zwei Räumen, A und B, in denen die Rettungskapseln sind.
meaning-nm-escape_pod_token = Eine Rettungskapsel mit ihrer Nummer; eine Seite ist verriegelt, die andere entriegelt.
meaning-nm-locked = In eine verriegelte Kapsel kommt niemand hinein, und wer darin wartet, kann sie nicht starten.
meaning-nm-unlocked = In eine entriegelte Kapsel kann man einsteigen und sie starten.
meaning-nm-wait_in_pod = In der Kapsel bleiben und passen; ein Xeno im Bereich wirft dich wieder hinaus.
meaning-nm-step_out = Aus der Kapsel in ihren Bereich zurückkehren, zu Beginn deines ersten Zugs einer Runde.
meaning-nm-launch_pod = Die Kapsel startet mit allen darin, und sie erreichen die Erde.
meaning-nm-self_destruct_track = Zählt von 6 herunter, sobald jemand die Sequenz gestartet hat; an ihrem Ende explodiert das Schiff.
meaning-nm-yellow_space = Ab dem ersten lässt sich die Selbstzerstörung nicht mehr stoppen, und alle Kapseln werden entriegelt.
meaning-nm-blue_space = Ab dem ersten auf der Zeitleiste sind die Kryokammern offen.
meaning-nm-kind1 = Einer von elf Räumen, die in jeder Partie vorkommen.
meaning-nm-kind2 = Einer von neun Räumen, von denen fünf in einer Partie vorkommen.
meaning-nm-red_corpse = Was von einem Charakter übrig ist; sie kann getragen und analysiert werden.
meaning-nm-crew = Die Charaktere aller Spieler zusammen.
meaning-nm-crew_member = Einer der Charaktere, die von den Spielern geführt werden.
meaning-nm-aboard = Auf dem Schiff, wach oder im Kryoschlaf: Wer an Bord ist, stirbt mit ihm.
meaning-nm-left_in_pod = Weg und in Sicherheit: Wer in einer Kapsel entkommen ist, überlebt, was auch aus dem Schiff wird.
meaning-nm-hibernate = Aktion des Kryonatoriums, solange die Kammern offen sind: Mach eine Geräuschprobe; kommt kein Xeno, schläfst du für den Rest der Partie.
meaning-nm-pod_space = Jede Kapsel hat zwei; wer einsteigt, belegt einen davon.
meaning-nm-pod_section_a = In die Kapseln dieses Bereichs steigt man im Evakuierungsbereich A ein.
meaning-nm-pod_section_b = In die Kapseln dieses Bereichs steigt man im Evakuierungsbereich B ein.
meaning-nm-moment-pods_unlock = Beim ersten Tod und sobald der Selbstzerstörungsmarker sein erstes gelbes Feld erreicht.
meaning-nm-moment-hibernation_open = Sobald der Zeitmarker das erste blaue Feld erreicht: Von da an kann man sich in Kryoschlaf versetzen.
meaning-nm-moment-no_stop = Ab dem ersten gelben Feld ihrer Leiste kann niemand die Selbstzerstörung mehr stoppen.
meaning-nm-start_space = Wo der Marker einer Leiste beginnt.
meaning-nm-final_space = Das rote Ende einer Leiste: Dort springt das Schiff oder explodiert.
meaning-nm-end-jump = Der Zeitmarker hat sein Endfeld erreicht: Wer an Bord wach ist, stirbt, die anderen warten auf die Überprüfungen.
meaning-nm-end-explosion = Am Ende der Selbstzerstörungsleiste oder mit zu wenigen funktionsfähigen Triebwerken: Alle an Bord sterben.
meaning-nm-end-integrity = Es müsste ein Feuer- oder Fehlfunktionsmarker gelegt werden, und es ist keiner mehr übrig.
meaning-nm-ship_destroyed = Alle an Bord sterben, wach oder schlafend; Xenos und Nest gehen mit unter.
meaning-nm-end-nobody_awake = Wer zuletzt wach war, ist tot, schläft oder ist fort: Die Partie geht sofort zu ihrem Ende.
meaning-nm-wrong_destination = Jeder andere als die Erde: Wer im Kryoschlaf ist, stirbt dort.
meaning-nm-flight_controls = Der Teil des Cockpits, in dem der Kurs festgelegt wird.
meaning-nm-engine_top_token = Das der beiden Plättchen eines Triebwerks, das zählt: funktionsfähig oder beschädigt.
meaning-nm-order_changed = Die Plättchen des Triebwerks wurden vertauscht: Was andere davon wussten, stimmt nicht mehr.
meaning-nm-order_unchanged = Die Plättchen des Triebwerks liegen wie zuvor: Was andere davon wussten, gilt weiter.
meaning-nm-yellow_room = Ein technischer Raum: wird mit dem gelben Stapel durchsucht und kann entlüftet werden.
meaning-nm-emergency_depressurisation = Alle Türen eines gelben Raums schließen sich; wer am Ende der Spielerphase noch darin ist, stirbt.
meaning-nm-technical_red = Eines von zwei Netzen auf der anderen Seite des Schiffs; Geräusche darin erreichen das blaue nicht.
meaning-nm-technical_blue = Eines von zwei Netzen auf der anderen Seite des Schiffs; Geräusche darin erreichen das rote nicht.
meaning-nm-step-time = Erster Schritt der Ereignisphase: Der Zeitmarker rückt ein Feld vor, ebenso der einer laufenden Selbstzerstörung.
meaning-nm-step-attacks = Jeder Xeno in einem Raum mit einem Charakter greift einmal an.
meaning-nm-step-movement = Die Ereigniskarte nennt Xeno-Arten und eine Zahl: Die bei niemandem sind, gehen durch den Korridor dieser Zahl.
meaning-nm-movement_direction = Die Zahl eines Korridors auf einer Ereigniskarte: In diese Richtung bewegen sich Xenos.
meaning-nm-step-bag = Ein Plättchen wird aus dem Xeno-Beutel gezogen; je nachdem wächst der Beutel, es gibt Geräusche oder ein Ei.
meaning-nm-intruder_symbol = Zeigt auf Würfeln und Karten, welche Xeno-Arten gemeint sind.
meaning-nm-intruder_wound = Was ein Treffer bei einem Xeno anrichtet; danach zeigt eine gezogene Karte, ob es genügt.
meaning-nm-attack_card = Wird gezogen, wenn ein Xeno angreift (Wirkung) und wenn er Schaden nimmt (Blut).
meaning-nm-intruder_weakness_card = Liegt verdeckt auf der Xeno-Tafel, bis ein Objekt ihrer Art analysiert wurde.
meaning-nm-egg_token = Ein Ei auf der Xeno-Tafel, in einem Raum oder in jemandes Händen; ein Schaden zerstört es.
meaning-nm-ammo_wound_marker = Zählt die Munition einer Waffe oder den Schaden eines Xenos.
meaning-nm-five_wounds_token = Steht für fünf Schadensmarker an einem Xeno.
meaning-nm-special_effect = Was ein Erkundungsplättchen außer Gegenständen bringt oder eine Karte außer ihrer üblichen Verwendung.
meaning-nm-intruder_player = Wenn es so vereinbart ist: Wessen Charakter zuerst stirbt, der führt von da an die Xenos.
meaning-nm-intruder_action_card = Der Xeno-Spieler spielt eine pro Zug: für Bewegung, Angriff oder ihren Spezialeffekt.
meaning-nm-intruder_deck = Die Karten, von denen der Xeno-Spieler jede Runde drei zieht.
meaning-nm-roomaction-slimed = Wer diesen Raum betritt, erhält einen Schleimmarker.
meaning-nm-roomaction-rest = Wer zu Beginn einer Runde ohne Xeno und Fehlfunktionsmarker in den Kabinen ist, zieht auf 6 Karten nach.
meaning-nm-roomaction-self_destruct = Im Generator: Der Countdown des Schiffs beginnt oder endet vor dem ersten gelben Feld.
meaning-nm-objective-carries = Das Objekt muss in deinen Hand-Slots sein, wenn du einschläfst oder in einer Kapsel entkommst.
meaning-nm-objective-items = Alle deine Gegenstandskarten zählen, auch in den Händen; Aufgaben-Gegenstände nur, wenn sie aktiv sind.
meaning-nm-objective-ship_reaches = Nach dem Sprung entscheidet die Koordinatenkarte; das Schiff darf nicht zerstört sein.
meaning-nm-objective-weakness_of = Die Schwäche-Karte zu diesem Objekt muss offen liegen, egal wer es analysiert hat.
meaning-nm-objective-all_explored = Alle Räume des Schiffs müssen erkundet sein, egal von wem.
meaning-nm-objective-object_lies_in = Das Objekt muss am Ende in diesem Raum liegen, von niemandem getragen.
