### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = In sight
ui-legend = Legend
ui-drop-pay = Drop the card here to pay
ui-drop-discard = Drop the card here to discard it
ui-drop-play = Drop the card here to play it
ui-drop-no = This card cannot be used for that: take one that is lit
ui-quiet-action = Not again this action
ui-quiet-round = Not again this round
ui-quiet-help = Let it happen and do not ask me again. Nobody sees this.
ui-quiet-on-action = You are not asked for reactions in this action.
ui-quiet-on-round = You are not asked for reactions in this round.
ui-quiet-off = Ask me again
ui-go-there = Show on the board: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = { $name } is to decide.

## Ready phrases
ui-phrases-find = Search phrases
ui-phrases-truth = True or not: nobody checks.
ui-phrases-warnings = Warnings
ui-phrases-requests = Requests
ui-phrases-offers = Offers
ui-phrases-claims = Claims
ui-phrases-answers = Answers
ui-phrases-emotes = Emotes
ui-arg-room = Room
ui-arg-corridor = Corridor
ui-arg-seat = Player
ui-arg-contingency = Contingency
ui-arg-tile = What it is
ui-arg-item = Item
ui-arg-objects = Objects
ui-arg-section = Section
ui-arg-css = CSS token
ui-arg-space = Space
ui-arg-near = At { $room }
ui-arg-elsewhere = Elsewhere
ui-say-table = Say it to the table
ui-say-whisper = Whisper it to { $name }

## Not to hear somebody
ui-who-menu = { $name }: whisper or mute
ui-whisper-to = Whisper to { $name }
ui-mute = Mute: { $name }
ui-unmute = Hear again: { $name }
ui-muted = muted
ui-muted-lines = { $name }: { $n ->
    [one] { $n } line muted
    *[other] { $n } lines muted
}

## Being called
ui-title-decide = Your turn
ui-notice-decide = You are to decide
ui-notice-vote = There is a vote
ui-notice-whisper = Somebody whispers to you
ui-notice-table = Lockdown, table { $table }
ui-set-notify = Notifications
ui-set-notify-help = When you are awaited and look elsewhere. The table must stay open in a tab; no secrets are shown.
ui-notify-denied = The browser blocks notifications of this page. Open the page settings beside the address (or the app's settings), allow notifications, then switch this on again.
ui-notify-none = This browser has no notifications here. They need https (or this very computer); on a phone, add the page to the home screen first.

## Talk around the table
ui-bot-talk = Bots talk
ui-bot-talk-help = Bots warn, ask and claim in ready phrases, at most once a round. Some of it may be a lie.
ui-webhook = Webhook
ui-webhook-help = Tells a chat server, in your language, whose turn it is. Only hosts that this server allows.
ui-webhook-set = Save
ui-webhook-remove = Remove
ui-webhook-told = Turns are told to { $host }.
ui-stopped-rules = This game cannot go on here: it was saved under rules that this version of the program does not play. It is kept, and can be looked at.
ui-stopped-steps = This game cannot go on here: something waits on the table that this version of the program does not know. It is kept, and can be looked at.
