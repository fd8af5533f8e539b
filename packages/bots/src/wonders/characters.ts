import type { State } from '@pharos/wonders';
import type { BotCharacter } from '../characters.ts';
import type { Leaning } from '../model/leaningGuide.ts';
import { expansionsOf } from './expansions.ts';

type Characters = Readonly<Partial<Record<BotCharacter, Leaning>>>;

/** Mild enough to cost no strength that can be seen: see docs/bots.md. */
const CHARACTERS: Characters = {
  builder: {
    seat: { stages: 0.12, blueCards: 0.12 },
    move: { stage1: 0.8, stage2: 0.8, stage3: 0.6, points: 0.1 },
  },
  general: {
    seat: { shields: 0.06, stronger: 0.08, muchStronger: 0.1 },
    move: { overtakes: 0.8 },
  },
  scholar: {
    seat: { symbols: 0.1, kinds: 0.04 },
    move: { sciencePoints: 0.15, laterScience: 0.1 },
  },
  merchant: {
    seat: { yellowCards: 0.12, coins: 0.012, sellable: 0.04 },
    move: { coins: 0.15, firstUnits: 0.4, chain: 0.4, paid: -0.1 },
  },
};

/** What characters are fond of in 7 Wonders; expansions have more. */
export function charactersOf(s: State): Characters {
  return Object.assign({}, CHARACTERS, ...expansionsOf(s).map(({ characters }) => characters)) as Characters;
}
