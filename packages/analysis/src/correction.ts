/** How the chances of the search are corrected for a kind of table: for each phase of the game a line over log odds, which may have a bend. */
export interface Correction {
  /** The log odds below which lines are steeper or flatter; where it is not said, lines are straight. */
  readonly knee?: number;
  readonly phases: readonly Line[];
}

export interface Line {
  readonly shift: number;
  readonly slope: number;
  /** By how much it is steeper below the knee. */
  readonly bend?: number;
}

const AS_IT_IS: Line = { shift: 0, slope: 1 };
/** Nothing is certain before the game is over. */
const LEAST = 0.001;

/** The chance of winning that a chance found by the search stands for. */
export function corrected(correction: Correction | undefined, phase: number, chance: number): number {
  const { phases, knee = 0 } = correction ?? { phases: [] };
  const { shift, slope, bend = 0 } = phases.at(Math.min(phase, phases.length - 1)) ?? AS_IT_IS;
  if (chance <= 0 || chance >= 1) return chance;
  const odds = logOdds(chance);
  return clamped(1 / (1 + Math.exp(-(shift + slope * odds + bend * belowKnee(odds, knee)))));
}

export function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** How far log odds are below the knee, as a negative number; 0 above it. */
export function belowKnee(odds: number, knee: number): number {
  return Math.min(0, odds - knee);
}

function clamped(chance: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, chance));
}

/** Makes the chances of all seats add up to the number of those who win together; `own`, if it is a seat, keeps its chance. */
export function addingUp(chances: readonly number[], partners: number, own: number | null): number[] {
  const isFixed = (seat: number): boolean => own !== null && Math.floor(seat / partners) === Math.floor(own / partners);
  const fixed = own === null ? 0 : chances[own] * partners;
  const others = chances.reduce((sum, chance, seat) => (isFixed(seat) ? sum : sum + chance), 0);
  const free = chances.length - (own === null ? 0 : partners);
  return chances.map((chance, seat) => {
    if (own !== null && isFixed(seat)) return chances[own];
    return others > 0 ? (chance * (partners - fixed)) / others : (partners - fixed) / free;
  });
}
