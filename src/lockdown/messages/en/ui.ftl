### What the browser itself says: buttons, labels, pages.

## The table
ui-ready = Ready
ui-act-move = Move
ui-act-careful = Careful
ui-act-pickup = Pick up
ui-act-trade = Trade
ui-act-craft = Craft
ui-act-shoot = Shoot
ui-act-melee = Melee
ui-act-room = Room
ui-act-computer = Computer
ui-act-card = Card
ui-act-item = Item
ui-act-pass = Pass
ui-act-end = End turn
ui-act-move-help = Go to an adjacent room. In combat this is an escape.
ui-act-careful-help = Move and choose where the noise goes.
ui-act-pickup-help = Pick up an egg, a carcass or a corpse.
ui-act-trade-help = Trade with the others in your room.
ui-act-craft-help = Make an item from two components.
ui-act-shoot-help = Shoot at { -foe(form: "a") } in your room.
ui-act-melee-help = Fight without a weapon; it brings contamination.
ui-act-room-help = Use what this room offers, or leave the complex.
ui-act-computer-help = Use the computer in this room.
ui-act-card-help = Play an action card from your hand.
ui-act-item-help = Use, activate or drop an item.
ui-act-pass-help = End your part of this round.
ui-ask-move = where to?
ui-ask-careful = where to?
ui-ask-pickup = what?
ui-ask-trade = open it?
ui-ask-craft = what?
ui-ask-shoot = at whom?
ui-ask-melee = whom?
ui-ask-room = do what?
ui-ask-computer = use it?
ui-ask-card = which one?
ui-ask-item = which one?
ui-ask-pass = for this round
ui-ask-end = or drop something first
ui-kind-choose = Choose
ui-kind-pay = Pay
ui-kind-discard = Discard
ui-acting = acting
ui-actions = Actions
ui-actions-left = { $n ->
    [one] { $n } action left
    *[other] { $n } actions left
}
ui-active = active
ui-active-contingency = Active contingency, face down
ui-active-may-be = Active may be
ui-alive = { $n ->
    [one] { $n } alive
    *[other] { $n } alive
}
ui-ammo = Ammo { $n } of { $of }
ui-analyse = Analyse an object in the Laboratory
ui-analysed = Analysed
ui-asked-all = everybody is asked
ui-away = away
ui-back = Back
ui-back-to-end = Back to the ending
ui-backpack = Backpack
ui-badge-discard = DISCARD
ui-badge-pay = PAY
ui-badge-play = PLAY
ui-blackout-always = Power failure, always
ui-blackout-red = Power failure, only while the time token is red
ui-board = Board
ui-bot = bot
ui-bot-name = { $level } Bot { $seat }
ui-bot-random = Erratic
ui-bot-beginner = Beginner
ui-bot-easy = Easy
ui-bot-regular = Steady
ui-bot-strong = Sharp
ui-bot-hard = Sharp
ui-bot-expert = Ruthless
ui-bunker = Bunker
ui-cannot-pay = cannot pay
ui-cards-in-hand = Cards in hand
ui-choose = Choose
ui-choose-card = Choose a card
ui-choose-noise = you place the noise
ui-clock = Time to decide
ui-close = Close
ui-closed = CLOSED
ui-code-green = Green
ui-code-yellow = Yellow
ui-code-blue = Blue
ui-code-grey = Grey
ui-code-red = Red
ui-combat = combat
ui-computer = Computer card
ui-computer-locked = No action on this card
ui-computer-off = Computer without power or broken
ui-computer-on = Computer works
ui-confirm = Confirm
ui-container = Container { $letter }
ui-containers = CARGO CONTAINERS
ui-corridor = Corridor { $name }, number { $numbers }
ui-cost = cost { $n }
ui-crew = Crew
ui-css-token = CSS token, face down
ui-curtain-help = Only { $name } looks now. Everything private is behind this curtain.
ui-dark = DARK
ui-dark-word = dark
ui-decision = Decision
ui-deck = deck { $n }
ui-destruct = Self-destruct
ui-destruct-on = Self-destruct on { $n ->
    [0] S
   *[other] { $n }
}
ui-discard-and-pass = { $n ->
    [one] Discard { $n } and pass
    *[other] Discard { $n } and pass
}
ui-discard-n = Discard { $cards }
ui-discard-pile = Discard pile: { $n }
ui-door-closed = door closed
ui-door-destroyed = door destroyed
ui-dressed = dressed
ui-eggs = { $n ->
    [one] { $n } egg
    *[other] { $n } eggs
}
ui-elevator = Elevator
ui-emergency = Emergency procedure
ui-empty = empty
ui-exit = EXIT
ui-exits = Ways out
ui-fire = fire
ui-fire-gauge = Fire markers: number { $n } destroys the complex
ui-first-player = First player
ui-gate-closed = GATE CLOSED
ui-gate-open = GATE OPEN
ui-hand-free = free
ui-hands = Hands
ui-here = { $n } here
ui-hidden = Hidden. Nobody looks over your shoulder.
ui-hide = hide
ui-show = show
ui-i-am = I am { $name }
ui-inventory = What you carry
ui-items-left = { $n ->
    [one] { $n } item
    *[other] { $n } items
}
ui-keys = Keyboard
ui-knowledge = Knowledge
ui-knowledge-active = Knowledge, token active
ui-laboratory = Laboratory
ui-language = Language
ui-lies-here = Lies here
ui-light-wounds = Light wounds
ui-line-open = connected
ui-line-connecting = connecting …
ui-line-lost = offline
ui-lit = lit
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-malfunction = malfunction
ui-malfunction-gauge = Malfunction markers: number { $n } destroys the complex
ui-menu = Menu
ui-met = met
ui-mission-active = is active.
ui-mission-inactive = inactive.
ui-more-phrases = More phrases
ui-needs = Needs:
ui-next-to-fail = next to fail
ui-no-cards = No cards in hand
ui-no-character = No character yet
ui-no-noise-roll = no noise roll
ui-no-signal = no signal
ui-no-slime = no slime
ui-no-table = No such table
ui-no-table-help = There is no such table, or you may not see it. Check the link, or ask whoever sent it.
ui-no-screen = This game has no screen here yet
ui-no-screen-help = The table runs and programs can play at it. People play this game in the terminal: lockdown play --game nemesis.
ui-noise = noise
ui-noise-roll = noise roll
ui-not-now = Not now: { $what }
ui-not-now-these = Not now
ui-numbed = numbed this round
ui-object = object
ui-objective-personal = personal
ui-objective-corporate = corporate
ui-objective-coop = shared
ui-odds = What it risks
ui-odds-encounter = encounter
ui-odds-surprise = surprise attack
ui-odds-danger = danger
ui-odds-noise = noise
ui-odds-silence = silence
ui-odds-surface = surface card
ui-token-face-down = exploration token, face down
ui-on = ON
ui-off = OFF
ui-offline-help = The line is broken. What you chose is kept; we are trying again.
ui-trouble = The game waits
ui-trouble-storage = The server cannot save right now. Nothing is lost; the game goes on by itself as soon as it can.
ui-trouble-stuck = Something failed on the server. It tries again by itself; if that does not help, please report it.
ui-older = Show what happened before
ui-only-you = Only you
ui-open = OPEN
ui-options = Options
ui-over = The game is over
ui-over-help = Everything lies open.
ui-pass-note = your round ends; draw up again in the next
ui-pass-now = Pass without discarding
ui-pass-screen = Pass the screen
ui-passed = passed
ui-pay-and = Pay { $cards }: { $act }
ui-pay-with = Pay { $cards }
ui-phase-setup = setup
ui-phase-players = player phase
ui-phase-events = event phase
ui-phase-victory = victory check
ui-phase-over = over
ui-place-room = in a room
ui-place-container_a = container A
ui-place-container_b = container B
ui-place-container_c = container C
ui-place-launched = launched
ui-place-isolation = locked in
ui-place-bunker = bunker
ui-place-dead = dead
ui-place-unplaced = not placed
ui-player-n = Player { $n }
ui-number-n = P{ $n }
ui-percent = { $p }%
ui-pool = NEUTRAL
ui-pool-n = POOL · { $n }
ui-pool-title = Neutral contingency pool
ui-reaction = reaction
ui-reconstructed = Reconstructed: we could not read this from the original and filled it in ourselves.
ui-report = Report a bug
ui-room = Room
ui-room-n = Room { $n }
ui-round = Round
ui-rover = Rover
ui-rules = Rules
ui-say-something = Say something …
ui-say-to = To whom
ui-send = Send
ui-sending = Sending …
ui-serious = Serious
ui-settings = Settings
ui-sheet = Make the sheet smaller or larger
ui-signal = signal
ui-slime = slime
ui-sound-off = off
ui-sound-low = low
ui-sound-full = full
ui-sound-is = Sound: { $level }
ui-spectator = Spectator
ui-spectators = Spectators
ui-stood-in = Somebody else decides for you at the moment.
ui-tab-board = Board
ui-tab-crew = Crew
ui-tab-log = Log
ui-tab-talk = Talk
ui-tab-me = Me
ui-table = Table
ui-table-asked = Everybody who might react is being asked.
ui-table-word = table
ui-tabs = Views
ui-take-over = I am back
ui-talk = Talk
ui-talk-empty = Nobody has said anything.
ui-then-pay = { $n ->
    [one] then pay { $n } card
    *[other] then pay { $n } cards
}
ui-time-blue = Time token, blue side: red power failures are ignored
ui-time-red = Time token, red side
ui-time-track = Time track
ui-to-lobby = Leave the table
ui-token-and-noise = token + noise
ui-undo = Undo
ui-undo-alone = Take back your last step
ui-undo-vote = Ask the others to take it back
ui-undo-no = Nothing can be taken back: a step can only until something is rolled or revealed
ui-unexplored = Unexplored
ui-unexplored-kind = Unexplored { $kind }
ui-unknown = Unknown
ui-uses = { $n ->
    [one] { $n } use
    *[other] { $n } uses
}
ui-vents-1 = TECHNICAL
ui-vents-2 = CORRIDORS
ui-vote = Vote
ui-vote-absent = { $name } is absent. What now?
ui-vote-undo = { $name } asks to take the last step back.
ui-vote-rematch = Play again with the same crew?
ui-vote-choice-wait = Wait
ui-vote-choice-bot = Let a bot play
ui-vote-choice-still = Stand still
ui-vote-choice-yes = Yes
ui-vote-choice-no = No
ui-vote-waiting = { $n ->
    [one] { $n } vote so far
    *[other] { $n } votes so far
}
ui-waiting = Waiting
ui-waiting-nobody = for what happens next
ui-watching = { $n } watching
ui-when-any = any time
ui-when-never = not in combat
ui-when-only = only in combat
ui-while-away = since you were away
ui-whisper = whisper
ui-whispers-to = whispers to { $to }
ui-whole-board = Whole board
ui-why-not-your-turn = It is not your turn to decide. Wait until the table asks you.
ui-why-unknown = The rules do not offer it now. Choose something that is lit, or read its description for what it needs.
ui-wounds-n = { $n ->
    [one] { $n } wound
    *[other] { $n } wounds
}
ui-you = You
ui-you-decide = YOU DECIDE
ui-you-watch = You are watching.
ui-your-hand = { $n ->
    [one] Your hand, { $n } card
    *[other] Your hand, { $n } cards
}
ui-your-turn = YOUR TURN
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out

