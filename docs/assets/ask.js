// Asks the rules without a server: the index of `lockdown.search` as JSON, and the same arithmetic.
// The page has `<div class="ask" data-index="…" data-game="lockdown" …>`; see tools/docs_rules.py.

const SURE = 1;
const OTHER_FORM = 0.9;
const ONE_SLIP = 0.8;
const TWO_SLIPS = 0.6;
const BEGUN = 0.6;
const PREFIX = 4;
const LONGEST = 200;

/** Small letters without accents. */
export function fold(text) {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

const wordsIn = (text) =>
  fold(text.replace(/(?:LD|NM)-[A-Z]{3}(?:-\d+)?/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters to change, add, leave out or swap to get from one word to the other, or `most` + 1. */
export function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      let cost = Math.min(
        last[j] + 1,
        row[j - 1] + 1,
        last[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length];
}

/** Roots that a word may stand for, and how surely: number of a root to weight. */
function near(index, word) {
  const found = new Map();
  const add = (roots, weight) => {
    for (const root of roots) found.set(root, Math.max(weight, found.get(root) ?? 0));
  };
  if (Object.hasOwn(index.forms, word)) {
    add(index.forms[word], SURE);
    return found;
  }
  if (word.length < PREFIX) return found;
  const forms = Object.entries(index.forms);
  // Another form of a known word: all but the ending is the same.
  let longest = 0;
  for (const [form] of forms) {
    let same = 0;
    while (same < word.length && word[same] === form[same]) same++;
    if (same >= PREFIX + 1 && word.length - same <= 3 && form.length - same <= 3)
      longest = Math.max(longest, same);
  }
  if (longest)
    for (const [form, roots] of forms)
      if (form.startsWith(word.slice(0, longest)) && form.length - longest <= 3)
        add(roots, OTHER_FORM);
  if (found.size) return found;
  const allowed = word.length <= 6 ? 1 : 2;
  let best = allowed + 1;
  const close = [];
  for (const [form, roots] of forms) {
    const slips = distance(word, form, allowed);
    if (slips <= allowed) close.push([slips, roots]);
    best = Math.min(best, slips);
  }
  for (const [slips, roots] of close)
    if (slips === best) add(roots, slips === 1 ? ONE_SLIP : TWO_SLIPS);
  if (found.size) return found;
  for (const [form, roots] of forms)
    if (form.startsWith(word) || (form.length > PREFIX && word.startsWith(form))) add(roots, BEGUN);
  return found;
}

/** For every word of a question the ways to understand it: [roots, weight]. */
function understand(index, said) {
  const { parts, says, roots: names, weights } = index;
  const understood = said.map((word) => {
    const choices = [];
    for (const [root, weight] of near(index, word)) {
      choices.push([[root], weight]);
      if (parts[root]) choices.push([parts[root], weight * weights.parts]);
    }
    return choices;
  });
  const means = understood.map((choices) =>
    choices
      .filter(([roots, weight]) => roots.length === 1 && weight > 0.5)
      .map(([[root]]) => names[root]),
  );
  for (const [words, meant] of says)
    for (let at = 0; at + words.length <= said.length; at++)
      if (words.every((root, i) => means[at + i].includes(root) || said[at + i] === root))
        for (let i = 0; i < words.length; i++)
          for (const roots of meant) understood[at + i].push([roots, weights.said]);
  return understood;
}

/** How much a question is like a title or what people ask. */
function alike(index, understood, fillers) {
  const filler = index.weights.filler;
  const meant = understood.map((choices) => new Set(choices.flatMap(([roots]) => roots)));
  const found = new Map();
  for (const [number, roots, mute] of index.phrases) {
    const same = meant.filter((one) => roots.some((root) => one.has(root))).length;
    if (!same) continue;
    const both = same + filler * mute.filter((one) => fillers.has(index.stop[one])).length;
    const size = meant.length + roots.length + filler * (fillers.size + mute.length);
    found.set(number, Math.max((2 * both) / size, found.get(number) ?? 0));
  }
  return found;
}

/** The rules that answer a question, best first: `{id, title}`; `mode`: the one being played. */
export function answers(index, question, game, most = 20, mode = '') {
  const { rules, counts, weights } = index;
  const named = question.toUpperCase().match(/(?:LD|NM)-[A-Z]{3}-\d+/);
  const exact = named && rules.find(([id]) => id === named[0]);
  if (exact) return [{ id: exact[0], title: exact[1] }];
  const words = wordsIn(question.slice(0, LONGEST));
  const stop = new Set(index.stop);
  const understood = understand(
    index,
    words.filter((word) => !stop.has(word)),
  );
  const total = new Map();
  const having = new Map();
  let wanted = 0;
  for (const choices of understood) {
    const best = new Map();
    for (const [roots, weight] of choices) {
      const sums = new Map();
      for (const root of roots)
        for (let i = 0; i < counts[root].length; i += 2) {
          const count = (counts[root][i + 1] / weights.fine) * (weight / roots.length);
          sums.set(counts[root][i], (sums.get(counts[root][i]) ?? 0) + count);
        }
      for (const [number, count] of sums) best.set(number, Math.max(count, best.get(number) ?? 0));
    }
    if (!best.size) continue;
    const rare = 1 / (1 + best.size) ** 0.25;
    wanted += rare;
    for (const [number, count] of best) {
      total.set(number, (total.get(number) ?? 0) + count);
      having.set(number, (having.get(number) ?? 0) + rare);
    }
  }
  const own = (number) => rules[number][0].startsWith(game === 'nemesis' ? 'NM' : 'LD');
  const ofModes = new Set(Object.values(index.modes).flat());
  const ofMode = new Set(index.modes[mode] ?? []);
  const like = alike(index, understood, new Set(words.filter((word) => stop.has(word))));
  const scored = [...total].map(([number, count]) => {
    const share = having.get(number) / wanted;
    let score = count * (1 - weights.all_words + weights.all_words * share);
    score *= 1 + weights.alike * (like.get(number) ?? 0) ** 2;
    if (rules[number][2]) score *= weights.reference;
    if (!own(number)) score *= weights.elsewhere;
    else if (ofMode.has(rules[number][0].slice(3, 6))) score *= weights.own_mode;
    else if (ofModes.has(rules[number][0].slice(3, 6))) score *= weights.other_mode;
    return [number, score];
  });
  scored.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (scored.length && own(scored[0][0])) {
    const good = weights.good * scored[0][1];
    const first = ([number, score]) => own(number) && score >= good;
    scored.sort((a, b) => Number(first(b)) - Number(first(a)));
  }
  return scored
    .slice(0, most)
    .map(([number]) => ({ id: rules[number][0], title: rules[number][1] }));
}

/** The index of a language and where its rules stand: area of the catalogue to page and name. */
const load = (() => {
  const loading = {};
  const get = async (path) => (await fetch(path)).json();
  return (root, language) =>
    (loading[language] ??= Promise.all(
      ['ask', 'places'].map((name) => get(new URL(`assets/${name}-${language}.json`, root))),
    ));
})();

/** Writes answers into a list while somebody types; `nothing`: what to say if there are none. */
function answering(input, list, root, { game, mode }, most, nothing = '') {
  const language = document.documentElement.lang;
  list.setAttribute('aria-live', 'polite');
  input.addEventListener('focus', () => load(root, language));
  input.addEventListener('input', async () => {
    const question = input.value;
    const [index, places] = await load(root, language);
    if (question !== input.value) return;
    const found = question.trim() ? answers(index, question, game, most, mode) : [];
    list.replaceChildren(
      ...found.map(({ id, title }) => {
        const [page, chapter] = places[id.slice(0, 6)];
        const make = (tag, words) =>
          Object.assign(document.createElement(tag), { textContent: words });
        const link = make('a', '');
        link.href = new URL(`${page}#${id}`, root);
        link.append(make('code', id), ` ${title} `, make('small', chapter));
        const line = make('li', '');
        line.append(link);
        return line;
      }),
    );
    if (question.trim() && !found.length) list.textContent = nothing;
  });
}

/** Turns a `div.ask` into a search. */
function open(box, root) {
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = box.dataset.placeholder;
  input.setAttribute('aria-label', box.dataset.label);
  const list = document.createElement('ol');
  box.append(input, list);
  answering(input, list, root, box.dataset, 8, box.dataset.nothing);
}

/** The search of the whole site answers too: rules first, then other pages. */
function openSite(root) {
  const input = document.querySelector('[data-md-component="search-query"]');
  const result = document.querySelector('[data-md-component="search-result"]');
  if (!input || !result) return;
  const list = document.createElement('ol');
  list.className = 'ask-found';
  result.prepend(list);
  const game = /\b(nemesis|lockdown)\b/.exec(location.pathname.slice(root.pathname.length))?.[1];
  answering(input, list, root, { game: game ?? 'lockdown', mode: '' }, 6);
}

if (typeof document !== 'undefined') {
  const { base } = JSON.parse(document.querySelector('#__config').textContent);
  const root = new URL(`${base}/`, location);
  for (const box of document.querySelectorAll('div.ask')) open(box, root);
  openSite(root);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.target.closest('input, textarea')) return;
    event.preventDefault();
    const input = document.querySelector('div.ask input');
    if (input) return input.focus();
    document.querySelector('#__search').checked = true;
    document.querySelector('[data-md-component="search-query"]').focus();
  });
}
