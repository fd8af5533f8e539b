import { SEAT_NAMES } from '../notation.ts';
import type { ExpansionViews } from '../expansionTypes.ts';
import type { State } from '../state.ts';
import { FACE_DOWN } from './position.ts';
import { agoraOf, NO_CARD } from './state.ts';
import type { AgoraPlayerView } from './viewTypes.ts';
import { ANY_CONSPIRACY, TRIGGERED } from './writtenConspiracies.ts';

/** What a seat knows of the Agora part, as `readAgora` reads it; null where a Decree lies in another Chamber or a token is locked in secret. */
export function writeAgora(s: State, { agora: seen }: ExpansionViews): unknown {
  if (!seen || seen.lockedToken?.token === null) return null;
  const { sabotaged, decreeAt } = agoraOf(s);
  if (decreeAt.some((chamber, decree) => chamber !== decree)) return null;
  return {
    chambers: Object.fromEntries(
      seen.chambers
        .filter(({ cubes }) => cubes.some((count) => count > 0))
        .map(({ chamber, cubes }) => [chamber, { first: cubes[0], second: cubes[1] }]),
    ),
    decrees: Object.fromEntries(
      seen.chambers.map(({ chamber, decrees }) => [chamber, decrees[0]?.decree ?? FACE_DOWN]),
    ),
    ...(seen.lockedToken !== null && { lockedToken: seen.lockedToken.token }),
    ...(sabotaged >= 0 && { sabotaged: s.catalog.wonders[sabotaged].id }),
    ...Object.fromEntries(seen.players.map((player, seat) => [SEAT_NAMES[seat], writtenPlayer(s, player, seat)])),
  };
}

function writtenPlayer(s: State, { senators, conspiracies }: AgoraPlayerView, seat: number): unknown {
  const agora = agoraOf(s);
  const held = conspiracies.map(({ conspiracy, state }, place) => {
    // Everybody has seen the card that went under it.
    const under = agora.under[agora.players[seat].conspiracies[place]];
    const words = [
      ...(state === 'triggered' ? [TRIGGERED] : []),
      ...(under === NO_CARD ? [] : [s.catalog.cards[under].id]),
    ];
    const id = conspiracy ?? ANY_CONSPIRACY;
    return words.length === 0 ? id : { [id]: words.length === 1 ? words[0] : words };
  });
  return { senators, conspiracies: held };
}