## Lobby and home
ui-home-claim = An open, unofficial table for one to five people, a failing base on Mars, and what moves in the dark.
ui-new-table = New table
ui-this-table = This table
ui-your-name = Your name
ui-players = Players
ui-solo = Solo
ui-bots-are = Bots
ui-play-bots = Play now with bots
ui-play-bots-help = { $n ->
    [one] { $n } bot joins you. You start at once.
    *[other] { $n } bots join you. You start at once.
}
ui-play-solo = Play solo
ui-play-solo-help = You against the base.
ui-open-table = Open a table
ui-open-table-help = Invite friends by a link, share one screen, choose the rules.
ui-learn = Learn by playing
ui-learn-help = A first game of fifteen minutes.
ui-learn-short = I know Lockdown: the short way, nine minutes
ui-rules-help = Every rule, searchable.
ui-create-failed = The table could not be made. Try again.
ui-resume = Your tables
ui-resume-none = Tables that you sat at from this browser appear here.
ui-forget = Forget this table
ui-unofficial = Unofficial fan project, not connected with Awaken Realms or Rebel. Own drawings; icons by game-icons.net, CC BY 3.0.
ui-about = About and credits
ui-host-decides = the host decides
ui-pace = Pace
ui-pace-help = Live: everybody is here. Days: come back when it is your turn.
ui-pace-live = Live
ui-pace-correspondence = Days
ui-clock-label = Thinking time
ui-clock-help = How long a decision may take before the others may vote.
ui-clock-none = No clock
ui-minutes = { $n } min
ui-help-level = Help
ui-help-help = Full: odds and deductions. Facts: only what lies open. Bare: as at a real table.
ui-help-full = Full
ui-help-facts = Facts
ui-help-bare = Bare
ui-reactions = Reaction time
ui-reactions-help = Everybody who might react is asked for this long, whatever they hold.
ui-spectators-help = May others watch? They see no secrets.
ui-whispers-shown = Show who whispers
ui-whispers-help = As at a table: everybody sees who whispers with whom, nobody hears it.
ui-table-rules = Rules options
ui-rule-yellow_contingency = Code Yellow kills
ui-rule-yellow_contingency-low = knowledge 4 or less
ui-rule-yellow_contingency-high = knowledge 5 or more
ui-rule-computer_in_combat = Computer in combat
ui-rule-cave_noise = Noise roll in caves
ui-yes = Yes
ui-no = No
ui-characters = Characters
ui-character-of = Character of seat { $n }
ui-draft = draft
ui-seats = Seats
ui-seats-taken = { $n } of { $of } taken
ui-seat-open = Open seat
ui-seat-host = host, this browser
ui-seat-open-help = waiting for somebody with the link
ui-seat-person-help = plays from another browser
ui-seat-bot-help = honest: sees only what its seat may see
ui-seat-hotseat-help = same screen, a curtain between turns
ui-seat-person = Person
ui-seat-here = Same screen
ui-bot-level = Bot: { $level }
ui-bot-rookie = Rookie
ui-who-plays = Who plays seat { $n }
ui-sit-down = Sit down
ui-stand-up = Stand up
ui-change-seat = Sit here
ui-make-host = Make this player the host
ui-here-word = here
ui-invite = Invite
ui-invite-help = Anybody with the link may take an open seat or watch.
ui-copy-link = Copy link
ui-copied = Copied
ui-qr = Invitation as a QR code
ui-start = Start the game
ui-start-with-bots = { $n ->
    [one] Start now, a bot takes the open seat
    *[other] Start now, bots take { $n } seats
}
ui-wait-for-host = The host will start the game.

