import type { Language } from './settings.svelte';

/**
 * Soft hyphens for long words. Browsers hyphenate by themselves only where they have brought a
 * dictionary along, and few have one for every language of ours; without it a long word in a
 * narrow place is broken without a hyphen, or cut off. Syllables are found by rule: between vowels
 * a word is divided before the last consonant, or before the group that can begin a syllable.
 */
const SHY = '\u00AD';
/** Shorter words find room everywhere. */
const LONG = 8;
/** Letters that stay before and after a division. */
const LEAST = 3;

interface Tongue {
  vowels: string;
  /** Letters that are one sound together. */
  joined: string[];
  /** Groups of consonants with which a syllable begins. */
  onsets: RegExp;
  /** Groups that begin a syllable only after another consonant. */
  shy?: RegExp;
  /** First parts of compounds, at whose end a word is divided. */
  first?: RegExp;
  /** Last parts of compounds, before which a word is divided. */
  last?: RegExp;
}
/**
 * German puts words together, and rules for syllables divide them in the wrong place:
 * "Rau-maktion", "Geräu-schmarker". These are the parts that the words of the game are made of.
 */
const GERMAN_FIRST = new RegExp(
  [
    // What first parts end with, and first parts.
    '(?:ungs|heits|keits|ions|täts|schafts|werks|zugs|arbeits|blut|computer|erfolg(?=r)|feuer' +
      '|geräusch|grund|irgend|kampf|karten|lebens|raum|regel(?!ung)|runden|schadens|schutz' +
      '|sechs|selbst|sonden|sonnen|start(?=r)|strom|todes|unver|welt|wissens(?!ch)|zusammen' +
      '|^(?:blue|fest|hoch|mars|voll))(?=\\p{L}{3})',
    // Prefixes before st and sp, and superlatives.
    '^(?:(?:ab|an|auf|aus|ein|fest|(?:wieder)?her|nach|un)?(?:ge|zu)|be|bei)(?=s[cpt])',
    '(?:ch|fen|ham|ig|klein|ober|son|voll)s(?=te)',
    // Native words: gl and dr begin no syllable in them.
    '(?:äng|eg|ög)(?=lich)|nied(?=r)|ieg(?=le)|zu(?=stand)',
  ].join('|'),
  'gu',
);
const GERMAN_LAST = new RegExp(
  'aktion|anfang|angriff|anlage|anteil|anzug|auswahl|ausrüst|effekt|einander|eingang|entwickl' +
    '|erfahrung|erkund|irdisch|mittel|option|ordnung|plättchen|probe|stapel|ursache',
  'gu',
);
const TONGUES: Record<Language, Tongue> = {
  en: {
    vowels: 'aeiouy',
    joined: ['ch', 'sh', 'th', 'ph', 'ck', 'qu', 'gh', 'wh'],
    onsets: /^(?:[pbtdcgkf]r|[pbcgkf]l|s[pt]r?)$/,
    shy: /^s[pt]$/,
  },
  es: {
    vowels: 'aeiouáéíóúü',
    joined: ['ch', 'll', 'rr', 'qu', 'gu'],
    onsets: /^(?:[pbtdcgf]r|[pbcgf]l)$/,
  },
  pl: {
    vowels: 'aąeęioóuy',
    joined: ['sz', 'cz', 'rz', 'ch', 'dz', 'dź', 'dż'],
    onsets: /^(?:[pbtdkgfw]r|[pbkgf][lł]|[pbtdkgw]rz|s[ptk]|st[rw]|zw|szcz|kw|ch[wlłr])$/,
  },
  de: {
    vowels: 'aeiouyäöü',
    joined: ['sch', 'ch', 'ck', 'ph', 'th', 'qu'],
    onsets: /^(?:[pbtdkgf]r|[pbkgf]l|s[pt]|s[pt]r|spl|sch[wlrmn]|kn|zw|pf[lr])$/,
    shy: /^s[pt]$/,
    first: GERMAN_FIRST,
    last: GERMAN_LAST,
  },
};

/** A word as sounds: joined letters count as one. */
function sounds(word: string, joined: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < word.length;) {
    const one = joined.find((two) => word.startsWith(two, i)) ?? word[i]!;
    found.push(one);
    i += one.length;
  }
  return found;
}

const NONE = /(?!)/g;

/** Where the syllables of one part begin, by rule. */
function syllables(low: string, tongue: Tongue): number[] {
  const parts = sounds(low, tongue.joined);
  const isVowel = (one: string | undefined): boolean =>
    !!one && tongue.vowels.includes(one.at(-1)!) && one.length === 1;
  const begins = (group: string, after: boolean): boolean =>
    tongue.onsets.test(group) && (after || !tongue.shy?.test(group));
  const cuts: number[] = [];
  let at = 0;
  let last = -1;
  const starts = parts.map((one) => ((at += one.length), at - one.length));
  parts.forEach((one, i) => {
    if (!isVowel(one)) return;
    const between = last < 0 ? 0 : i - last - 1;
    if (between > 0) {
      const group = parts.slice(last + 1, i);
      // The longest end of the group that can begin a syllable, at least one sound.
      let take = 1;
      for (let n = 2; n <= Math.min(3, group.length); n += 1)
        if (begins(group.slice(-n).join(''), n < group.length)) take = n;
      cuts.push(starts[i - take]!);
    }
    last = i;
  });
  return cuts;
}

function divide(word: string, tongue: Tongue): string {
  const low = word.toLowerCase();
  if (low.length !== word.length) return word;
  const ends = [...low.matchAll(tongue.first ?? NONE)].map((one) => one.index + one[0].length);
  const begins = [...low.matchAll(tongue.last ?? NONE)].map((one) => one.index);
  const seams = [...new Set([...ends, ...begins])]
    .filter((at) => at >= 2)
    .sort((one, other) => one - other);
  const cuts = new Set(seams);
  // Each part of a compound is divided by itself: no syllable runs over a seam.
  [0, ...seams].forEach((start, i) => {
    const part = low.slice(start, seams[i] ?? low.length);
    for (const cut of syllables(part, tongue))
      if (cut > 1 && part.length - cut > 1) cuts.add(start + cut);
  });
  return [...word]
    .map((letter, i) =>
      cuts.has(i) && i >= LEAST && word.length - i >= LEAST ? SHY + letter : letter,
    )
    .join('');
}

const known = new Map<string, string>();

/**
 * A text whose long words may be divided at the end of a line. In English, whose divisions follow no
 * rule well, this is for narrow places alone: all other languages are softened wherever they stand.
 */
export function softened(text: string, language: Language): string {
  const tongue = TONGUES[language];
  if (text.length < LONG) return text;
  return text.replace(/[\p{L}\u00AD]{8,}/gu, (word) => {
    if (word.includes(SHY)) return word;
    const key = `${language} ${word}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const divided = divide(word, tongue);
    known.set(key, divided);
    return divided;
  });
}

/** The text as it is spelt: for searching and for what is read out. */
export const plain = (text: string): string => text.replaceAll(SHY, '');
