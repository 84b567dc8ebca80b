### The pages around the table: glossary, rules, home, settings.

## Glossary
ui-glossary = Glossary
ui-glossary-help = Every term of the game, in four languages.
ui-glossary-search = Search a term
ui-glossary-topic = Topic
ui-glossary-all = All topics
ui-glossary-letters = By first letter
ui-glossary-rules = Rules that speak of it
ui-glossary-no-rule = No rule uses this very word.
ui-glossary-more = Show all { $n }
ui-glossary-others = In the other languages
ui-glossary-terms = Terms in this rule
ui-glossary-failed = The glossary could not be loaded. Reload the page.
ui-glossary-original = Original
ui-topic-game = The game
ui-topic-round = The round
ui-topic-end = Objectives and the end
ui-topic-board = The board
ui-topic-rooms = Rooms
ui-topic-crew = The crew
ui-topic-combat = Night Stalkers and combat
ui-topic-actions = Actions
ui-topic-cards = Cards
ui-topic-items = Items
ui-topic-words = Words at the table
ui-topic-nemesis = The original Nemesis

## Chapters of the rules, by the letters of their ids
area-CMP = Components
area-SET = Setup
area-BRD = Board
area-PWR = Power
area-RND = Rounds and turns
area-EVT = Event phase
area-BAG = Bag development
area-GOL = Winning and surviving
area-OBJ = Objectives
area-CRT = Critical moments
area-SDS = Self-destruct
area-CSS = Cargo Sending System
area-BNK = Gate, rover and bunker
area-CTG = Contingencies
area-EMP = Emergency procedure
area-END = End of the game
area-VIC = Victory check
area-ACT = Actions and reactions
area-BAS = Basic actions
area-MOV = Movement
area-EXP = Exploration
area-NOI = Noise
area-TEC = Technical corridors
area-STK = Night Stalker movement
area-MRK = Markers
area-DOR = Doors
area-ENC = Encounters
area-CMB = Combat
area-WND = Wounding Night Stalkers
area-ATK = Attacks on characters
area-CON = Contamination
area-HRT = Wounds and death
area-KNW = Knowledge and weaknesses
area-WEA = Weaknesses
area-ITM = Items and objects
area-CRF = Crafting
area-SRC = Searching
area-MIS = Mission items
area-TRD = Trading
area-HRM = Harming others
area-CPU = Computers
area-ROM = Rooms
area-SOL = Solo mode
area-COP = Cooperative mode
area-SRF = Mars surface
area-NCH = Characters of Nemesis
area-NIN = Intruders as guests
area-CRD = Cards
area-FAQ = Questions and answers
area-POD = Escape pods
area-INT = Playing the Intruders
area-ALT = Other modes
ui-rules-met = What you met today
ui-rules-english = The full text is in English so far.
ui-rules-stale = This translation is older than the rule in English.

## Bots of the one-click game
ui-level-rookie = Rookie
ui-level-regular = Steady
ui-level-veteran = Veteran
ui-level-learned = Self-taught
ui-level-rookie-help = Sensible basics, no plan: good for your first games.
ui-level-regular-help = Weigh what an action brings against what it risks.
ui-level-veteran-help = Think ahead, and take a moment longer for it.
ui-level-learned-help = Learned the game by playing against themselves.

## Hints
ui-set-hints-auto = Short help where something is new. In each game it goes off by itself after three finished games.
ui-hints-done = Three games finished: in this game hints are off from now on.
ui-hints-keep = Keep them on

## Getting about
ui-to-home = Home
ui-invite-local = This address works on this computer only. For others, start with
ui-explain = What does “{ $what }” mean?
ui-time = Time
ui-kept-over = finished
ui-kept-lobby = in the lobby
