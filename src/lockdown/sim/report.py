"""One HTML page about many games, to look at rather than to read.

Everything is inside the one file: style, plots as inline SVG, and the fonts of the browser client
where it is installed.
"""

from __future__ import annotations

import base64
import json
import shlex
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib import resources
from pathlib import Path

from lockdown.bots.files import SETTING, named
from lockdown.messages import MissingMessage, Words
from lockdown.sim import dealing, plots
from lockdown.sim.many import Figures, Settings
from lockdown.sim.plots import BLOOD, GO, GO_DIM, Rate, percent
from lockdown.sim.record import EVENT_COUNTS, Record
from lockdown.state import keys
from lockdown.state.content import content_of

_FONTS = (
    ("Barlow", 400, "barlow-latin-400-normal"),
    ("Barlow Condensed", 500, "barlow-condensed-latin-500-normal"),
    ("Barlow Condensed", 600, "barlow-condensed-latin-600-normal"),
    ("Barlow Condensed", 700, "barlow-condensed-latin-700-normal"),
    ("Big Shoulders Stencil", 700, "big-shoulders-stencil-display-latin-700-normal"),
)

#: The options of the command that are said only where they are not as usual.
_WORDS = {
    "--game": "game",
    "--mode": "mode",
    "--board": "board",
    "--enemies": "enemies",
    "--deal": "deal",
    "--only": "only",
    "--seconds": "seconds",
    "--check": "check_every",
    "--limit": "limit",
}

#: Seats, survivors and winners of what was never chosen.
NEVER = (0, 0, 0)


def write_report(file: Path, settings: Settings, figures: Figures) -> None:
    """Write the page."""
    file.write_text(page(settings, figures), encoding="utf-8")


def page(settings: Settings, figures: Figures) -> str:
    """The page as text; the same for the same games."""
    games = [record for record in figures.records if record["status"] == "ok"]
    style = resources.files("lockdown.sim").joinpath("report.css").read_text(encoding="utf-8")
    sections = (
        [
            _course(settings, games),
            _rates(settings, games),
            _deaths(settings, games),
            _board(settings, games),
            _danger(settings, games),
            _length(games),
            _own(figures),
        ]
        if games
        else ["<p>No game was finished.</p>"]
    )
    title = f"{figures.games:,} games of ".replace(",", " ") + content_of(settings.game).title
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{_fonts()}{style}</style></head><body><main>"
        + _head(title, settings, figures, games)
        + "".join(sections)
        + _foot(settings, figures)
        + "</main></body></html>\n"
    )


# ---- words


def _named(game: str, prefix: str, key: str) -> str:
    try:
        return Words("en", game).text(f"{prefix}-{key}")
    except MissingMessage:
        return key.replace("_", " ").capitalize()


def _fonts() -> str:
    """The fonts of the browser client, if it is installed."""
    found = []
    folder = resources.files("lockdown").joinpath("server", "static", "assets")
    if not folder.is_dir():
        return ""
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    for family, weight, start in _FONTS:
        for file in files:
            if file.name.startswith(start) and file.name.endswith(".woff2"):
                data = base64.b64encode(file.read_bytes()).decode()
                found.append(
                    f'@font-face{{font-family:"{family}";font-weight:{weight};'
                    f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
                )
                break
    return "".join(found)


def _card(title: str, body: str, kind: str = "") -> str:
    return f'<div class="card {kind}"><h3>{escape(title)}</h3>{body}</div>'


def _section(title: str, note: str, *cards: str) -> str:
    return (
        f'<section><h2>{escape(title)}</h2><p class="note">{note}</p>'
        f'<div class="grid">{"".join(cards)}</div></section>'
    )


# ---- parts of the page


