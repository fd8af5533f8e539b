import type { Language } from '@pharos/protocol';

export const THEMES = ['auto', 'dusk', 'noon', 'contrast'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** As parts of the loudest. */
export const VOLUMES = { quiet: 0.2, normal: 0.5, loud: 1 } as const;
export const CONFIRMATIONS = ['off', 'irreversible', 'always'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  confirm: (typeof CONFIRMATIONS)[number];
  /** Sounds besides "your turn". */
  sounds: boolean;
  yourTurn: boolean;
  volume: keyof typeof VOLUMES;
  foePrices: boolean;
  /** Bots of this device take as long as people do. */
  humanPace: boolean;
  language: Language | null;
  name: string;
}

/** Each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski', hu: 'Magyar' };

const KEY = 'pharos.settings';

const DEFAULTS: Settings = {
  theme: 'auto',
  speed: 'normal',
  confirm: 'off',
  sounds: false,
  yourTurn: true,
  volume: 'quiet',
  foePrices: true,
  humanPace: false,
  language: null,
  name: '',
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    // Storage may be forbidden or damaged; the defaults are good.
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });
if (!Object.hasOwn(VOLUMES, settings.volume)) settings.volume = DEFAULTS.volume;

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last for this visit.
  }
}

/** The theme that is shown: the chosen one, or what the system prefers. */
export function shownTheme(): 'dusk' | 'noon' | 'contrast' {
  if (settings.theme !== 'auto') return settings.theme;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'noon' : 'dusk';
}
