import { agora } from './content/agora.ts';
import { base } from './content/base.ts';
import { pantheon } from './content/pantheon.ts';
import type { PackSpec } from './content/types.ts';

/** The packs that exist, in the order they are compiled. */
export const PACKS: readonly PackSpec[] = [base, agora, pantheon];
