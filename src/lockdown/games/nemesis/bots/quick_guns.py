"""What shots of the original game do: the faces of the die by weapon, and the wound check.

The odds of Lockdown have it that six of seven shots hit an adult, from any weapon; here every other
one does (NM-CMB-05), and some weapons wound twice as much as others (NM-CMB-06).
"""

from __future__ import annotations

from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import count_of
from lockdown.state.keys import ADULT, CREEPER, ITEM, LARVA

#: Wounds by the six faces of the die: of the small ones, of adults, and of the great ones.
_FACES = ((0, 1, 1, 1, 1, 2), (0, 0, 0, 1, 1, 2), (0, 0, 0, 0, 1, 2))
#: The chance of each of them, and the faces that are hits of any target.
_FACE, _SINGLE, _DOUBLE = 1 / 6, 4, 5
#: Chance that the card of a wound check ends a fight, an arrow included, by wounds (NM-WND-03);
#: the same of the two cards for a great one (NM-WND-04).
CHECK = (0.0, 0.1, 0.2, 0.4, 0.65, 0.9, 1.0)
GREAT = (0.0, 0.195, 0.195, 0.195, 0.2, 0.24, 0.33, 0.48, 0.66, 0.85, 1.0)
#: Weapons whose wounds are one more, and those of which only a blank misses.
_HEAVY = (ITEM["shotgun"], ITEM["assault_rifle"])
_WIDE = (ITEM["prototype_shotgun"], ITEM["flamethrower"])
_REVOLVER, _SAWED_OFF, _PISTOL = ITEM["revolver"], ITEM["sawed_off_shotgun"], ITEM["pistol"]
_PROTOTYPE, _AGAIN = ITEM["prototype_shotgun"], ITEM["prototype_pistol"]
#: Things that make one Intruder retreat (NM-WND-14), and the part that does it.
DRIVES = {ITEM["taser"]: 0, ITEM["fire_extinguisher"]: 1}


def _wounds(weapon: int, great: int) -> tuple[int, ...]:
    """Wounds by face of the die (NM-CMB-06)."""
    found = list(_FACES[great])
    if weapon == _REVOLVER:
        found[_DOUBLE] = 3
    elif weapon == _SAWED_OFF:
        found[_SINGLE] = 2
    elif weapon == _PISTOL:
        found[_DOUBLE] = 1
    elif weapon in _HEAVY:
        found = [n + 1 if n else 0 for n in found]
    elif weapon in _WIDE:
        found = [0, *(max(1, n) for n in found[1:])]
        if weapon == _PROTOTYPE:
            found[_SINGLE], found[_DOUBLE] = 2, 3
    return tuple(found)


_BY_WEAPON = tuple(tuple(_wounds(weapon, great) for great in range(3)) for weapon in range(256))


def falls(kind: int, wounds: int) -> float:
    """Chance that the check after so many wounds ends the fight."""
    if kind == LARVA:
        return 1.0
    odds = CHECK if kind <= ADULT else GREAT
    return odds[min(wounds, len(odds) - 1)]


def felled(
    weapon: int, kind: int, wounds: int, *, again: bool = False, burst: int = 0
) -> tuple[float, float]:
    """Chance that a shot ends the fight with one that has such wounds, and those that it deals.

    A miss may be rolled `again`; a `burst` of so many rounds deals half of them besides, and the
    wound of the rifle itself where the die misses as well.
    """
    faces = _BY_WEAPON[weapon & 255][0 if kind <= CREEPER else 1 if kind == ADULT else 2]
    found = dealt = misses = 0.0
    for face in faces:
        n = max(face, 1) + burst // 2 if burst > 1 else face
        if n:
            found += _FACE * falls(kind, wounds + n)
            dealt += _FACE * n
        else:
            misses += _FACE
    twice = 1.0 + misses if again or weapon & 255 == _AGAIN else 1.0
    return found * twice, dealt * twice


def drives(t: NemesisTable, seat: int) -> bool:
    """Whether one has something that makes an Intruder retreat."""
    return any(item & 255 in DRIVES for item in (*t.hands[seat], *t.pack[seat]))


def loaded(t: NemesisTable, seat: int) -> list[int]:
    """Weapons at hand with a round in them."""
    return [item for item in t.hands[seat] if t.rs.items[item & 255].weapon and count_of(item)]
