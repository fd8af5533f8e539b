import { optionsOf, readChosen, type Chosen, type GameForm } from './gameForm.ts';

const CLOCK_IDS = ['none', 'quick', 'calm', 'days'] as const;

/** What is agreed on before a game, as chosen at the door. */
export interface Agreement extends Chosen {
  level: string;
  clock: (typeof CLOCK_IDS)[number];
  visibility: 'private' | 'public';
  /** Whether players may ask what a good player would do. */
  hints: boolean;
}

const keyOf = ({ game }: GameForm): string => `pharos.agreed.${game}`;

/** What was chosen last time. Whether strangers may join is asked anew each time. */
export function lastAgreement(form: GameForm): Agreement {
  const { options, level, clock, hints } = stored(form);
  return {
    ...readChosen(form, options),
    level: typeof level === 'string' ? level : 'greedy',
    clock: CLOCK_IDS.find((id) => id === clock) ?? 'none',
    visibility: 'private',
    hints: hints === true,
  };
}

export function rememberAgreement(form: GameForm, agreed: Agreement): void {
  const { level, clock, hints } = agreed;
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ options: optionsOf(form, agreed), level, clock, hints }));
  } catch {
    // Without storage the choice lasts for this visit.
  }
}

function stored(form: GameForm): { readonly [Field in 'options' | 'level' | 'clock' | 'hints']?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}') ?? {}) as object;
  } catch {
    // Storage may be forbidden or damaged; the usual choice is good.
    return {};
  }
}
