import { getContext, setContext } from 'svelte';
import type { Choosing } from './choosing.svelte';
import type { TableStore } from './table.svelte';

const TABLE = Symbol('table');
const CHOOSING = Symbol('choosing');

export const provideTable = (store: TableStore): void => void setContext(TABLE, store);
export const useTable = (): TableStore => getContext<TableStore>(TABLE);
export const provideChoosing = (choosing: Choosing): void => void setContext(CHOOSING, choosing);
export const useChoosing = (): Choosing => getContext<Choosing>(CHOOSING);
