import { guildsInPlay } from '../setup.ts';
import type { Rules } from '../state.ts';
import { AGES } from '../limits.ts';
import { without } from './cards.ts';
import type { UnseenCards } from './types.ts';

/** The cards of an Age that somebody who has met these has not met; some of them may have stayed in the box [W-6]. */
export function unseenCards(rules: Rules, players: number, age: number, met: readonly string[]): UnseenCards[] {
  const { catalog, draws } = rules;
  const kinds = [
    { kind: 'age', cards: catalog.decks[players][age - 1], count: catalog.decks[players][age - 1].length },
    ...draws.map(({ pack, cards, perAge }) => ({ kind: pack, cards: cards[players][age - 1], count: perAge(players) })),
    ...(age === AGES ? [{ kind: 'guild', cards: catalog.guilds, count: guildsInPlay(players) }] : []),
  ];
  return kinds.flatMap(({ kind, cards, count }) => {
    const ids = cards.map((card) => catalog.cards[card].id);
    const unseen = without(ids, met);
    const inPlay = count - (ids.length - unseen.length);
    return inPlay > 0 ? [{ kind, cards: unseen, inPlay }] : [];
  });
}
