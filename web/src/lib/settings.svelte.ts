/** What this person likes, kept in this browser. */
export const LANGUAGES = ['en', 'es', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Sound = 'off' | 'low' | 'full';

interface Settings {
  language: Language;
  sound: Sound;
  /** Whether sound was offered already. */
  soundAsked: boolean;
  /** How fast others' turns are told: 1 as drawn, 0 at once. */
  speed: number;
  motion: 'auto' | 'reduced';
  text: number;
  contrast: boolean;
  hints: boolean;
  /** Whether the person has switched hints: then they do not go off by themselves. */
  hintsByHand: boolean;
  textMode: boolean;
  /** Notifications of the browser; only if the browser allows them too. */
  notify: boolean;
  name: string;
}

const KEY = 'lockdown-settings';

function browserLanguage(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const short = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language;
  }
  return 'en';
}

function load(): Settings {
  const fresh: Settings = {
    language: browserLanguage(),
    sound: 'off',
    soundAsked: false,
    speed: 1,
    motion: 'auto',
    text: 1,
    contrast: false,
    hints: true,
    hintsByHand: false,
    textMode: false,
    notify: false,
    name: '',
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings = $state<Settings>(load());

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* private browsing: the settings last as long as the page */
  }
}

export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
