### The frame of a lesson. Its lines and the hints stand with the game.

tut-ui-skip = Skip chapter
tut-ui-leave = Leave the lesson
tut-ui-resume = Resume at: { $chapter }
tut-ui-why = Why?
tut-ui-next = Go on
tut-ui-play_on = Play on from here with real dice
tut-ui-forced = Arranged for this lesson
tut-ui-progress = Chapter { $n } of { $chapters }, about { $minutes } min left
tut-ui-do_it = Do it for me
tut-ui-safe = Nothing here can go wrong for good. Back takes you to the chapter mark.
tut-ui-turn = Turn it over
tut-ui-roll = Roll
tut-ui-scan = Scan
tut-ui-draw = Draw four
tut-ui-try = Try it
tut-ui-back = Back to the chapter mark
tut-ui-lesson = Lesson
tut-ui-menu = More
tut-ui-chapters = Chapters
tut-ui-options = In this step: { $options }
tut-ui-radio = over the headset
tut-ui-pod = from the pod's screen
tut-ui-hint = Hint
tut-ui-hint_off = Do not show this hint again
tut-ui-failed = The lesson cannot be opened now. Try again.

## The end
tut-end-bots = Play a short game with two bots
tut-end-rules = Look up any rule: press R on anything
tut-end-again = Replay a chapter
tut-road-head = What you did not choose
