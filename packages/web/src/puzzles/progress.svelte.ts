const KEY = 'pharos.puzzles';

/** A puzzle that was tried, and whether the first try was right. */
export interface Tried {
  readonly puzzle: string;
  readonly solved: boolean;
}

/** A first try that the server has not heard of yet. */
export interface Untold {
  readonly set: string;
  readonly puzzle: string;
  readonly move: string | null;
}

interface Kept {
  /** By set, in the order in which they were tried. */
  readonly tried: Readonly<Record<string, readonly Tried[]>>;
  readonly untold: readonly Untold[];
}

const NOTHING: Kept = { tried: {}, untold: [] };

function stored(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // Storage may be forbidden or damaged; then nothing was tried yet.
    return NOTHING;
  }
}

/** What was tried on this device. */
let kept = $state.raw<Kept>(stored());

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage progress lasts for this visit.
  }
}

export const triedIn = (set: string): readonly Tried[] => kept.tried[set] ?? [];

/** How many of these puzzles were solved; of those that were tried, some may be in the set no more. */
export function solvedIn(set: string, list: readonly { readonly id: string }[]): number {
  const solved = new Set(triedIn(set).flatMap((one) => (one.solved ? [one.puzzle] : [])));
  return list.filter(({ id }) => solved.has(id)).length;
}

/** Puzzles that were solved at the first try, without one between them that was not. */
export function rowIn(set: string): number {
  const tried = triedIn(set);
  const last = tried.findLastIndex(({ solved }) => !solved);
  return tried.length - 1 - last;
}

/** Only the first try counts. */
export function rememberTry({ set, puzzle, move }: Untold, solved: boolean, isToTell: boolean): void {
  const before = triedIn(set);
  if (before.some((one) => one.puzzle === puzzle)) return;
  keep({
    tried: { ...kept.tried, [set]: [...before, { puzzle, solved }] },
    untold: isToTell ? [...kept.untold, { set, puzzle, move }] : kept.untold,
  });
}

/** What the same person has tried on another device. */
export function rememberElsewhere(set: string, tried: readonly Tried[]): void {
  const known = new Set(triedIn(set).map(({ puzzle }) => puzzle));
  const others = tried.filter(({ puzzle }) => !known.has(puzzle));
  if (others.length > 0) keep({ ...kept, tried: { ...kept.tried, [set]: [...others, ...triedIn(set)] } });
}

export const untold = (): readonly Untold[] => kept.untold;

export function forgetUntold({ set, puzzle }: Untold): void {
  keep({ ...kept, untold: kept.untold.filter((one) => one.set !== set || one.puzzle !== puzzle) });
}
