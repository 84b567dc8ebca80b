import { content, rulesFor, type Group } from './content';
import type { OptionView, Refused } from './protocol';
import type { TableStore } from './table.svelte';

/** The buttons of the action bar by what they stand for. */
const ICON: Record<string, string> = {
  move: 'walk',
  careful: 'footsteps',
  pickup: 'hand',
  trade: 'trade',
  craft: 'crafting',
  shoot: 'crosshair',
  melee: 'triple-scratches',
  room: 'airtight-hatch',
  computer: 'laptop',
  card: 'card-play',
  item: 'backpack',
  pass: 'hourglass',
};

/** The buttons of the action bar, in the order of the game's printed list. */
export function turnGroups(): (Group & { icon: string })[] {
  return content().turn.map((group) => ({ ...group, icon: ICON[group.key] ?? 'info' }));
}

/** The button under which a verb is found. */
export function groupOf(verb: string): string | undefined {
  return content().turn.find((group) => group.verbs.includes(verb))?.key;
}

/** Groups that one comes back to by hand: a new action does not begin with them. */
const PASSING = new Set(['pass', 'card', 'item']);

/** What a group of options costs: "1", or "1–2" where they differ; nothing where all are free. */
export function costsOf(options: readonly OptionView[]): string {
  const costs = options.map((o) => o.cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (!most || !costs.length) return '';
  return least === most ? String(most) : `${least}–${most}`;
}

/** What the player has picked so far; one filled button commits it. */
export class Choosing {
  group = $state('');
  picked = $state('');
  /** Indexes into the hand: chosen as payment, or to discard. */
  cards = $state.raw<number[]>([]);
  /** Option texts to play by themselves as soon as they are asked for. */
  private plan: string[] = [];
  why = $state.raw<{ title: string; refused: Refused[]; slot?: number } | null>(null);
  hovered = $state('');
  private decision = '';

  constructor(private readonly store: TableStore) {}

  get open() {
    const eyes = this.store.mine;
    const { stage, sending } = this.store;
    if (!eyes?.decision || stage.again) return null;
    // An answer on its way leaves the question where it is, until something happens.
    if (eyes.decision === eyes.answered && (stage.busy || !sending)) return null;
    return this.store.view?.decision ?? null;
  }

  get isAction(): boolean {
    return this.open?.kind === 'action' || this.open?.kind === 'end_of_turn';
  }

  groups = $derived.by(() => {
    const found = new Map<string, OptionView[]>();
    if (!this.isAction) return found;
    for (const option of this.open?.options ?? []) {
      const key = groupOf(option.verb) ?? 'item';
      found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });

  /** The options that are offered right now. */
  options = $derived.by((): OptionView[] => {
    const decision = this.open;
    if (!decision) return [];
    if (!this.isAction) return decision.options;
    return this.groups.get(this.group) ?? [];
  });

  /** Cards are taken from the hand, one or several at a time. */
  fromHand = $derived.by((): 'pay' | 'discard' | '' => {
    const verbs = new Set(this.open?.options.map((o) => o.verb) ?? []);
    if (verbs.has('pay')) return 'pay';
    if (verbs.has('discard') && !this.isAction) return 'discard';
    return '';
  });

  /** Characters are offered: they are chosen as cards, not as chips. */
  get drafting(): boolean {
    const options = this.open?.options ?? [];
    return options.length > 0 && options.every((o) => o.args[0]?.kind === 'character');
  }

  /** The rule behind what is asked: of the chosen kind of action, or of the question. */
  get rule(): string {
    const group = this.isAction ? content().turn.find((g) => g.key === this.group)?.rule : '';
    return group || this.open?.rule || '';
  }

  /** The action that has been declared and is being paid: its verb and its numbers. */
  get declared(): { verb: string; parts: string[] } | undefined {
    const [verb = '', ...parts] = this.open?.about['action']?.text.split('/') ?? [];
    return verb ? { verb, parts } : undefined;
  }

  /** The room that one goes to with what is chosen, or with what is being paid for; 0 for none. */
  get goal(): number {
    const room = this.option?.args.find((a) => a.kind === 'room')?.text;
    if (room) return Number(room);
    const { verb, parts } = this.declared ?? { verb: '', parts: [] };
    return ['move', 'careful'].includes(verb) ? Number(parts[0] ?? 0) : 0;
  }

  /** The Night Stalker that is aimed at while the attack is being paid for, as a number of its own. */
  get aim(): number {
    const { verb, parts } = this.declared ?? { verb: '', parts: [] };
    if (verb === 'melee') return Number(parts[0] ?? -1) >> 3;
    return verb === 'shoot' ? Number(parts[1] ?? -1) >> 3 : -1;
  }

  get option(): OptionView | undefined {
    return this.open?.options.find((o) => o.text === this.picked);
  }

  /** How many cards may be chosen from the hand now, and for what. */
  get want(): number {
    const decision = this.open;
    if (!decision) return 0;
    if (this.fromHand === 'pay') return Number(decision.about['left']?.text ?? 1);
    if (this.fromHand === 'discard')
      return decision.options.some((o) => o.verb === 'done') ? 99 : 1;
    return this.option?.cost ?? 0;
  }

  rooms = $derived.by(() => this.targets('room', (text) => String(Number(text))));
  corridors = $derived.by(() => this.targets('corridor', (text) => text));
  stalkers = $derived.by(() => this.targets('stalker', (text) => text));
  seats = $derived.by(() => this.targets('seat', (text) => String('ABCDE'.indexOf(text))));

  private targets(kind: string, key: (text: string) => string): Map<string, OptionView[]> {
    const found = new Map<string, OptionView[]>();
    for (const option of this.options) {
      for (const arg of option.args) {
        if (arg.kind !== kind) continue;
        const at = key(arg.text);
        found.set(at, [...(found.get(at) ?? []), option]);
      }
    }
    return found;
  }

  /** A new decision has come: carry out what was planned for it, or start afresh. */
  meet(): void {
    const id = this.store.mine?.decision ?? '';
    if (id === this.decision) return;
    const turnBegins = !this.decision;
    this.decision = id;
    this.picked = '';
    this.why = null;
    this.hovered = '';
    this.cards = [];
    const decision = this.open;
    if (!decision) return;
    const next = this.plan[0];
    if (next !== undefined) {
      if (decision.options.some((o) => o.text === next)) {
        this.plan.shift();
        this.store.play(next);
        return;
      }
      // Targets are chosen between declaring and paying; the cards wait for their moment.
      if (decision.kind !== 'choose_target') this.plan = [];
    }
    if (this.isAction && (turnBegins || PASSING.has(this.group) || !this.groups.has(this.group)))
      this.group = content().turn.find((g) => this.groups.has(g.key))?.key ?? '';
    if (decision.options.length === 1) this.picked = decision.options[0]!.text;
    else if (decision.kind === 'end_of_turn') this.choose('pass');
    if (this.isAction) this.store.askWhy();
    this.store.askOdds();
  }

  choose(group: string): void {
    this.why = null;
    this.group = group;
    this.picked = '';
    this.cards = [];
    const options = this.groups.get(group) ?? [];
    if (options.length === 1) this.pick(options[0]!.text);
  }

  pick(text: string): void {
    this.why = null;
    if (this.picked === text) return;
    this.picked = text;
    this.cards = this.cards.filter((i) => this.payable(i)).slice(0, this.option?.cost ?? 0);
  }

  /** Where one can go with the actions of other groups: a room is a target of the board always. */
  roomsAnyhow = $derived.by(() => {
    const found = new Map<string, OptionView[]>();
    if (!this.isAction) return found;
    for (const option of this.open?.options ?? []) {
      if (option.verb !== 'move' && option.verb !== 'careful') continue;
      const at = String(Number(option.args[0]!.text));
      found.set(at, [...(found.get(at) ?? []), option]);
    }
    return found;
  });

  /** A room was touched: one of the offered targets, or else somewhere to go. */
  touchRoom(slot: number): boolean {
    const key = String(slot);
    const offered = this.rooms.get(key);
    const anyhow = offered ?? this.roomsAnyhow.get(key);
    if (!anyhow?.length) return false;
    if (!offered) this.group = groupOf(anyhow[0]!.verb) ?? this.group;
    this.touch(offered ?? anyhow.slice(0, 1));
    return true;
  }

  /** A target on the board was touched: take its option, or the next of several. */
  touch(options: OptionView[] | undefined): void {
    if (!options?.length) return;
    const at = options.findIndex((o) => o.text === this.picked);
    this.pick(options[(at + 1) % options.length]!.text);
  }

  /** May this card of the hand be chosen now? */
  payable(index: number): boolean {
    const card = this.store.view?.me?.hand[index];
    if (!card) return false;
    if (this.fromHand)
      return this.open!.options.some((o) => o.verb === this.fromHand && o.args[0]?.text === card);
    if (!this.option || this.want === 0) return false;
    return !card.startsWith('contamination') && !this.isPlayed(index);
  }

  /** The card that is being played itself is not payment. */
  isPlayed(index: number): boolean {
    const hand = this.store.view?.me?.hand ?? [];
    const option = this.option;
    if (!option || !['play', 'react'].includes(option.verb)) return false;
    return hand.indexOf(option.args[0]!.text) === index;
  }

  touchCard(index: number): void {
    const card = this.store.view?.me?.hand[index];
    if (!card) return;
    this.why = null;
    if (this.payable(index)) {
      if (this.cards.includes(index)) this.cards = this.cards.filter((i) => i !== index);
      else this.cards = [...this.cards, index].slice(-this.want);
      return;
    }
    const plays = this.open?.options.filter(
      (o) => ['play', 'react', 'card'].includes(o.verb) && o.args[0]?.text === card,
    );
    if (plays?.length) {
      if (this.isAction) this.group = 'card';
      this.touch(plays);
    }
  }

  touchItem(text: string): void {
    const uses = this.open?.options.filter((o) =>
      o.args.some((a) => a.kind === 'item' && a.text === text),
    );
    if (!uses?.length) return;
    if (this.isAction) this.group = groupOf(uses[0]!.verb) ?? 'item';
    this.touch(uses);
  }

  get ready(): boolean {
    if (!this.open || this.store.sending) return false;
    if (this.fromHand === 'pay') return this.cards.length > 0;
    if (this.fromHand === 'discard')
      return (
        this.cards.length > 0 || this.open.options.some((o) => o.verb === 'done') || !!this.picked
      );
    return !!this.picked;
  }

  /** The one filled button. */
  commit(): void {
    const decision = this.open;
    if (!decision || !this.ready) return;
    const hand = this.store.view?.me?.hand ?? [];
    const chosen = this.cards.map((i) => hand[i]!);
    if (this.fromHand && (!this.picked || this.cards.length)) {
      const steps = chosen.map((card) => `${this.fromHand} ${card}`);
      if (this.fromHand === 'discard' && decision.options.some((o) => o.verb === 'done'))
        steps.push('done');
      this.plan = steps.slice(1);
      if (steps[0]) this.store.play(steps[0]);
      return;
    }
    this.plan = chosen.map((card) => `pay ${card}`);
    this.store.play(this.picked);
  }

  /** Something of the question is answered and can be chosen anew. */
  get chosen(): boolean {
    return this.cards.length > 0 || (!!this.picked && this.options.length > 1);
  }

  back(): void {
    this.why = null;
    if (this.cards.length) this.cards = [];
    else if (this.chosen) this.picked = '';
    else if (this.store.mine?.undo === 'alone') this.store.undo();
  }

  /** Why something cannot be done: the refusals whose option begins like this. */
  askWhy(title: string, prefix: string | string[], slot?: number): void {
    this.store.askWhy();
    const wanted = Array.isArray(prefix) ? prefix : [prefix];
    const told = this.store.mine?.refused ?? [];
    const refused = told.filter((r) =>
      wanted.some(
        (p) => r.option === p || r.option.startsWith(`${p} `) || p.startsWith(`${r.option} `),
      ),
    );
    // Rooms next door are offered or refused by name; any other one is simply too far.
    if (slot !== undefined && told.length && !refused.length)
      refused.push({
        what: 'basic',
        option: wanted[0] ?? '',
        reason: 'not_adjacent',
        rule: rulesFor('far')[0] ?? '',
        args: [],
      });
    this.why = { title, refused, ...(slot === undefined ? {} : { slot }) };
    this.store.tried(wanted[0] ?? '');
  }
}
