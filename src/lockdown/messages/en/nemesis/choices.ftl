### Choices by name: the word of an option `option <word>`.

choice-working = Working
choice-damaged = Damaged
choice-stay = Stay in the pod and pass
choice-launch = Launch the pod
choice-step_out = Step out of the pod
choice-with_egg = Destroy an egg too
choice-without_egg = Leave the eggs alone
choice-personal = The personal objective
choice-corporate = The corporate objective
