import type { words } from '@pharos/duel';
import { listing, plural } from '../../../english.ts';
import type { DuelWords } from '../expansion.ts';
import { expansionWords } from '../expansions.ts';

/** Abilities in a few signs, where their own name does not do. */
const shortAbilities: Readonly<Partial<Record<words.AbilityName, string>>> = expansionWords.shortAbilities;

const GOODS = { raw: 'any raw', manufactured: 'any goods' } as const;

/** Effects in a few signs, for cards. ★ is a victory point, ¢ a coin. */
export const shortEffects: DuelWords['shortEffects'] = {
  produce: ({ resource, count }) => (count === 1 ? resource : `${count} ${resource}`),
  produceAny: ({ kind }) => GOODS[kind],
  fixedPrice: ({ resources }) => `${resources.length === 1 ? resources.join('') : 'goods'} at 1¢`,
  points: ({ count }) => `${count}★`,
  coins: ({ count }) => `+${count}¢`,
  shields: ({ count }) => plural(count, 'shield'),
  science: ({ symbol }) => symbol,
  coinsPerCard: ({ colour, count }) => `${count}¢/${colour}`,
  coinsPerWonder: ({ count }) => `${count}¢/Wonder`,
  guildOfCards: ({ colours }) => `★/${colours.join('+')}`,
  guildOfWonders: ({ points }) => `${points}★/Wonder`,
  guildOfCoins: () => '★/3¢',
  pointsPerToken: ({ count }) => `${count}★/token`,
  extraTurn: () => 'again',
  opponentLosesCoins: ({ count }) => `foe −${count}¢`,
  destroy: ({ colour }) => `foe −1 ${colour}`,
  revive: () => 'revive',
  drawTokens: ({ count }) => `draw ${count} tokens`,
  ability: ({ ability }) => shortAbilities[ability] ?? ability,
  ...expansionWords.shortEffects,
};

/** Effects as sentences without a full stop. */
export const effectSentences: DuelWords['effectSentences'] = {
  produce: ({ resource, count }) => `Produces ${count} ${resource}`,
  produceAny: ({ kind }) =>
    `Produces one ${kind === 'raw' ? 'wood, clay or stone' : 'glass or papyrus'} for each construction, as you choose`,
  fixedPrice: ({ resources }) => `You buy ${listing(resources)} at 1 coin a unit`,
  points: ({ count }) => `Worth ${plural(count, 'point')}`,
  coins: ({ count }) => `Gives ${plural(count, 'coin')} at once`,
  shields: ({ count }) => `Moves the Conflict pawn ${plural(count, 'space')} towards the opposing capital`,
  science: ({ symbol }) => `Shows the science symbol ${symbol}`,
  coinsPerCard: ({ colour, count }) => `Gives ${plural(count, 'coin')} at once for each ${colour} card in your city`,
  coinsPerWonder: ({ count }) => `Gives ${plural(count, 'coin')} at once for each Wonder you have built`,
  guildOfCards: ({ colours }) =>
    `Gives 1 coin at once, and 1 point at the end, for each ${listing(colours)} card in the city with more of them`,
  guildOfWonders: ({ points }) => `Worth ${points} points for each Wonder in the city with more Wonders`,
  guildOfCoins: () => 'Worth 1 point for each full 3 coins in the richer city',
  pointsPerToken: ({ count }) => `Worth ${count} points for each Progress token you hold at the end, this one included`,
  extraTurn: () => 'You play again',
  opponentLosesCoins: ({ count }) => `The opponent loses ${plural(count, 'coin')}`,
  destroy: ({ colour }) => `Put a ${colour} card of the opponent on the discard pile`,
  revive: () => 'Build a card of the discard pile for free',
  drawTokens: ({ count }) => `Draw ${count} Progress tokens from the box and keep one`,
  ability: ({ ability }) => abilitySentences[ability],
  ...expansionWords.effectSentences,
};

export const abilitySentences: DuelWords['abilitySentences'] = {
  architecture: 'Your Wonders cost 2 resources less',
  masonry: 'Your blue cards cost 2 resources less',
  economy: 'You gain the coins the opponent spends on buying resources',
  strategy: 'Each red card you build from now on has one more shield',
  theology: 'Each Wonder you build from now on lets you play again',
  urbanism: 'Gives 4 coins each time you build a card free through a chain',
  ...expansionWords.abilitySentences,
};
