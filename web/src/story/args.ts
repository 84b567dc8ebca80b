import type { ArgView, EventView } from '../lib/protocol';

/** Reading the arguments of an event. Missing ones read as nothing: nobody is told everything. */
const one = (event: EventView, name: string): ArgView | undefined => {
  const found = event.args[name];
  return found && !Array.isArray(found) ? (found as ArgView) : undefined;
};

export const text = (event: EventView, name: string): string => one(event, name)?.text ?? '';

export const number = (event: EventView, name: string): number => Number(text(event, name) || 0);

/** A seat, -1 for none. */
export const seat = (event: EventView, name = 'seat'): number => {
  const letter = text(event, name);
  return letter ? 'ABCDE'.indexOf(letter) : -1;
};

/** A room's slot, 0 for none. */
export const slot = (event: EventView, name = 'room'): number => Number(text(event, name) || 0);

export const list = (event: EventView, name: string): string[] => {
  const found = event.args[name];
  return Array.isArray(found) ? (found as ArgView[]).map((arg) => arg.text) : [];
};

/** `adult#3` → `adult`. */
export const kindOf = (stalker: string): string => stalker.split('#')[0] ?? '';
