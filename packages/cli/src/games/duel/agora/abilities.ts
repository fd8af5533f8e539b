import type { words } from '@pharos/duel';

type AbilityTexts = Readonly<Partial<Record<words.AbilityName, string>>>;

/** In a few signs, for a Chamber of the Senate. */
export const agoraShortAbilities = {
  corruption: 'corruption',
  organizedCrime: 'organized crime',
  incomeBlue: 'blue pays',
  incomeGreen: 'green pays',
  incomeYellow: 'yellow pays',
  incomeRed: 'red pays',
  incomeWonder: 'Wonders pay',
  ignoreYellow: 'yellow −1',
  ignoreRed: 'red −1',
  ignoreGreen: 'green −1',
  wonderDiscount: 'Wonders −1',
  shield: '1 shield',
  tradeRaw: 'raw −1¢',
  tradeManufactured: 'goods −1¢',
  oratory: 'oratory +2',
  discardBonus: 'discard +2¢',
  sharedChains: 'all chains',
  conspiratorTurn: 'Conspirator again',
} satisfies AbilityTexts;

const whenBuilt = (what: string): string =>
  `You gain coins equal to the number of the Age whenever anybody builds a ${what}`;
const oneLess = (colour: string): string =>
  `Your ${colour} cards cost one resource less, or nothing in coins, whichever is cheaper`;

export const agoraAbilitySentences = {
  corruption: 'You recruit Senators for nothing',
  organizedCrime: 'When you conspire you keep both Conspiracies',
  incomeBlue: whenBuilt('blue card'),
  incomeGreen: whenBuilt('green card'),
  incomeYellow: whenBuilt('yellow card'),
  incomeRed: whenBuilt('red card'),
  incomeWonder: whenBuilt('Wonder'),
  ignoreYellow: oneLess('yellow'),
  ignoreRed: oneLess('red'),
  ignoreGreen: oneLess('green'),
  wonderDiscount: 'Your Wonders cost one resource less',
  shield: 'Gaining control moves the Conflict pawn 1 space towards the opposing capital, losing it moves it back',
  tradeRaw: 'Each wood, clay or stone you buy costs 1 coin less, but at least 1',
  tradeManufactured: 'Each glass or papyrus you buy costs 1 coin less, but at least 1',
  oratory: 'Your Politicians count 2 blue cards more',
  discardBonus: 'You gain 2 coins more when you discard a card for coins',
  sharedChains: "The opponent's chain symbols count as yours",
  conspiratorTurn: 'You play again after recruiting a Conspirator',
} satisfies AbilityTexts;
