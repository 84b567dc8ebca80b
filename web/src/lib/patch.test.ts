import { describe, expect, it } from 'vitest';
import { patch } from './patch';

describe('patching a view', () => {
  it('sets values deep inside, in lists and records', () => {
    const view = {
      rooms: [
        { slot: 1, fire: false },
        { slot: 2, fire: false },
      ],
      bag: { blank: 1 } as Record<string, number>,
    };
    patch(view, [
      { path: ['rooms', 1, 'fire'], value: true, removed: false },
      { path: ['bag', 'adult_1_3'], value: 2, removed: false },
    ]);
    expect(view).toEqual({
      rooms: [
        { slot: 1, fire: false },
        { slot: 2, fire: true },
      ],
      bag: { blank: 1, adult_1_3: 2 },
    });
  });

  it('removes keys, and replaces whole lists whose length changed', () => {
    const view = { bag: { blank: 1, larva: 2 } as Record<string, number>, noise: ['001-002'] };
    patch(view, [
      { path: ['bag', 'larva'], value: null, removed: true },
      { path: ['noise'], value: ['001-002', 'tech'], removed: false },
    ]);
    expect(view.bag).toEqual({ blank: 1 });
    expect(view.noise).toEqual(['001-002', 'tech']);
  });

  it('can clear a decision', () => {
    const view: { decision: object | null } = { decision: { kind: 'action' } };
    patch(view, [{ path: ['decision'], value: null, removed: false }]);
    expect(view.decision).toBeNull();
  });

  it('can be done again with the same changes', () => {
    const changes = [
      { path: ['stalkers'], value: [{ text: 'adult#1', room: 2 }], removed: false },
      { path: ['stalkers', 0, 'room'], value: 3, removed: false },
      { path: ['stalkers'], value: [], removed: false },
    ];
    const seen = (upTo: number): unknown => {
      const view = { stalkers: [] };
      patch(view, changes.slice(0, upTo));
      return view.stalkers;
    };
    seen(3);
    expect(seen(1)).toEqual([{ text: 'adult#1', room: 2 }]);
    expect(seen(2)).toEqual([{ text: 'adult#1', room: 3 }]);
  });
});
