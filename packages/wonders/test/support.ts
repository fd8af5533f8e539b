import type { Match } from '@pharos/core';
import { playTexts, testGames } from '@pharos/core/testkit';
import { wonders, type Options, type State, type WondersEvent, type WondersView } from '../src/index.ts';

export { ofType, readTable } from '@pharos/core/testkit';

export type WondersMatch = Match<Options, State, WondersView, WondersEvent>;

export const { stateOf, matchOf, dealState, eachPly } = testGames(wonders);

export const play: (match: WondersMatch, ...texts: string[]) => WondersEvent[] = playTexts;
