import { createContext, type Component } from 'svelte';
import type { HelpProps } from './helpProps.ts';

/** Fetches the help of a game, with its words for what a table plays. */
export type HelpLoader = (game: string, options: unknown) => Promise<{ default: Component<HelpProps> }>;

/** Given to the whole client at its root: tables show the help, which is made of parts of tables. */
export const [getHelpLoader, setHelpLoader] = createContext<HelpLoader>();
