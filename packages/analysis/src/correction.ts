/** How the chances of the search are corrected for a kind of table: for each phase of the game a straight line over log odds. */
export interface Correction {
  readonly phases: readonly Line[];
}

export interface Line {
  readonly shift: number;
  readonly slope: number;
}

const AS_IT_IS: Line = { shift: 0, slope: 1 };
/** Nothing is certain before the game is over. */
const LEAST = 0.001;

/** The chance of winning that a chance found by the search stands for. */
export function corrected(correction: Correction | undefined, phase: number, chance: number): number {
  const { phases } = correction ?? { phases: [] };
  const { shift, slope } = phases.at(Math.min(phase, phases.length - 1)) ?? AS_IT_IS;
  if (chance <= 0 || chance >= 1) return chance;
  return clamped(1 / (1 + Math.exp(-(shift + slope * Math.log(chance / (1 - chance))))));
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