## The ending
ui-end-nobody = Nobody came home
ui-end-home = { $n ->
    [one] One came home
    [2] Two came home
    [3] Three came home
    [4] Four came home
    [5] Five came home
    *[other] { $n } came home
}
ui-step-contingency = Contingency
ui-step-contamination = Contamination
ui-step-objectives = Objectives
ui-step-objective = Objective
ui-contingency-was = The active contingency was
ui-still-sealed = Still face down.
ui-how-left = How they left
ui-fate = Fate
ui-left-bunker = To the bunker
ui-left-launched = In a container
ui-left-isolation = Locked in
ui-left-dead = Killed
ui-left-swept = Left behind
ui-killed = killed
ui-spared = spared
ui-infected-died = infected, died
ui-infected-lived = infected, lived
ui-clean = clean
ui-scanned = { $n ->
    [one] { $n } card scanned
    *[other] { $n } cards scanned
}
ui-sealed = sealed
ui-next-reveal = next to be revealed
ui-won = WON
ui-lost = LOST
ui-dead = DEAD
ui-reveal-contingency = Reveal the contingency
ui-reveal-contamination = Scan the survivors
ui-reveal-objective = Reveal: { $name }
ui-check-objective = Check: { $name }
ui-reveal-all = Reveal everything
ui-rematch = Same crew again
ui-to-rematch = To the next game
ui-watch-replay = Watch the replay
ui-see-board = See the board
ui-export = Export the game
ui-story = The story
ui-stat-noise = { $n ->
    [one] noise roll
   *[other] noise rolls
}
ui-stat-encounters = { $n ->
    [one] encounter
   *[other] encounters
}
ui-stat-blackouts = { $n ->
    [one] blackout
   *[other] blackouts
}
ui-stat-rounds = { $n ->
    [one] round
   *[other] rounds
}

