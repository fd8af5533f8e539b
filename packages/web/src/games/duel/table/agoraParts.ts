import { createContext } from 'svelte';
import type * as Parts from '../agora/index.ts';

/** What a table with Agora is made of, fetched with the first such game; null without it. */
export interface AgoraParts {
  readonly parts: typeof Parts | null;
}

export const [getAgora, setAgora] = createContext<AgoraParts>();
