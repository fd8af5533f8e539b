import { duelAnalysis, wondersAnalysis } from '@pharos/analysis';
import { duelBot, duelHints, wondersBot, wondersHints } from '@pharos/bots';
import { DEFAULT_OPTIONS as DUEL_OPTIONS, duel, type DuelView } from '@pharos/duel';
import { DEFAULT_OPTIONS as WONDERS_OPTIONS, wonders, type WondersView } from '@pharos/wonders';
import { entry, type GameEntry, type PairingOffer, type SeatHoldings } from './gameEntry.ts';

const PLAYERS_OF_WONDERS = [3, 7] as const;

/** Of the newer edition there is a deal of the day. */
function wondersPairing(id: string, edition: 1 | 2, ...expansions: readonly string[]): PairingOffer {
  const packs = ['base', ...expansions];
  const offer = { id, players: PLAYERS_OF_WONDERS, optionsFor: (players: number) => ({ edition, packs, players }) };
  return edition === 2 ? { ...offer, dailyPlayers: 4 } : offer;
}

function duelPairing(id: string, ...expansions: readonly string[]): PairingOffer {
  return { id, players: [2, 2], dailyPlayers: 2, optionsFor: () => ({ packs: ['base', ...expansions] }) };
}

/** The games of this server. */
export const GAMES: readonly GameEntry[] = [
  entry(duel, {
    defaults: DUEL_OPTIONS,
    standIn: 'greedy',
    bot: duelBot,
    hints: duelHints,
    pairings: [duelPairing('duel'), duelPairing('duel-agora', 'agora')],
    scoredEnding: 'civilian',
    holdings: ({ players }) => players.map(duelHoldings),
    analysis: duelAnalysis,
  }),
  entry(wonders, {
    defaults: WONDERS_OPTIONS,
    standIn: 'greedy',
    bot: wondersBot,
    hints: wondersHints,
    teamSize: ({ teams }) => (teams === true ? 2 : 1),
    pairings: [
      wondersPairing('wonders', 2),
      wondersPairing('wonders-armada', 2, 'armada'),
      wondersPairing('wonders-first', 1),
      wondersPairing('wonders-first-armada', 1, 'armada'),
    ],
    scoredEnding: 'points',
    holdings: ({ cities }) => cities.filter(({ seat }) => seat !== null).map(wondersHoldings),
    analysis: wondersAnalysis,
  }),
];

function duelHoldings({ wonders: own, city }: DuelView['players'][number]): SeatHoldings {
  return { wonders: own.filter(({ built }) => built).map(({ wonder }) => ({ wonder, side: '' })), cards: city };
}

function wondersHoldings({ board, side, cards }: WondersView['cities'][number]): SeatHoldings {
  return { wonders: [{ wonder: board, side: side ?? '' }], cards };
}
