import type { DuelView } from '@pharos/duel';
import { colourName } from './content.svelte.ts';
import { content, type Told } from './duelContent.ts';
import { wordsInPlay } from './expansionWords.ts';

type Played = Pick<DuelView, 'options'>;

const replaced = (view: Played, colour: string): Told | null =>
  wordsInPlay(view)
    .flatMap(({ colours }) => colours?.[colour]?.() ?? [])
    .at(0) ?? null;

/** What the cards of a colour are called in this game. */
export const colourNameIn = (view: Played, colour: string): string =>
  replaced(view, colour)?.name ?? colourName(colour);

/** A category of the score in this game, and what it counts. */
export const categoryIn = (view: Played, id: string): Told => replaced(view, id) ?? content().scoring[id];
