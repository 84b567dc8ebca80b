### The first page: two games, and what a table can be.

ui-home-both = An open, unofficial table for one to five people.
ui-play-now = Play now
ui-invite-people = Invite people
ui-learn-it = Learn it
ui-change = Change …
ui-fold = Done
ui-your-tables = Your tables
ui-door-lockdown = A failing base on Mars. The lights go out section by section.
ui-door-lockdown-1 = power and darkness
ui-door-lockdown-2 = a contingency nobody knows
ui-door-lockdown-3 = bunker, containers, isolation
ui-door-nemesis = A derelict ship on its way home, if the engines hold and the course is right.
ui-door-nemesis-1 = three engines, one truth each
ui-door-nemesis-2 = sleep, or leave in a pod
ui-door-nemesis-3 = a self-destruct that somebody may start
ui-wish-bots = { $n ->
    [one] You and one bot
   *[other] You and { $n } bots
}
ui-wish-alone = You alone
ui-setup-mode = Mode
ui-setup-board = Board
ui-setup-enemies = Enemies
ui-setup-guests = Characters of the other game
ui-mode-standard = secret objectives
ui-mode-standard-help = 2 to 5 players, some win
ui-mode-solo = alone
ui-mode-solo-help = one player against the game
ui-mode-coop = together
ui-mode-coop-help = open goals, all win or nobody
ui-mode-hunted = hunted by the dead
ui-side-basic = basic side
ui-side-surface = surface
ui-side-alternative = optional side
ui-enemies-night_stalkers = Night Stalkers
ui-enemies-intruders = Intruders
