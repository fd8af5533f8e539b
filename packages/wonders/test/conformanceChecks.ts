import { hasSeat, SPECTATOR, type Viewer } from '@pharos/core';
import type { ConformanceChecks } from '@pharos/core/testkit';
import { islandsOf } from '../src/armada/islands.ts';
import { refold } from '../src/city.ts';
import { drawPile, lookersOf } from '../src/hands.ts';
import { ageOf, cardOf, holdersOf, knowersOf, type HiddenCard } from '../src/hidden.ts';
import { buriedLeader } from '../src/leaders/burial.ts';
import { leaderPieces } from '../src/leaders/state.ts';
import { guildsToDraw } from '../src/setup.ts';
import { clone, encode, type State } from '../src/state.ts';
import { taskKind, TURN } from '../src/tasks.ts';

/** Every card is in exactly one place, hands have the right size, and nobody owes coins. */
function findDisorder(s: State): string | null {
  const places = [
    ...s.cities.flatMap((city) => [...city.cards, ...city.under.filter(isAgeCard).map(cardOf)]),
    ...s.discard.map(cardOf),
    ...s.hands.flat().map(cardOf),
    ...drawPile(s),
    ...decksToDeal(s),
    ...s.deal.undrawn,
  ];
  const drawn = s.rules.draws.flatMap(({ cards }) => cards[s.options.players].flat());
  const wanted = [...s.catalog.decks[s.options.players].flat(), ...guildsToDraw(s.rules, s.options), ...drawn];
  if (inOrder(places) !== inOrder(wanted)) return 'cards are lost or doubled';
  if (s.cities.some((city) => city.coins < 0)) return 'a city owes coins';
  for (const city of s.cities) {
    const names = city.cards.map((card) => s.catalog.cards[card].name);
    if (new Set(names).size !== names.length) return 'a city has two cards of one name';
    if (city.stages !== city.under.length) return 'a stage has no card under it';
  }
  return findWreck(s) ?? findLostLeader(s) ?? findDebtor(s) ?? findDrift(s);
}

/** The decks that are not dealt yet: in recruitment that of this Age as well [L-20]. */
function decksToDeal(s: State): number[] {
  const isDealt = s.turn > 0;
  return s.deal.decks.slice(isDealt ? s.age : Math.max(0, s.age - 1)).flat();
}

/** A leader can lie under a board as well: its back belongs to no Age. */
function isAgeCard(card: HiddenCard): boolean {
  return ageOf(card) !== 0;
}

/** Every leader is in exactly one place, and hands are sorted. */
function findLostLeader(s: State): string | null {
  if (s.parts.leaders === undefined) return null;
  const { seats, box, costs } = s.parts.leaders;
  const isDealt = s.options.rulings?.includes('standardLeaders') !== true;
  const places = seats.flatMap(({ hand, offered, recruited, buried, sold }) => [
    ...hand,
    ...offered,
    ...recruited.map(({ leader }) => leader),
    ...buried.map(buriedLeader),
    ...sold,
  ]);
  const under = s.cities.flatMap((city) => city.under.filter((card) => !isAgeCard(card)).map(cardOf));
  const found = [...places, ...under, ...box];
  if (new Set(found).size !== found.length) return 'leaders are doubled';
  if (isDealt && found.length !== costs.length) return 'leaders are lost';
  return seats.every(({ hand }) => inOrder(hand) === hand.join()) ? null : 'a hand of leaders is not sorted';
}

/** Debt and diplomacy are never below 0, and nothing is owed once a turn begins. */
function findDebtor(s: State): string | null {
  if (s.parts.cities === undefined) return null;
  const { debt, diplomacy, pending, owed, tax, pirates, others } = s.parts.cities;
  if ([...debt, ...diplomacy, ...owed].some((count) => count < 0)) return 'a city has less than no tokens';
  const isOpen = s.agenda.length > 0 && taskKind(s.agenda[s.agenda.length - 1]) === TURN;
  const isSettled = pending.length === 0 && [...owed, ...tax, ...pirates, ...others].every((coins) => coins === 0);
  return isOpen && !isSettled ? 'losses are left over' : null;
}

