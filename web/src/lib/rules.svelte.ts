/** The rules catalogue, loaded when first looked at, and the rule that is open beside the table. */
export interface RuleText { id: string; title: string; area: string; text: string }

export const rulebook = $state<{ all: RuleText[]; open: string; failed: boolean }>({ all: [], open: '', failed: false });
let loading: Promise<void> | undefined;

export function loadRules(): Promise<void> {
  loading ??= fetch('/api/rules')
    .then((answer) => answer.json() as Promise<RuleText[]>)
    .then((rules) => {
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
