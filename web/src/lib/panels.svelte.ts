import type { Group } from '../talk/phrases';

/** Which pages and drawers lie over the table. */
class Panels {
  page = $state<
    | ''
    | 'rules'
    | 'glossary'
    | 'settings'
    | 'keys'
    | 'about'
    | 'report'
    | 'history'
    | 'phrases'
    | 'since'
  >('');
  drawer = $state<'' | 'left' | 'right'>('');
  /** The room shown in the side pane, 0 for none. */
  room = $state(0);
  tab = $state<'log' | 'room' | 'rules'>('log');
  /** The phone's tab. */
  phone = $state<'board' | 'crew' | 'log' | 'talk' | 'me'>('board');

  /** The group of ready phrases that was open last. */
  phrases = $state<Group>('warnings');

  toggle(side: 'left' | 'right'): void {
    this.drawer = this.drawer === side ? '' : side;
  }
}
export const panels = new Panels();