def _head(title: str, settings: Settings, figures: Figures, games: Sequence[Record]) -> str:
    foes = content_of(settings.game).reported.foes
    seats = sum(record["players"] for record in games)
    survived = sum(sum(record["survived"]) for record in games)
    won = sum(sum(record["won"]) for record in games)
    rounds = [record["rounds"] for record in games] or [0]
    wiped = sum(1 for record in games if not any(record["survived"]))
    lead = (
        f"<b>{seats}</b> characters went in. "
        f'<b class="good">{survived}</b> of them got out alive ({percent(survived / max(1, seats))}'
        f'), <b class="good">{won}</b> with what they had come for. '
        f'In <b class="bad">{percent(wiped / max(1, len(games)))}</b> of the games nobody lived to '
        "tell the tale."
    )
    tiles = (
        (percent(survived / max(1, seats)), "survive"),
        (percent(won / max(1, seats)), "win"),
        (f"{statistics.median(rounds):g}", "rounds, median"),
        (f"{figures.decisions / max(1, figures.games):.0f}", "decisions a game"),
        (f"{sum(r['killed'] for r in games) / max(1, len(games)):.1f}", f"{foes} killed"),
        (f"{sum(r['encounters'] for r in games) / max(1, len(games)):.1f}", "encounters a game"),
    )
    boxes = "".join(f'<div class="tile"><b>{v}</b><span>{w}</span></div>' for v, w in tiles)
    return (
        f'<header><h1>{title}</h1><p class="lead">{lead}</p>'
        f'<div class="tiles">{boxes}</div></header>'
    )


def _course(settings: Settings, games: Sequence[Record]) -> str:
    """Who is where, round by round, and how it ends."""
    own = content_of(settings.game).reported
    last = max(record["rounds"] for record in games)
    seats = sum(record["players"] for record in games)
    dead_by, out_by = Counter[int](), Counter[int]()
    for record in games:
        checked = {"contingency", "contamination", "left_behind", "destroyed"}
        early = {d["seat"]: d["round"] for d in record["deaths"] if d["cause"] not in checked}
        out = {left["seat"]: left["round"] for left in record["left"]}
        for seat in range(record["players"]):
            if seat in early:
                dead_by[early[seat]] += 1
            elif seat in out:
                out_by[out[seat]] += 1
    names, shares = ["0"], [[0.0, 1.0, 0.0]]
    dead = out_ = 0
    for number in range(1, last + 1):
        dead += dead_by[number]
        out_ += out_by[number]
        names.append(str(number))
        shares.append([out_ / seats, 1 - (dead + out_) / seats, dead / seats])
    won = sum(sum(record["won"]) for record in games) / seats
    survived = sum(sum(record["survived"]) for record in games) / seats
    course = plots.areas(
        names,
        shares,
        (GO_DIM, "#4a5e6b", "#5d1220"),
        (("won", won, GO), ("alive", survived - won, GO_DIM), ("dead", 1 - survived, "#5d1220")),
        label="Characters by round: out, inside, dead",
    )
    course += plots.legend((("out", GO_DIM), ("inside", "#4a5e6b"), ("dead", "#5d1220")))
    ends = Counter(record["ended"] for record in games)
    how = plots.bars(
        [
            (name, count, colour, percent(count / len(games)), f"{count} games")
            for (name, colour), count in (
                (own.endings[key], count)
                for key, count in sorted(ends.items(), key=lambda item: -item[1])
            )
        ],
        label="How games end",
    )
    when = Counter((record["rounds"], record["ended"]) for record in games)
    columns = plots.columns(
        [
            (str(number), [(end, when[number, end]) for end in own.endings])
            for number in range(1, last + 1)
        ],
        {key: colour for key, (_, colour) in own.endings.items()},
        label="When games end",
    )
    places = dict(own.ways.values())
    ways = Counter(place for record in games for place in record["places"] if place in places)
    out_words = ", ".join(f"{places[way]} {count}" for way, count in ways.most_common())
    left = f"Ways out of the living: {out_words}." if ways else "Nobody got out alive."
    return _section(
        f"A night in {own.place}",
        "Where the crew is at the end of each round. Those who are out still have to get through "
        f"the last checks: {own.checks}. {left}",
        _card("The crew, round by round", course, "wide"),
        _card("How games end", how),
        _card("When games end, by round", columns),
    )


def _by(
    games: Iterable[Record], label: Callable[[Record, int], str]
) -> dict[str, tuple[int, int, int]]:
    found: dict[str, list[int]] = {}
    for record in games:
        for seat in range(record["players"]):
            counts = found.setdefault(label(record, seat), [0, 0, 0])
            counts[0] += 1
            counts[1] += record["survived"][seat]
            counts[2] += record["won"][seat]
    return {key: (c[0], c[1], c[2]) for key, c in found.items()}


