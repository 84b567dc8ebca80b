import type { EventView, NemesisView } from '../../lib/protocol';
import { number, seat } from '../../story/args';

/** What one player had looked at, as everybody may know afterwards. */
export interface Knowledge {
  seat: number;
  engines: number[];
  /** Engines whose order this player changed. */
  turned: number[];
  coordinates: boolean;
  /** Whose objectives were looked at. */
  objectives: number[];
}

const once = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

export function knew(view: NemesisView, events: readonly EventView[]): Knowledge[] {
  return view.crew.map((one) => {
    const own = events.filter((event) => seat(event) === one.seat);
    const of = (kind: string): EventView[] => own.filter((event) => event.kind === kind);
    return {
      seat: one.seat,
      engines: once(of('looked_engine').map((event) => number(event, 'engine'))),
      turned: once(
        of('engine_worked_on')
          .filter((event) => number(event, 'changed') > 0)
          .map((event) => number(event, 'engine')),
      ),
      coordinates: of('looked_coordinates').length > 0,
      objectives: once(of('looked_objective').map((event) => seat(event, 'owner'))).filter(
        (who) => who >= 0,
      ),
    };
  });
}
