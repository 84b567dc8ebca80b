import type { LobbyView, ReplayFilm, ReplayFrame, TableView, Update } from './protocol';

/** A finished game, move by move, in somebody's eyes. */
export async function film(table: string, eyes: string): Promise<ReplayFilm> {
  const answer = await fetch(`/api/tables/${table}/replay?eyes=${eyes}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as ReplayFilm;
}

/** One move of a film as the table would have heard of it. */
export function moveOf(frame: ReplayFrame, seat: number): Update {
  return {
    op: 'update',
    seat,
    seq: 0,
    view: null,
    changes: frame.changes
      .filter((change) => change.path[0] === 'view')
      .map((change) => ({ ...change, path: change.path.slice(1) })),
    events: frame.events,
    decision: '',
    undo: '',
    deadline: 0,
    hints: [],
    lesson: null,
  } as unknown as Update;
}

/** Who sat where, called as in the game itself. */
export function lobbyOf(shown: ReplayFilm, view: TableView): LobbyView {
  return {
    table: shown.table,
    state: 'over',
    game: view.game,
    mode: view.mode,
    board: view.board,
    options: { help: 'facts', characters: [] },
    seats: shown.names.map((name, seat) => ({
      seat,
      kind: shown.bots[seat] ? 'bot' : 'person',
      name,
      bot: shown.bots[seat] ?? '',
      connected: true,
      away_since: 0,
      stand_in: '',
      host: false,
    })),
    dice: null,
    replay: true,
  } as unknown as LobbyView;
}

export type Goal = 'round' | 'encounter' | 'death';
/** The event that one jumps to. */
export const KIND: Record<Goal, string> = {
  round: 'round_began',
  encounter: 'encounter',
  death: 'died',
};

/** How many moves to show so that the next such thing has just happened; the end if there is none. */
export function next(shown: ReplayFilm, at: number, goal: Goal): number {
  for (let i = at; i < shown.frames.length; i += 1)
    if (shown.frames[i]!.events.some((event) => event.kind === KIND[goal])) return i + 1;
  return shown.frames.length;
}
