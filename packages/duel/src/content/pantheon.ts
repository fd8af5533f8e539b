import type { PackSpec } from './types.ts';

/**
 * Pantheon: 15 Divinities in five Mythologies, the Gate, five Grand Temples, two Wonders, three Progress tokens, Mythology and
 * Offering tokens. Values come from transcriptions of the printed pieces; no rulebook of it was at hand.
 */
// prettier-ignore
export const pantheon: PackSpec = {
  id: 'pantheon',
  version: 1,
  components: [{ grandTemple: 5, wonders: 2, tokens: 3, divinities: 15, gates: 1, mythologyTokens: 10, offeringTokens: 3 }],
  requires: ['base'],
  excludes: [],
  provenance: 'crossChecked',
  cards: [
    { id: 'grand-temple-mesopotamian', deck: 'grandTemple', colour: 'purple', cost: { wood: 3, glass: 1, papyrus: 1 }, freeWith: 'mesopotamian', effects: [{ type: 'grandTemple' }] },
    { id: 'grand-temple-phoenician', deck: 'grandTemple', colour: 'purple', cost: { wood: 1, stone: 1, glass: 1, papyrus: 2 }, freeWith: 'phoenician', effects: [{ type: 'grandTemple' }] },
    { id: 'grand-temple-greek', deck: 'grandTemple', colour: 'purple', cost: { stone: 3, glass: 1, papyrus: 1 }, freeWith: 'greek', effects: [{ type: 'grandTemple' }] },
    { id: 'grand-temple-egyptian', deck: 'grandTemple', colour: 'purple', cost: { clay: 3, glass: 1, papyrus: 1 }, freeWith: 'egyptian', effects: [{ type: 'grandTemple' }] },
    { id: 'grand-temple-roman', deck: 'grandTemple', colour: 'purple', cost: { clay: 1, stone: 1, glass: 2, papyrus: 1 }, freeWith: 'roman', effects: [{ type: 'grandTemple' }] },
  ],
  wonders: [
    { id: 'sanctuary', cost: { stone: 2, glass: 1, papyrus: 1 }, effects: [{ type: 'ability', ability: 'sanctuary' }, { type: 'extraTurn' }] },
    { id: 'divine-theater', cost: { wood: 2, glass: 1, papyrus: 2 }, effects: [{ type: 'searchDeck' }, { type: 'points', count: 2 }] },
  ],
  tokens: [
    { id: 'mysticism', effects: [{ type: 'pointsPerSacredToken', count: 2 }] },
    { id: 'poliorcetics', effects: [{ type: 'ability', ability: 'poliorcetics' }] },
    { id: 'engineering', effects: [{ type: 'ability', ability: 'engineering' }] },
  ],
  pieces: {
    divinities: [
      { id: 'enki', effects: [{ type: 'takeEnkiToken' }] },
      { id: 'ishtar', effects: [{ type: 'science', symbol: 'law' }] },
      { id: 'nisaba', effects: [{ type: 'snake' }] },
      { id: 'astarte', effects: [{ type: 'coinsApart', count: 7 }] },
      { id: 'baal', effects: [{ type: 'takeCard' }] },
      { id: 'tanit', effects: [{ type: 'coins', count: 12 }] },
      { id: 'aphrodite', effects: [{ type: 'points', count: 9 }] },
      { id: 'hades', effects: [{ type: 'revive' }] },
      { id: 'zeus', effects: [{ type: 'discardAnyCard' }] },
      { id: 'anubis', effects: [{ type: 'unbuildWonder' }] },
      { id: 'isis', effects: [{ type: 'buildWonderFromDiscard' }] },
      { id: 'ra', effects: [{ type: 'takeWonder' }] },
      { id: 'mars', effects: [{ type: 'shields', count: 2 }] },
      { id: 'minerva', effects: [{ type: 'placeMinerva' }] },
      { id: 'neptune', effects: [{ type: 'discardMilitaryToken' }, { type: 'applyMilitaryToken' }] },
    ],
    gates: [{ id: 'gate', effects: [{ type: 'openGate' }] }],
    mythologyTokens: [
      { id: 'mythology-mesopotamian-1', effects: [{ type: 'chainSymbol', symbol: 'mesopotamian' }] },
      { id: 'mythology-mesopotamian-2', effects: [{ type: 'chainSymbol', symbol: 'mesopotamian' }] },
      { id: 'mythology-phoenician-1', effects: [{ type: 'chainSymbol', symbol: 'phoenician' }] },
      { id: 'mythology-phoenician-2', effects: [{ type: 'chainSymbol', symbol: 'phoenician' }] },
      { id: 'mythology-greek-1', effects: [{ type: 'chainSymbol', symbol: 'greek' }] },
      { id: 'mythology-greek-2', effects: [{ type: 'chainSymbol', symbol: 'greek' }] },
      { id: 'mythology-egyptian-1', effects: [{ type: 'chainSymbol', symbol: 'egyptian' }] },
      { id: 'mythology-egyptian-2', effects: [{ type: 'chainSymbol', symbol: 'egyptian' }] },
      { id: 'mythology-roman-1', effects: [{ type: 'chainSymbol', symbol: 'roman' }] },
      { id: 'mythology-roman-2', effects: [{ type: 'chainSymbol', symbol: 'roman' }] },
    ],
    offeringTokens: [
      { id: 'offering-2', effects: [{ type: 'offering', count: 2 }] },
      { id: 'offering-3', effects: [{ type: 'offering', count: 3 }] },
      { id: 'offering-4', effects: [{ type: 'offering', count: 4 }] },
    ],
  },
  layouts: [
    {
      packs: ['base', 'pantheon'],
      ages: [
        [[5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]],
        [[1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
        [[5, 7], [4, 6, 8], [3, 5, 7, 9], [4, 8], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
      ],
      marks: [['r2c4', 'r2c8', 'r4c2', 'r4c6', 'r4c10'], ['r2c2', 'r2c6', 'r2c10']],
    },
    {
      packs: ['base', 'agora', 'pantheon'],
      ages: [
        [[5, 7, 9], [4, 6, 8, 10], [3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12], [1, 3, 5, 7, 9, 11, 13]],
        [[1, 3, 5, 7, 9, 11, 13], [2, 4, 6, 8, 10, 12], [3, 5, 7, 9, 11], [4, 6, 8, 10], [5, 7, 9]],
        [[6, 8], [5, 7, 9], [4, 6, 8, 10], [3, 5, 7, 9, 11], [4, 6, 8, 10], [5, 7, 9], [6, 8]],
      ],
      marks: [['r2c6', 'r2c10', 'r4c2', 'r4c6', 'r4c12'], ['r2c2', 'r2c6', 'r2c12']],
    },
  ],
  beginnerWonders: [],
};
