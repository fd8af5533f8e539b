import type { SeatId } from '@pharos/core';
import { hasName, joinCity } from './city.ts';
import { collectCoins } from './coins.ts';
import { cardOf, withKnower } from './hidden.ts';
import { leftOf, rightOf, type City, type State } from './state.ts';

/** The different cards of the discard pile that may be built in a city, sorted [W-22, W-93, W-94]. */
export function revivableCards(s: State, city: City): number[] {
  const cards: number[] = [];
  for (let index = 0; index < s.discard.length; index++) {
    const card = cardOf(s.discard[index]);
    if (hasName(city, s.catalog.cards[card].name)) continue;
    let at = cards.length;
    while (at > 0 && cards[at - 1] > card) at--;
    if (at === 0 || cards[at - 1] !== card) cards.splice(at, 0, card);
  }
  return cards;
}

/** [W-93] The owner of the power looks through the whole pile, and remembers it. */
export function lookThroughDiscard(s: State, seat: SeatId): void {
  for (let i = 0; i < s.discard.length; i++) s.discard[i] = withKnower(s.discard[i], seat);
  if (s.emit === null) return;
  const cards = s.discard.map(cardOf).sort((a, b) => a - b);
  s.emit({
    type: 'discardSeen',
    seat,
    count: cards.length,
    cards: cards.map((card) => s.catalog.cards[card].id),
    reveals: true,
  });
}

/** [W-93, W-94] A card of the discard pile is built for free and takes effect at once. */
export function reviveCard(s: State, cityIndex: number, cardIndex: number): void {
  const card = s.catalog.cards[cardIndex];
  let at = 0;
  while (cardOf(s.discard[at]) !== cardIndex) at++;
  s.discard.splice(at, 1);
  s.emit?.({ type: 'cardRevived', city: cityIndex, card: card.id, reveals: true });
  joinCity(s, s.cities[cityIndex], card);
  collectCoins(s, cityIndex, card);
  for (let i = 0; i < s.rules.cardRevived.length; i++) s.rules.cardRevived[i](s, cityIndex, card);
}

/** The different guilds of both neighbours, sorted [W-100]. */
export function copyableGuilds(s: State, city: number): number[] {
  const cards = [...s.cities[leftOf(s, city)].cards, ...s.cities[rightOf(s, city)].cards];
  return [...new Set(cards.filter((card) => s.catalog.cards[card].isGuild))].sort((a, b) => a - b);
}

export function copyGuild(s: State, city: number, card: number): void {
  s.cities[city].copied = card;
  s.emit?.({ type: 'guildCopied', city, card: s.catalog.cards[card].id });
}
