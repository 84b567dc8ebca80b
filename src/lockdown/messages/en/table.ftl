### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = In sight
ui-legend = What is what
ui-drop-pay = Drop the card here to pay
ui-drop-discard = Drop the card here to discard it
ui-drop-play = Drop the card here to play it
ui-drop-no = This card cannot be used for that
ui-quiet-action = Not again this action
ui-quiet-round = Not again this round
ui-quiet-help = Let it happen and do not ask me again. Nobody sees this.
ui-quiet-on-action = You are not asked for reactions in this action.
ui-quiet-on-round = You are not asked for reactions in this round.
ui-quiet-off = Ask me again
ui-go-there = Show on the board: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = { $name } is to decide.
