### Ready phrases about what only this game has, and what it says otherwise.

## Warnings
phrase-stalker_in = There is an Intruder in { $room }.

## Claims, true or not
phrase-engine_works = { $room } is working.
phrase-engine_broken = { $room } is damaged.
phrase-course_earth = Our course leads to Earth.
phrase-course_away = Our course does not lead to Earth.
phrase-self_destruct = I want to blow this ship up.
phrase-leave_pod = My way out is an escape pod.
phrase-leave_sleep = I am going to hibernate.
