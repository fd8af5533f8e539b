import type { Pace, PaceId, PairingKind } from '@pharos/protocol';
import type { GameEntry, PairingOffer } from '../shared/gameEntry.ts';
import { GAMES } from '../shared/gameRegistry.ts';
import { Refusal } from '../shared/refusal.ts';

/** How fast people play who were paired. */
export const PACES: readonly Pace[] = [
  { id: 'quick', clock: { kind: 'perMove', seconds: 30 } },
  { id: 'calm', clock: { kind: 'perMove', seconds: 90 } },
  { id: 'day', clock: { kind: 'correspondence', days: 1, holidays: 7 } },
  { id: 'days3', clock: { kind: 'correspondence', days: 3, holidays: 14 } },
];

interface Kind {
  readonly entry: GameEntry;
  readonly offer: PairingOffer;
}

const KINDS: readonly Kind[] = GAMES.flatMap((entry) => entry.pairings.map((offer) => ({ entry, offer })));

/** What people are paired for. */
export const PAIRING_KINDS: readonly PairingKind[] = KINDS.map(({ entry: { game, levels }, offer }) => {
  const { id, players } = offer;
  return { id, game: game.id, options: game.readOptions(offer.optionsFor(players[0])), players, levels };
});

export function kindOf(id: string): Kind {
  const found = KINDS.find(({ offer }) => offer.id === id);
  if (found === undefined) throw new Refusal('UNKNOWN_GAME', `nobody is paired for "${id.slice(0, 40)}"`);
  return found;
}

export function clockOf(id: PaceId): Pace['clock'] {
  return PACES.find((pace) => pace.id === id)?.clock ?? { kind: 'none' };
}
