import { ARMADA_PACKS } from './content/armada.ts';
import { CITIES_PACKS } from './content/cities.ts';
import { LEADERS_PACKS } from './content/leaders.ts';
import { base1 } from './content/base1.ts';
import { base2 } from './content/base2.ts';
import type { PackSpec } from './content/types.ts';

/** The packs that exist, in the order they are compiled. */
export const PACKS: readonly PackSpec[] = [base1, base2, ...ARMADA_PACKS, ...CITIES_PACKS, ...LEADERS_PACKS];
