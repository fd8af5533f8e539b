import { SPECTATOR, type Match } from '@pharos/core';
import { playTexts, testGames, type Ply as PlyOf } from '@pharos/core/testkit';
import { duel, type DuelEvent, type DuelView } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';

export { ofType, readTable } from '@pharos/core/testkit';

type DuelMatch = Match<Options, State, DuelView, DuelEvent>;
export type Ply = PlyOf<State, DuelEvent>;

export const { stateOf, matchOf, dealState, eachPly } = testGames(duel);

export const play: (match: DuelMatch, ...texts: string[]) => DuelEvent[] = playTexts;

/** What everybody may see. */
export function publicView(match: DuelMatch): DuelView {
  return match.view(SPECTATOR);
}

/** The options of a game with Agora. */
export const AGORA = { packs: ['base', 'agora'] };

/** The options of games with Pantheon, and with both. */
export const PANTHEON = { packs: ['base', 'pantheon'] };
export const BOTH_EXPANSIONS = { packs: ['base', 'agora', 'pantheon'] };

/** Random games of Agora in which much happens in the Senate. */
export const political = {
  options: AGORA,
  prefers: (move: string): boolean => /^(recruit|trigger|prepare|place|move|conspire|remove|shift)\b/.test(move),
};

/** Random games of Pantheon in which many Divinities are activated. */
export const devout = {
  options: PANTHEON,
  prefers: (move: string): boolean => /^(activate|search|choose)\b/.test(move),
};
