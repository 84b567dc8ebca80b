import { itemName } from '../../lib/speak';
import type { CrewView, LockdownCrewView, LockdownView, TableView } from '../../lib/protocol';
import type { Measure, Progress, Test } from '../../lib/together';
import { t } from '../../lib/words.svelte';

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const own = (of: (view: LockdownView, who: LockdownCrewView | undefined) => Progress): Measure => ({
  own: true,
  of: (view: TableView, who: CrewView | undefined) =>
    of(view as LockdownView, who as LockdownCrewView | undefined),
});
const all = (of: (view: LockdownView) => Progress): Measure => ({
  own: false,
  of: (view: TableView) => of(view as LockdownView),
});
const plain = (key: string, done: boolean): Progress => ({ words: t(`together-${key}`), done });

/** How far a condition of an objective is, from what lies open. */
export function measure(test: Test, called: (seat: number) => string): Measure | undefined {
  const least = Number(test.min ?? 0);
  switch (test.kind) {
    case 'knowledge':
      return own((_, who) => ({
        words: t('together-knowledge', {
          name: who ? called(who.seat) : '–',
          n: who?.knowledge ?? 0,
          of: least,
        }),
        done: (who?.knowledge ?? 0) >= least,
        part: (who?.knowledge ?? 0) / least,
      }));
    case 'knowledge_token_active':
      return own((_, who) => plain('active', !!who?.knowledge_active));
    case 'carries': {
      const wanted = list(test.objects);
      return own((_, who) => ({
        words: t('together-carries', { things: wanted.map((key) => itemName(key)).join(' / ') }),
        done: !!who && [...who.hands, ...who.beside].some((item) => wanted.includes(item.key)),
      }));
    }
    case 'survived_in': {
      const wanted = list(test.places);
      const there = (place: string): boolean =>
        wanted.includes(place) || (place === 'launched' && wanted.includes('container'));
      return own((_, who) => ({
        words: t('together-survived', {
          places: wanted.map((place) => t(`together-place-${place}`)).join(' / '),
        }),
        done: !!who && there(who.place),
      }));
    }
    case 'weaknesses_discovered':
      return all((view) => {
        // One lies face up from the beginning and is nobody's discovery.
        const found = Math.max(0, view.weaknesses.filter(Boolean).length - 1);
        return {
          words: t('together-weaknesses', { n: Math.min(found, least), of: least }),
          done: found >= least,
        };
      });
    case 'sections_explored': {
      const sections = list(test.sections);
      return all((view) => {
        const left = view.rooms.filter(
          (room) => sections.includes(room.section) && !room.explored,
        ).length;
        return {
          words: left
            ? t('together-unexplored', { sections: sections.join(', '), n: left })
            : t('together-explored', { sections: sections.join(', ') }),
          done: !left,
        };
      });
    }
    case 'nest_destroyed':
      return all((view) => plain('nest', view.nest_destroyed));
    case 'queen_killed':
      return all((view) => plain('queen', view.queen_killed));
    case 'complex_destroyed':
      return all((view) => plain('complex', !!view.result?.destroyed));
    default:
      return undefined;
  }
}
