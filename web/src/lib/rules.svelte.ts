import { find, loadBook } from './words.svelte';

/** The rules catalogue, loaded when first looked at, and the rule that is open beside the table. */
export interface RuleText {
  id: string;
  title: string;
  area: string;
  text: string;
}
/** A rule that somebody has met, with the line of the log that told of it. */
export interface Met {
  id: string;
  line: string;
}

export const rulebook = $state<{ all: RuleText[]; open: string; failed: boolean; met: Met[] }>({
  all: [],
  open: '',
  failed: false,
  met: [],
});
let loading: Promise<void> | undefined;

export function loadRules(): Promise<void> {
  loading ??= Promise.all([
    fetch('/api/rules').then((answer) => answer.json() as Promise<RuleText[]>),
    loadBook(),
  ])
    .then(([rules]) => {
      rulebook.all = rules;
      rulebook.failed = false;
    })
    .catch(() => {
      loading = undefined;
      rulebook.failed = true;
    });
  return loading;
}

export function openRule(id: string): void {
  rulebook.open = id;
  void loadRules();
}

export function ruleOf(id: string): RuleText | undefined {
  return rulebook.all.find((rule) => rule.id === id);
}

/** The title in the reader's language. */
export function ruleTitle(rule: RuleText): string {
  return find(`rule-${rule.id}`) ?? rule.title;
}
