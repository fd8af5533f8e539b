import { createContext } from 'svelte';
import type * as Parts from '../armada/index.ts';

/** What a table with Armada is made of, fetched with the first such game; null without it. */
export interface ArmadaParts {
  readonly parts: typeof Parts | null;
}

export const [getArmada, setArmada] = createContext<ArmadaParts>();
