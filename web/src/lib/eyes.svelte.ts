import type {
  EventView,
  HintView,
  LessonView,
  OddsAnswer,
  Refused,
  TableView,
  Update,
} from './protocol';
import type { Silence } from './quiet';

/** A table as it was, and what has happened to it since. */
interface Reel {
  view: TableView;
  events: EventView[];
  updates: Update[];
}

/** One seat's eyes: the view, what it heard, what it may decide. */
export class Eyes {
  view = $state<TableView>() as TableView;
  events = $state.raw<EventView[]>([]);
  /** The question that is open, once what led to it has been told. */
  decision = $state('');
  /** The question that has been answered and whose answer is on its way. */
  answered = $state('');
  /** The table at the end of this seat's last turn, and every move since: to show it again. */
  since = $state.raw<Reel | null>(null);
  /** The same from this seat's last answer on: it counts once somebody else's turn begins. */
  fresh: Reel | null = null;
  undo = $state('');
  deadline = $state(0);
  lesson = $state.raw<LessonView | null>(null);
  hints = $state.raw<HintView[]>([]);
  refused = $state.raw<Refused[]>([]);
  odds = $state.raw<Record<string, OddsAnswer>>({});
  /** The wish not to be asked for reactions; it may have run out (see `TableStore.silence`). */
  silence = $state.raw<Silence | null>(null);
  seq = 0;
  askedWhy = '';
  askedOdds = '';

  constructor(
    readonly seat: number,
    first: TableView,
  ) {
    this.view = first;
  }
}
