import { duelBot, duelHints, wondersBot, wondersHints } from '@pharos/bots';
import { DEFAULT_OPTIONS as DUEL_OPTIONS, duel } from '@pharos/duel';
import { DEFAULT_OPTIONS as WONDERS_OPTIONS, wonders } from '@pharos/wonders';
import { entry, type GameEntry } from './gameEntry.ts';

/** The games of this server. */
export const GAMES: readonly GameEntry[] = [
  entry(duel, { defaults: DUEL_OPTIONS, standIn: 'greedy', bot: duelBot, hints: duelHints }),
  entry(wonders, {
    defaults: WONDERS_OPTIONS,
    standIn: 'greedy',
    bot: wondersBot,
    hints: wondersHints,
    teamSize: ({ teams }) => (teams === true ? 2 : 1),
  }),
];
