import { createContext } from 'svelte';
import type { Pieces } from './pieces.ts';

/** The pieces that are played with, or that are looked at: what is drawn of them is printed on those. */
export const [getPieces, setPieces] = createContext<() => Pieces>();
