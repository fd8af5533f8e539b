import { resolveConflicts } from './conflicts.ts';
import { piece } from './data.ts';
import type { Age, Card, Leader } from './pieces.ts';
import { ask, askAll, type Course, type Option } from './questions.ts';
import { hasAbility, leftOf, neighboursOf, rightOf, type City, type Table } from './table.ts';
import { carryOut, endTurn } from './turn.ts';
import { usesOfCards, usesOfLeaders, type Use } from './uses.ts';

/** A game from the choice of sides to the end. */
export function* playGame(table: Table): Course {
  yield* chooseSides(table);
  if (table.rules.leaders) yield* draftLeaders(table);
  for (const age of [1, 2, 3] as const) yield* playAge(table, age);
  yield* copyGuilds(table);
  table.isOver = true;
}

/** [W-4] Those whose side is not dealt pick it, all at once. */
function* chooseSides(table: Table): Course {
  const open = table.cities.filter(({ side }) => side === null);
  const chosen = yield* askAll(
    new Map(
      open.map(({ seat, board }) => [seat, board.sides.map((side) => ({ text: `side ${side.id}`, value: side }))]),
    ),
  );
  for (const city of open) city.side = chosen.get(city.seat) ?? null;
}

/** [L-10, L-11] */
function* draftLeaders(table: Table): Course {
  let hands = table.chance.leaders().map((hand) => hand.map((id) => piece(table.box.leaders, id)));
  while (hands[0].length > 1) {
    const chosen: ReadonlyMap<number, Leader> = yield* askAll(
      new Map(hands.map((hand, seat) => [seat, hand.map((leader) => ({ text: `draft ${leader.id}`, value: leader }))])),
    );
    for (const city of table.cities) city.leaderHand.push(...taken(chosen.get(city.seat)));
    const rest = hands.map((hand, seat) => hand.filter((leader) => leader !== chosen.get(seat)));
    // What a player gets comes from the left neighbour.
    hands = table.cities.map((city) => rest[leftOf(table, city).seat]);
  }
  // The last one needs no choice.
  for (const city of table.cities) city.leaderHand.push(...hands[city.seat]);
}

function taken<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

function* playAge(table: Table, age: Age): Course {
  table.age = age;
  table.turn = 0;
  for (const city of table.cities) [city.freeBuildUsed, city.caligulaUsed] = [false, false];
  if (table.rules.leaders) yield* recruit(table);
  deal(table);
  for (table.turn = 1; table.turn <= table.turns; table.turn++) {
    yield* playTurn(table);
    if (table.turn === table.turns) yield* playLastCards(table);
    yield* endTurn(table);
    if (table.turn < table.turns) passHands(table);
  }
  yield* resolveConflicts(table);
}

/** [L-20 … L-27] */
function* recruit(table: Table): Course {
  const uses = yield* askAll(new Map(table.cities.map((city) => [city.seat, usesOfLeaders(table, city)])));
  yield* carryOut(table, uses);
  yield* endTurn(table);
}

/** [W-10, AR-23, AR-184, C-80] */
function deal(table: Table): void {
  const { players, armada, cities } = table.rules;
  const size = (players === 8 ? 6 : 7) + Number(armada) + Number(cities);
  const hands = table.chance.hands(table.age);
  for (const city of table.cities) {
    const hand = hands[city.seat].map((id) => piece(table.box.cards, id));
    if (hand.length !== size) throw new Error(`seat ${city.seat} has ${hand.length} cards, not ${size} [C-80]`);
    city.hand = hand;
  }
  table.turns = size - 1;
}

/** [W-11, W-12] */
function* playTurn(table: Table): Course {
  const uses = yield* askAll(
    new Map(table.cities.map((city) => [city.seat, usesOfCards(table, city, city.hand, 'turn')])),
  );
  yield* carryOut(table, uses);
}

/** [W-14, W-95 … W-97, W-123, AR-215] Babylon plays its last card, then those that are left are discarded. */
function* playLastCards(table: Table): Course {
  for (const city of table.cities.filter((one) => hasAbility(one, 'seventhCard'))) {
    const options: Option<Use | null>[] = [...usesOfCards(table, city, city.hand, 'lastCard')];
    const use = yield* ask(city.seat, [...options, { text: 'decline', value: null }]);
    if (use !== null) yield* carryOut(table, new Map([[city.seat, use]]));
  }
  for (const city of table.cities) table.discard.push(...city.hand.splice(0));
}

/** [W-13] */
function passHands(table: Table): void {
  const hands = table.cities.map(({ hand }) => hand);
  const from = (city: City): City => (table.age === 2 ? leftOf(table, city) : rightOf(table, city));
  for (const city of table.cities) city.hand = hands[from(city).seat];
}

/** [W-100, W-124] */
function* copyGuilds(table: Table): Course {
  for (const city of table.cities.filter((one) => hasAbility(one, 'copyGuild'))) {
    const guilds = neighboursOf(table, city).flatMap(({ cards }) => cards.filter(({ colour }) => colour === 'purple'));
    const options = guilds.map((guild): Option<Card> => ({ text: `copy ${guild.id}`, value: guild }));
    if (guilds.length > 1) city.copiedGuild = yield* ask(city.seat, options);
    else city.copiedGuild = guilds.at(0) ?? null;
  }
}
