import type { EventView, LockdownView } from '../../lib/protocol';
import { seat } from '../../story/args';

/** What one player knew of the secrets of the table, as everybody may know afterwards. */
export interface Knowledge {
  seat: number;
  /** Faces of the contingency tokens held at the end. */
  tokens: string[];
  /** How many contingency tokens were looked at. */
  looked: number;
  /** Whose objectives were looked at. */
  objectives: number[];
  /** How many tokens of the time track were looked at. */
  launches: number;
}

export function knew(view: LockdownView, events: readonly EventView[]): Knowledge[] {
  return view.crew.map((one) => {
    const own = events.filter((event) => seat(event) === one.seat);
    const of = (kind: string): EventView[] => own.filter((event) => event.kind === kind);
    const whose = of('looked_objective')
      .map((event) => seat(event, 'owner'))
      .filter((who) => who >= 0);
    return {
      seat: one.seat,
      tokens: one.contingencies.filter(Boolean),
      looked: of('looked_contingency').length + of('took_contingency').length,
      objectives: [...new Set(whose)],
      launches: of('looked_css').length,
    };
  });
}
