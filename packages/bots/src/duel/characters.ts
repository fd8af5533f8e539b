import type { BotCharacter } from '../characters.ts';
import type { Leaning } from '../model/leaningGuide.ts';

/** Mild enough to cost no strength that can be seen: see docs/bots.md. */
const CHARACTERS: Readonly<Partial<Record<BotCharacter, Leaning>>> = {
  builder: {
    seat: { blueCards: 0.12, points: 0.012 },
    move: { wonder1: 0.8, wonder2: 0.8, wonder3: 0.6, points: 0.1 },
  },
  general: {
    seat: { advance: 0.08, shieldsInReach: 0.05, 'token strategy': 0.2 },
    move: { shields: 0.4, crossesToken: 0.5 },
  },
  scholar: {
    seat: { symbols1: 0.08, symbols2: 0.16, symbols3: 0.24, symbols4: 0.32, symbols5: 0.4, halfPairs: 0.05 },
    move: { newSymbol: 0.6, pair: 0.6 },
  },
  merchant: {
    seat: { yellowCards: 0.12, coins: 0.012, fixedRaw: 0.06, fixedManufactured: 0.06 },
    move: { firstUnits: 0.5, chain: 0.5, price: -0.08 },
  },
};

/** What characters are fond of in Duel. */
export function charactersOf(): typeof CHARACTERS {
  return CHARACTERS;
}
