### The cards of the Intruder player.

intruderaction-pursuit_1 = Pursuit (1)
    .text = Move one Intruder through connection 1. — or — Attack: draw 2 attack cards, resolve 1. — or — Choose a character: its player rolls for noise in its room, even in combat or in company.
intruderaction-pursuit_2 = Pursuit (2)
    .text = Move one Intruder through connection 2. — or — Attack: draw 2 attack cards, resolve 1. — or — Choose a character: its player rolls for noise in its room, even in combat or in company.
intruderaction-pursuit_3 = Pursuit (3)
    .text = Move one Intruder through connection 3. — or — Attack: draw 2 attack cards, resolve 1. — or — Choose a character: its player rolls for noise in its room, even in combat or in company.
intruderaction-pursuit_any = Pursuit (any)
    .text = Move one Intruder through any connection of its room. — or — Attack: draw 3 attack cards, resolve 1. — or — Choose a character: its player rolls for noise in its room, even in combat or in company.
intruderaction-coordinated_hunt_3 = Coordinated Hunt (3)
    .text = Move one Intruder through connection 3. — or — Attack: draw 1 attack card. — or — Each adult that is not in combat moves to a character next door; of several rooms to the lowest number. A closed door is destroyed instead.
intruderaction-coordinated_hunt_4 = Coordinated Hunt (4)
    .text = Move one Intruder through connection 4. — or — Attack: draw 1 attack card. — or — Each adult that is not in combat moves to a character next door; of several rooms to the lowest number. A closed door is destroyed instead.
intruderaction-metamorphosis = Metamorphosis
    .text = Move one Intruder through connection 1. — or — Attack: draw 1 attack card. — or — Every larva breaks out of its bearer, as in the event Eclosion; the others scan as it says.
intruderaction-planning_4 = Planning (4)
    .text = Move one Intruder through connection 4. — or — Attack: draw 1 attack card. — or — Look alone at the top 3 event cards, choose 1 and resolve all of it. The others are discarded.
intruderaction-planning_any = Planning (any)
    .text = Move one Intruder through any connection of its room. — or — Attack: draw 1 attack card. — or — Look alone at the top 3 event cards, choose 1 and resolve all of it. The others are discarded.
intruderaction-self_healing = Self-Healing
    .text = Move one Intruder through connection 2. — or — Attack: draw 1 attack card. — or — One Intruder loses up to 2 wounds.