def _objective(record: Record, seat: int) -> str:
    """What a seat had settled on; in even deals only where it was given."""
    given = record.get("even")
    return str(record["objectives"][seat]) if given is None or given["seat"] == seat else ""


def _rates(settings: Settings, games: Sequence[Record]) -> str:
    """Who survives and who wins."""
    colours = content_of(settings.game).reported.crew
    characters, chosen = dealing.listed(settings)

    def plot(
        found: dict[str, tuple[int, int, int]], words: Callable[[str], str], label: str
    ) -> str:
        ordered = sorted(found.items(), key=lambda i: (-i[1][1] / max(1, i[1][0]), -i[1][0], i[0]))
        lines = [Rate(words(k), *counts, colours.get(k, "")) for k, counts in ordered if k]
        return plots.rates(lines, label=label)

    cards = [
        _card(
            "By character",
            plot(
                dict.fromkeys(characters, NEVER) | _by(games, lambda r, s: r["characters"][s]),
                lambda key: _named(settings.game, "char", key),
                label="Survival and wins by character",
            ),
        )
    ]
    sizes = _by(games, lambda r, _: str(r["players"]))
    bots = _by(games, lambda r, s: r["bots"][s])
    lines = [
        Rate(f"{size} player{'s' if size != '1' else ''}", *counts)
        for size, counts in sorted(sizes.items())
    ]
    small = "<h3>By number of players</h3>" + plots.rates(lines, label="By number of players")
    small += '<h3 style="margin-top:16px">By bot</h3>'
    small += plot(bots, lambda key: Path(key).name, label="Survival and wins by bot")
    cards.append(f'<div class="card">{small}</div>')
    objectives = dict.fromkeys(chosen, NEVER) | _by(games, _objective)
    kept = {key: counts for key, counts in objectives.items() if key}
    if kept:
        half = (len(kept) + 1) // 2
        ordered = sorted(kept.items(), key=lambda i: (-i[1][2] / max(1, i[1][0]), -i[1][0], i[0]))
        for title, part in (("By objective", ordered[:half]), ("", ordered[half:])):
            lines = [Rate(_named(settings.game, "objective", key), *counts) for key, counts in part]
            if lines:
                cards.append(_card(title or "\xa0", plots.rates(lines, label="By objective")))
    return _section(
        "Who gets out, who wins",
        "The whole bar survives, the bright part wins; the whisker is the 95 % interval of the "
        "survival rate. By objective only those count who had settled on one"
        + (" that they were given (even deals)" if settings.deal else "")
        + ", ordered by wins.",
        *cards,
    )


def _deaths(settings: Settings, games: Sequence[Record]) -> str:
    """What people die of, and when."""
    words = content_of(settings.game).reported.causes
    deaths = [death for record in games for death in record["deaths"]]
    causes = Counter(death["cause"] for death in deaths)
    total = max(1, len(deaths))
    bars = plots.bars(
        [
            (
                words[c][0],
                k,
                words[c][1],
                f"{k}  ·  {percent(k / total)}",
                f"{k} deaths",
            )
            for c, k in sorted(causes.items(), key=lambda item: -item[1])
        ],
        label="Causes of death",
    )
    last = max(record["rounds"] for record in games)
    when = Counter((death["round"], death["cause"]) for death in deaths)
    columns = plots.columns(
        [
            (str(number), [(cause, when[number, cause]) for cause in words])
            for number in range(1, last + 1)
        ],
        {cause: colour for cause, (_, colour) in words.items()},
        height=330,
        unit="deaths",
        label="Deaths by round",
    )
    rules = Counter(death["rule"] for death in deaths)
    listed = ", ".join(f"{rule} {count}" for rule, count in rules.most_common(6))
    return _section(
        "What kills",
        f"Every death and what it is due to. The rules that said so: {listed}.",
        _card("Causes of death", bars),
        _card("Deaths by round, by cause", columns),
    )


