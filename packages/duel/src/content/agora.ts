import type { PackSpec } from './types.ts';

/**
 * Agora: 13 Senators, 16 Decrees, 16 Conspiracies, two Wonders, two Progress tokens and structures of its own.
 * Decrees have no printed names; their ids are ours. Values agree between the printed pieces and their transcription.
 */
export const agora: PackSpec = {
  id: 'agora',
  version: 1,
  components: [{ senator: 13, wonders: 2, tokens: 2, decrees: 16, conspiracies: 16 }],
  requires: ['base'],
  excludes: [],
  provenance: 'crossChecked',
  cards: [
    { id: 'politician-left-1', deck: 'senator', effects: [{ type: 'senateActions', section: 'left' }] },
    { id: 'politician-left-2', deck: 'senator', effects: [{ type: 'senateActions', section: 'left' }] },
    { id: 'politician-middle-1', deck: 'senator', effects: [{ type: 'senateActions', section: 'middle' }] },
    { id: 'politician-middle-2', deck: 'senator', effects: [{ type: 'senateActions', section: 'middle' }] },
    { id: 'politician-middle-3', deck: 'senator', effects: [{ type: 'senateActions', section: 'middle' }] },
    { id: 'politician-right-1', deck: 'senator', effects: [{ type: 'senateActions', section: 'right' }] },
    { id: 'politician-right-2', deck: 'senator', effects: [{ type: 'senateActions', section: 'right' }] },
    { id: 'conspirator-1', deck: 'senator', effects: [{ type: 'conspirator' }] },
    { id: 'conspirator-2', deck: 'senator', effects: [{ type: 'conspirator' }] },
    { id: 'conspirator-3', deck: 'senator', effects: [{ type: 'conspirator' }] },
    { id: 'conspirator-4', deck: 'senator', effects: [{ type: 'conspirator' }] },
    { id: 'conspirator-5', deck: 'senator', effects: [{ type: 'conspirator' }] },
    { id: 'conspirator-6', deck: 'senator', effects: [{ type: 'conspirator' }] },
  ],
  wonders: [
    { id: 'curia-iulia', cost: { wood: 1, clay: 1, stone: 1, glass: 1, papyrus: 1 }, onPick: [{ type: 'conspire' }], effects: [{ type: 'triggerUnprepared' }, { type: 'coins', count: 6 }, { type: 'extraTurn' }] },
    { id: 'knossos', cost: { wood: 1, clay: 1, stone: 1, glass: 2 }, onPick: [{ type: 'placeCube' }], effects: [{ type: 'placeCube' }, { type: 'moveCube' }, { type: 'points', count: 3 }] },
  ],
  tokens: [
    { id: 'corruption', effects: [{ type: 'ability', ability: 'corruption' }] },
    { id: 'organized-crime', effects: [{ type: 'ability', ability: 'organizedCrime' }] },
  ],
  pieces: {
    decrees: [
      { id: 'income-blue', effects: [{ type: 'ability', ability: 'incomeBlue' }] },
      { id: 'income-green', effects: [{ type: 'ability', ability: 'incomeGreen' }] },
      { id: 'income-yellow', effects: [{ type: 'ability', ability: 'incomeYellow' }] },
      { id: 'income-red', effects: [{ type: 'ability', ability: 'incomeRed' }] },
      { id: 'ignore-cost-yellow', effects: [{ type: 'ability', ability: 'ignoreYellow' }] },
      { id: 'ignore-cost-red', effects: [{ type: 'ability', ability: 'ignoreRed' }] },
      { id: 'ignore-cost-green', effects: [{ type: 'ability', ability: 'ignoreGreen' }] },
      { id: 'wonder-discount', effects: [{ type: 'ability', ability: 'wonderDiscount' }] },
      { id: 'shield', effects: [{ type: 'ability', ability: 'shield' }] },
      { id: 'trade-raw', effects: [{ type: 'ability', ability: 'tradeRaw' }] },
      { id: 'trade-manufactured', effects: [{ type: 'ability', ability: 'tradeManufactured' }] },
      { id: 'oratory', effects: [{ type: 'ability', ability: 'oratory' }] },
      { id: 'discard-bonus', effects: [{ type: 'ability', ability: 'discardBonus' }] },
      { id: 'income-wonder', effects: [{ type: 'ability', ability: 'incomeWonder' }] },
      { id: 'shared-chains', effects: [{ type: 'ability', ability: 'sharedChains' }] },
      { id: 'conspirator-extra-turn', effects: [{ type: 'ability', ability: 'conspiratorTurn' }] },
    ],
    conspiracies: [
      { id: 'extortion', effects: [{ type: 'takeWonder' }, { type: 'moveCube' }] },
      { id: 'blackmail', effects: [{ type: 'takeHalfCoins' }, { type: 'moveCube' }] },
      { id: 'expropriation', effects: [{ type: 'destroy', colour: 'blue' }, { type: 'moveCube' }] },
      { id: 'swindle', effects: [{ type: 'destroy', colour: 'yellow' }, { type: 'moveCube' }] },
      { id: 'obscurantism', effects: [{ type: 'lockToken' }] },
      { id: 'coup', effects: [{ type: 'shields', count: 2 }] },
      { id: 'property-fraud', effects: [{ type: 'buildFarRow' }] },
      { id: 'treason', effects: [{ type: 'buildRemoved' }] },
      { id: 'political-maneuver', effects: [{ type: 'placeCube' }, { type: 'removeCube' }, { type: 'moveCube' }] },
      { id: 'espionage', effects: [{ type: 'takeBoxToken' }] },
      { id: 'turn-of-events', effects: [{ type: 'dropCards' }, { type: 'moveCube' }] },
      { id: 'embezzlement', effects: [{ type: 'coinsPerCube' }, { type: 'opponentLosesPerCube' }] },
      { id: 'foreclosure', effects: [{ type: 'takeCard' }] },
      { id: 'coercion', effects: [{ type: 'swapCards' }, { type: 'moveCube' }] },
      { id: 'insider-influence', effects: [{ type: 'moveDecree' }, { type: 'moveCube' }] },
      { id: 'sabotage', effects: [{ type: 'sabotage' }] },
    ],
  },
  layouts: [
    {
      packs: ['base', 'agora'],
      ages: [
        [[5, 7, 9], [4, 6, 8, 10], [3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12], [1, 3, 5, 7, 9, 11, 13]],
        [[1, 3, 5, 7, 9, 11, 13], [2, 4, 6, 8, 10, 12], [3, 5, 7, 9, 11], [4, 6, 8, 10], [5, 7, 9]],
        [[6, 8], [5, 7, 9], [4, 6, 8, 10], [3, 5, 7, 9, 11], [4, 6, 8, 10], [5, 7, 9], [6, 8]],
      ],
    },
  ],
  beginnerWonders: [],
};