## Replay
ui-replay = Replay
ui-replay-failed = There is no replay of this table yet. It can be watched when the game is over.
ui-step-back = One step back
ui-step-on = One step on
ui-play = Play
ui-pause = Pause
ui-moment = Moment of the game
ui-eyes = Eyes
ui-eyes-open = all hands open

## Pages
ui-game = Game
ui-rules-search = Search the rules
ui-rules-ask = Ask: can I trade in combat?
ui-rules-area = Chapter
ui-rules-all = All chapters
ui-rules-failed = The rules could not be loaded. Reload the page.
ui-rule-missing = There is no rule { $id }. Search for it in words.
ui-nothing-found = Nothing found. Try other words.
ui-sound = Sound
ui-speed = Pace of the story
ui-motion = Motion
ui-motion-auto = as the system says
ui-motion-reduced = reduced
ui-text-size = Text size
ui-set-contrast = High contrast
ui-set-contrast-help = Stronger outlines, no gradients.
ui-set-hints = Hints
ui-set-hints-help = Short help where something is new.
ui-set-textMode = Text mode
ui-set-textMode-help = The whole table as text, for screen readers and slow lines.
ui-leave-text = Leave text mode
ui-tm-now = What is going on
ui-tm-do = What you can do
ui-tm-cannot = What you cannot do, and why
ui-tm-where = Where you are
ui-tm-rooms = All rooms
ui-tm-yours = You decide.
ui-tm-time = The time token stands on { $n ->
    [0] S
   *[other] { $n }
}.
ui-key-enter = Confirm what you have chosen
ui-key-esc = Back, or undo
ui-key-arrows = Go through the options
ui-key-digits = Choose an option by its place
ui-key-tab = From one thing to the next
ui-key-d = Decision
ui-key-b = Targets on the board
ui-key-h = Hand
ui-key-l = Log
ui-key-t = Talk
ui-key-r = Rule of the focused thing
ui-key-ask = Ask the rules
ui-key-help = This list
ui-report-help = Say what looked wrong. The file holds the table as you may see it, nobody's secrets.
ui-report-what = What happened, what should have happened?
ui-report-make = Make the report
ui-report-save = Save the report
ui-report-failed = The report could not be made. Try again in a moment.
ui-about-1 = Lockdown is an open digital table for the board game Nemesis: Lockdown. It is made by fans, it is free, and it is not official.
ui-about-2 = Nemesis: Lockdown was designed by Adam Kwapiński and is published by Awaken Realms and Rebel Studio. All rights in the game are theirs. If you like it, buy the box.
ui-about-3 = No picture and no text of the publisher is used: everything here is drawn and worded anew. What could not be known was reconstructed and is marked with ≈.
ui-about-icons = Icons: Lorc, Delapouite and contributors,
ui-about-fonts = Fonts: Barlow, Barlow Condensed, Big Shoulders Stencil (SIL Open Font License).
ui-about-privacy = No tracking, no advertising. This browser keeps your settings and the keys of your seats; the server keeps the table.

## Odds
ui-odds-no_roll = no noise roll
ui-odds-wounds_0 = no wound
ui-odds-wounds_1 = 1 wound
ui-odds-wounds_2 = 2 wounds
ui-odds-wounds_3 = 3 wounds
ui-odds-wounds_4 = 4 wounds
ui-odds-wounded = you are hurt
ui-odds-blank = blank token
ui-odds-of-which = of which { $what } { ui-percent }
ui-phrases = Ready phrases
ui-the-dead = The dead
ui-bot-veteran = Veteran
ui-bot-learned = Self-taught
