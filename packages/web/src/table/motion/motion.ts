/** One movement that explains a change. Places on screen are given by selectors; `bank` is the box. */
export type Motion = { readonly ms: number } & (
  | { readonly kind: 'coins'; readonly from: number | 'bank'; readonly to: number | 'bank'; readonly count: number }
  /** A piece itself goes from one marked place to the first of others that is in sight, and shrinks on its way. */
  | {
      readonly kind: 'fly';
      readonly from: string;
      readonly to: readonly string[];
      readonly scale: number;
      /** The piece is gone from where it was. */
      readonly leaves?: true;
    }
  /** A sign goes from one marked place to another; a marked place draws attention. */
  | { readonly kind: 'sign'; readonly icon: string; readonly from: string; readonly to: string }
  | { readonly kind: 'pulse'; readonly at: string }
  /** A number of the position is shown before the position itself; the table draws it. */
  | { readonly kind: 'number'; readonly name: string; readonly value: number }
  /** Drawn by the game itself; its animations run at the same time and clear up after themselves. */
  | { readonly kind: 'drawn'; readonly draw: (ms: number) => readonly Animation[] }
);

/** At normal speed. */
export const LONGEST_MOTION = 450;
export const LONGEST_QUEUE = 2500;

/** How much slower or faster than normal; 0 shows nothing. */
export const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** Motions at a pace, together within the limits of that pace; none at pace 0. */
export function paced(motions: readonly Motion[], pace: number): Motion[] {
  if (pace === 0) return [];
  const total = motions.reduce((sum, { ms }) => sum + ms, 0);
  const squeeze = total > LONGEST_QUEUE ? LONGEST_QUEUE / total : 1;
  return motions.map((motion) => ({ ...motion, ms: Math.floor(Math.min(LONGEST_MOTION, motion.ms * squeeze) * pace) }));
}
