import { optionsOf, readChosen, type Chosen, type GameForm } from '../form/gameForm.ts';

const CLOCK_IDS = ['none', 'quick', 'calm', 'day', 'days', 'week'] as const;

/** What is agreed on before a game, as chosen on the home page. */
export interface Agreement extends Chosen {
  level: string;
  clock: (typeof CLOCK_IDS)[number];
  visibility: 'private' | 'public';
  /** Whether players may ask what a good player would do. */
  hints: boolean;
  /** Whether players may look up which cards they have seen. */
  memory: boolean;
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** How many rounds late those see the game who only look on. */
  watchDelay: number;
}

/** Before version 2 every ruling was written down, chosen or not, and what was then the default would count as chosen now. */
const VERSION = 2;

const keyOf = ({ game }: GameForm): string => `pharos.agreed.${game}`;

/** What was chosen last time. Whether strangers may join and whether it counts is asked anew each time. */
export function lastAgreement(form: GameForm): Agreement {
  const { version, options, level, clock, hints, memory } = stored(form);
  const chosen = readChosen(form, options);
  return {
    ...chosen,
    rulings: version === VERSION ? chosen.rulings : {},
    level: typeof level === 'string' ? level : 'greedy',
    clock: CLOCK_IDS.find((id) => id === clock) ?? 'none',
    visibility: 'private',
    hints: hints === true,
    memory: memory !== false,
    rated: false,
    watchDelay: 0,
  };
}

const PLAYED = 'pharos.hasPlayed';

/** Somebody new, or a browser that keeps nothing. */
export function isFirstVisit(forms: readonly GameForm[]): boolean {
  try {
    return localStorage.getItem(PLAYED) === null && forms.every((form) => localStorage.getItem(keyOf(form)) === null);
  } catch {
    return true;
  }
}

/** From now on every game is offered with its options. */
export function rememberPlayed(): void {
  try {
    localStorage.setItem(PLAYED, 'yes');
  } catch {
    // Without storage every visit is the first.
  }
}

/** What somebody new is offered: the game as the rulebook advises it for beginners, against a bot that errs. */
export function firstAgreement(form: GameForm): Agreement {
  const usual = lastAgreement(form);
  return { ...usual, level: 'novice', answers: { ...usual.answers, ...form.firstGame } };
}

export function rememberAgreement(form: GameForm, agreed: Agreement): void {
  const { level, clock, hints, memory } = agreed;
  try {
    const options = optionsOf(form, agreed);
    localStorage.setItem(keyOf(form), JSON.stringify({ version: VERSION, options, level, clock, hints, memory }));
  } catch {
    // Without storage the choice lasts for this visit.
  }
}

type Field = 'version' | 'options' | 'level' | 'clock' | 'hints' | 'memory';

function stored(form: GameForm): { readonly [Key in Field]?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}') ?? {}) as object;
  } catch {
    // Storage may be forbidden or damaged; the usual choice is good.
    return {};
  }
}