def _board(settings: Settings, games: Sequence[Record]) -> str:
    """Where people go and where they die."""
    raw = content_of(settings.game).boards[settings.board]
    visits, fallen = Counter[int](), Counter[int]()
    for record in games:
        visits.update({int(slot): count for slot, count in record["rooms"].items()})
        fallen.update(death["room"] for death in record["deaths"] if death["room"])
    slots = [slot["number"] for slot in raw["slot"]]
    a_game = {slot: visits[slot] / len(games) for slot in slots}
    # A room that hardly anybody enters says little about itself.
    enough = max(20, sum(visits.values()) // 500)
    deadly = {slot: fallen[slot] / max(enough, visits[slot]) for slot in slots}
    hints = {
        slot: f"Room {slot:03d}: entered {a_game[slot]:.2f} times a game, {fallen[slot]} deaths"
        for slot in slots
    }
    walked = plots.board(
        raw,
        a_game,
        {slot: f"{a_game[slot]:.1f}" for slot in slots},
        hints,
        "#35e6cb",
        label="Rooms by visits",
    )
    died = plots.board(
        raw,
        deadly,
        {slot: percent(deadly[slot]).replace(" ", "") if fallen[slot] else "–" for slot in slots},
        hints,
        "#ff4f63",
        label="Rooms by deaths",
    )
    return _section(
        "Where it happens",
        "The board, with each place as bright as it is busy or deadly. Which room lies where "
        "changes from game to game; the next chapter goes by the rooms themselves.",
        _card("Entered, times a game", walked),
        _card("Deaths for every time somebody enters", died),
    )


def _danger(settings: Settings, games: Sequence[Record]) -> str:
    """Rooms, attack cards and event cards by how deadly they are."""
    box = content_of(settings.game)
    tiles, hurt, fallen = Counter[str](), Counter[str](), Counter[str]()
    attacks: dict[str, list[int]] = {}
    events: dict[str, list[int]] = {}
    stalkers = Counter[str]()
    for record in games:
        tiles.update(record["tiles"])
        hurt.update(record["hurt"])
        stalkers.update(record["stalkers"])
        fallen.update(death["tile"] for death in record["deaths"] if death["tile"])
        for whole, part in ((attacks, record["attacks"]), (events, record["events"])):
            for key, counts in part.items():
                sums = whole.setdefault(key, [0] * len(counts))
                whole[key] = [a + b for a, b in zip(sums, counts, strict=True)]
    rooms = sorted(
        ((fallen[key] / max(20, count), key) for key, count in tiles.items() if key != "none"),
        reverse=True,
    )
    room_bars = plots.bars(
        [
            (
                _named(settings.game, "room", key),
                rate,
                BLOOD,
                f"{percent(rate)}  ·  {fallen[key]}",
                f"{tiles[key]} times entered, {hurt[key]} wounds, {fallen[key]} deaths",
            )
            for rate, key in rooms[:16]
        ],
        label="Rooms by deadliness",
    )
    attack_bars = plots.bars(
        [
            (
                _named(settings.game, "attack", key),
                counts[3] / counts[0],
                BLOOD,
                f"{percent(counts[3] / counts[0])}  ·  {counts[3]}",
                f"drawn {counts[0]}, hit {counts[1]}, wounds {counts[2]}, deaths {counts[3]}",
            )
            for key, counts in sorted(attacks.items(), key=lambda i: -i[1][3] / i[1][0])
        ],
        label="Attack cards by deadliness",
    )
    whose = plots.bars(
        [
            (
                _named(settings.game, "stalker", key),
                count / len(games),
                "#c8673a",
                f"{count / len(games):.1f}",
                "",
            )
            for key, count in stalkers.most_common()
        ],
        label=f"Attacks a game by kind of {box.foe}",
    )
    by_name: dict[str, list[int]] = {}
    for key in keys.EVENTS:  # two printings of one card share their name
        if key in events:
            name = _named(settings.game, "event", key)
            sums = by_name.get(name, [0] * len(EVENT_COUNTS))
            by_name[name] = [a + b for a, b in zip(sums, events[key], strict=True)]

    def harm(counts: Sequence[int]) -> float:
        drawn, wounds, deaths, attacked, *rest = counts
        return (wounds * 3 + deaths * 9 + attacked * 2 + sum(rest)) / drawn

    ordered = sorted(by_name.items(), key=lambda item: (-harm(item[1]), item[0]))
    event_plot = plots.matrix(
        ("wounds", "deaths", "attacks", f"{box.reported.foes} appear", "fires", "malfunctions"),
        [
            (
                name,
                [count / counts[0] for count in counts[1:]],
                f"{name}: drawn {counts[0]} times, "
                + ", ".join(f"{c} {w}" for w, c in zip(EVENT_COUNTS[1:], counts[1:], strict=True)),
            )
            for name, counts in ordered
        ],
        (BLOOD, BLOOD, BLOOD, "#c8673a", "#ff8b3d", "#ffd24a"),
        label="What event cards bring",
    )
    return _section(
        "Rooms and cards to fear",
        "Rooms: deaths for every time somebody enters, and how many. Attack cards: deaths a draw, "
        "and how many. Event cards: what one draw brings on average, until its step is over. "
        "Point at anything for all its numbers.",
        _card("Deadliest rooms", room_bars),
        _card(
            "Attack cards",
            attack_bars + '<h3 style="margin-top:18px">Attacks a game, by</h3>' + whose,
        ),
        _card("Event cards, a draw", event_plot, "wide"),
    )


def _length(games: Sequence[Record]) -> str:
    """How long games are."""
    rounds = Counter(record["rounds"] for record in games)
    decisions = [record["decisions"] for record in games]
    width = max(10, (max(decisions) // 24 + 9) // 10 * 10)
    bins = Counter(count // width for count in decisions)
    a = plots.columns(
        [(str(k), [("", rounds[k])]) for k in range(1, max(rounds) + 1)],
        {"": "#a9d8ff"},
        label="Games by rounds",
    )
    groups = [(str(k * width), [("", float(bins[k]))]) for k in range(max(bins) + 1)]
    b = plots.columns(groups, {"": "#ffd24a"}, label="Games by decisions", every=4)
    return _section(
        "How long it takes",
        f"Median {statistics.median(decisions):g} decisions, longest {max(decisions)}.",
        _card("Games by rounds", a),
        _card(f"Games by decisions (steps of {width})", b),
    )


def _own(figures: Figures) -> str:
    """Statistics of one's own, as they came."""
    if figures.custom is None:
        return ""
    if isinstance(figures.custom, dict) and figures.custom:
        body = "".join(
            f"<tr><td>{escape(str(key))}</td>"
            f"<td>{escape(json.dumps(value, ensure_ascii=False))}</td></tr>"
            for key, value in figures.custom.items()
        )
        shown = f"<table>{body}</table>"
    else:
        shown = f"<pre>{escape(json.dumps(figures.custom, indent=1, ensure_ascii=False))}</pre>"
    return _section(
        "Own statistics", "What the file given with --code came to.", _card("", shown, "wide")
    )


def command(settings: Settings) -> str:
    """What plays the same games again, as a line for a shell."""
    words = ["lockdown", "simulate", "--players", ",".join(map(str, settings.sizes))]
    words += ["--games", str(settings.games), "--seed", str(settings.seed)]
    words += ["--bots", ",".join(settings.bots)]
    plain = Settings()
    for option, name in _WORDS.items():
        value = getattr(settings, name)
        if value != getattr(plain, name):
            words += [option, str(value)]
    words += ["--guests"] if settings.guests else []
    for name, chosen in settings.options:
        words += ["--option", f"{name}={chosen}"]
    words += ["--code", settings.code.name] if settings.code is not None else []
    given = {name: meant for name, meant in named().items() if name in settings.bots}
    setting = ",".join(f"{name}={meant}" for name, meant in given.items())
    return (f"{SETTING}={shlex.quote(setting)} " if setting else "") + shlex.join(words)


def _foot(settings: Settings, figures: Figures) -> str:
    wrong = []
    if figures.errors or figures.stuck:
        wrong.append(f"{figures.errors} games failed and {figures.stuck} got stuck.")
    for name, faults in sorted(figures.faults.items()):
        counts = ", ".join(f"{what} {count}" for what, count in sorted(faults.items()))
        wrong.append(f"{escape(name)} answered badly ({counts}); safe options were played.")
    return (
        f"<footer><p>{' '.join(wrong)}</p><p>To see the same games again:</p>"
        f"<pre>{escape(command(settings))}</pre>"
        "<p>Lockdown is an unofficial, non-commercial fan work.</p></footer>"
    )
