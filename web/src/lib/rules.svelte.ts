import { settings, type Language } from './settings.svelte';

/** A rule as players read it. */
export interface RuleText {
  id: string;
  title: string;
  area: string;
  text: string;
  /** English where there is no translation. */
  language: Language;
  /** Whether the rule has changed since it was translated. */
  stale: boolean;
  /** Keys of the glossary's terms that it uses. */
  terms: string[];
}
/** A rule that somebody has met, with the line of the log that told of it. */
export interface Met {
  id: string;
  line: string;
}

/** The rules, loaded when first looked at, and the rule that is open beside the table. */
export const rulebook = $state<{ all: RuleText[]; open: string; failed: boolean; met: Met[] }>({
  all: [],
  open: '',
  failed: false,
  met: [],
});
let loading: Promise<void> | undefined;
let wanted: Language | '' = '';

/** Loads the rules in the reader's language, again when that changes. */
export function loadRules(): Promise<void> {
  const language = settings.language;
  if (loading && wanted === language) return loading;
  wanted = language;
  loading = fetch(`/api/rules?language=${language}`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`rules: ${answer.status}`);
      return answer.json() as Promise<RuleText[]>;
    })
    .then((rules) => {
      if (wanted !== language) return;
      rulebook.all = rules;
      rulebook.failed = false;
    })
    .catch(() => {
      if (wanted !== language) return;
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
