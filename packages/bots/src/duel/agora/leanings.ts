import type { Leaning } from '../../model/leaningGuide.ts';

/** Players that overrate winning by politics. */
export const LEANINGS: Readonly<Record<string, Leaning>> = {
  politician: {
    seat: { leads: 0.5, short4: 0.3, short3: 0.5, short2: 0.7, short1: 0.9, senateActions: 0.3, cubes: 0.1 },
    move: { gainsControl: 0.7, breaksControl: 0.3 },
  },
};
