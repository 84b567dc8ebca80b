import { t } from './words.svelte';

/** A name for a table that people can say to one another, made from its address. */
export function tableName(table: string): string {
  let hash = 7;
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  const words = t('ui-table-names')
    .split(',')
    .map((word) => word.trim());
  return `${words[hash % words.length]} ${10 + (Math.floor(hash / words.length) % 90)}`;
}