/** Every island is in exactly one place, and nothing of a turn is left when the next one begins. */
function findWreck(s: State): string | null {
  if (s.parts.armada === undefined) return null;
  const { decks, harbours, levels } = s.parts.armada;
  const islands = [...decks.flat(), ...harbours.flatMap((harbour) => [...harbour.islands, ...harbour.drawn])];
  if (inOrder(islands) !== inOrder([...levels.keys()])) return 'islands are lost or doubled';
  const isOpen = s.agenda.length > 0 && taskKind(s.agenda[s.agenda.length - 1]) === TURN;
  const isSettled = harbours.every(({ moves, explores, due, levy, pirates }) => {
    return moves.length + explores + due + levy + pirates === 0;
  });
  if (isOpen && !isSettled) return 'a turn begins before the last one is settled';
  if (harbours.some(({ ships }) => ships.some((space) => space < 0 || space > 6))) return 'a ship has left its track';
  const yards = harbours.map(({ yard }) => yard);
  return new Set(yards).size === yards.length ? null : 'two cities have one shipyard';
}

function inOrder(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join();
}

/** The counters that are kept along the way are what a fresh count gives. */
function findDrift(s: State): string | null {
  const counted = clone(s);
  for (const city of counted.cities) refold(counted, city);
  for (const city of counted.cities.keys()) {
    for (const expansion of counted.rules.expansions) expansion.refold?.(counted, city);
  }
  const fresh = encode(counted, []);
  return encode(s, []).every((number, index) => number === fresh[index]) ? null : 'counters differ from a fresh count';
}

export const checks: ConformanceChecks<State> = {
  invariant: findDisorder,
  /** Cards of which no copy is anywhere the viewer could have met it. */
  secrets(s, viewer) {
    const hidden = [...s.discard, ...s.cities.flatMap((city) => city.under.filter(isAgeCard)), ...s.hands.flat()];
    const isMet = (card: number): boolean =>
      viewer !== SPECTATOR && (hasSeat(holdersOf(card), viewer) || hasSeat(knowersOf(card), viewer));
    const met = new Set([...s.cities.flatMap((city) => city.cards), ...hidden.filter(isMet).map(cardOf)]);
    const unmet = [...hidden.map(cardOf), ...drawPile(s), ...decksToDeal(s), ...s.deal.undrawn];
    const cards = [...new Set(unmet)].filter((card) => !met.has(card)).map((card) => s.catalog.cards[card].id);
    return [...cards, ...unseenIslands(s, viewer), ...unseenLeaders(s, viewer)];
  },
};

/** Islands in the decks, and those that other explorers look at. */
function unseenIslands(s: State, viewer: Viewer): string[] {
  const lookers = viewer === SPECTATOR ? 0 : lookersOf(s, viewer);
  const hidden = (s.parts.armada?.harbours ?? []).flatMap(({ drawn }, city) => (hasSeat(lookers, city) ? [] : drawn));
  return [...(s.parts.armada?.decks.flat() ?? []), ...hidden].map((island) => islandsOf(s)[island].id);
}

/** Leaders in the box, and those that others hold, have sold or have put under their boards; who saw one in the draft knows it. */
function unseenLeaders(s: State, viewer: Viewer): string[] {
  if (s.parts.leaders === undefined) return [];
  const { seats, box, seenBy } = s.parts.leaders;
  const lookers = viewer === SPECTATOR ? 0 : lookersOf(s, viewer);
  const hidden = seats.flatMap(({ hand, offered, sold }, seat) => [
    ...(hasSeat(lookers, seat) ? [] : [...hand, ...offered]),
    ...(seat === viewer ? [] : sold),
  ]);
  const under = s.cities.flatMap(({ under: cards }, seat) =>
    seat === viewer ? [] : cards.filter((card) => !isAgeCard(card)).map(cardOf),
  );
  const isMet = (leader: number): boolean => viewer !== SPECTATOR && hasSeat(seenBy[leader], viewer);
  return [...box, ...hidden, ...under].filter((leader) => !isMet(leader)).map((leader) => leaderPieces(s)[leader].id);
}
