import { gainFromBank, startTurnOfCoins } from './coins.ts';
import { choosePieces, sail, takeCoinsAndTokens, takeEffect } from './effects.ts';
import { explore } from './exploration.ts';
import { settleLosses } from './losses.ts';
import type { Card, Effect } from './pieces.ts';
import { total } from './prices.ts';
import { ask, together, type Course, type Option } from './questions.ts';
import { moveShip, payOutSpaces } from './ships.ts';
import { effectsIn, left2Of, leftOf, right2Of, rightOf, type City, type Dig, type Table } from './table.ts';
import { recruitments, type Use } from './uses.ts';

const SALE = 3;

/** Steps 1 to 4 of a turn, of all who play a card now [W-121, AR-41, AR-42]. */
export function* carryOut(table: Table, uses: ReadonlyMap<number, Use>): Course {
  startTurnOfCoins(table);
  table.spacesWait = table.rules.edition === 2;
  const acting = table.cities.flatMap((city) => {
    const use = uses.get(city.seat);
    return use === undefined ? [] : [{ city, use }];
  });
  for (const { city, use } of acting) place(table, city, use);
  for (const { city, use } of acting) pay(table, city, use);
  for (const { city, use } of acting) if (use.fleet !== null) moveShip(table, city, use.fleet);
  for (const { city, use } of acting) {
    takeIncome(table, city, use);
    takeCoinsAndTokens(table, city, printedOn(city, use));
  }
  // All of this is one step [AR-42, C-84]: which of it is asked first makes no difference.
  yield* together(
    acting.map(({ city, use }) => sail(table, city, printedOn(city, use))),
    acting.map(({ city, use }) => choosePieces(table, city, printedOn(city, use))),
  );
  payOutSpaces(table);
  yield* explore(table);
}

/** The rest of a turn: the recruitment of Rome, building from the discard pile, losses [L-27, L-72, AR-215]. */
export function* endTurn(table: Table): Course {
  yield* recruitOnceMore(table);
  yield* dig(table);
  yield* settleLosses(table);
}

function place(table: Table, city: City, { action, card, leader, stage, power }: Use): void {
  if (card !== null) city.hand.splice(city.hand.indexOf(card), 1);
  if (leader !== null) city.leaderHand = city.leaderHand.filter((one) => one !== leader);
  if (action === 'build' && card !== null) city.cards.push(card);
  // [W-20, L-23] What lies under a stage plays no further part.
  if (action === 'stage') city.stages.push(stage);
  if (action === 'discard' && card !== null) table.discard.push(card);
  // [L-24] A leader that is sold leaves the game.
  if (action === 'recruit' && leader !== null) city.leaders.push({ leader, age: table.age });
  if (power === 'olympia') city.freeBuildUsed = true;
  if (power === 'caligula') city.caligulaUsed = true;
}

function pay(table: Table, city: City, { way }: Use): void {
  city.coins -= total(way);
  leftOf(table, city).coins += way.left;
  rightOf(table, city).coins += way.right;
  left2Of(table, city).coins += way.left2;
  right2Of(table, city).coins += way.right2;
}

/** Coins for a sale, and what leaders bring when something is bought or built. */
function takeIncome(table: Table, city: City, { action, card, fleet, way, isChain }: Use): void {
  // [AR-112]
  if (action === 'sell' || (action === 'discard' && fleet === null)) gainFromBank(city, SALE);
  // [L-45]
  for (const _ of effectsIn(city, 'coinOnPurchase'))
    gainFromBank(city, Number(way.boughtLeft) + Number(way.boughtRight));
  if (action === 'build' && card !== null) takeCoinsForBuilding(city, card, isChain);
  // [L-56]
  if (action !== 'stage') return;
  for (const { count } of effectsIn(city, 'coinsOnStage')) gainFromBank(city, count);
  for (const { count } of effectsIn(city, 'othersLoseOnStage'))
    table.losses.push({ owner: city.seat, count, per: null });
}

/** [L-43] */
function takeCoinsForBuilding(city: City, card: Card, isChain: boolean): void {
  for (const { colour, count } of effectsIn(city, 'coinsOnBuild'))
    if (colour === card.colour) gainFromBank(city, count);
  if (isChain) for (const { count } of effectsIn(city, 'coinsOnChain')) gainFromBank(city, count);
}

function printedOn(city: City, { action, card, leader, stage }: Use): readonly Effect[] {
  if (action === 'build') return card?.effects ?? [];
  if (action === 'stage') return city.side?.stages[stage].effects ?? [];
  return action === 'recruit' ? (leader?.effects ?? []) : [];
}

/** [L-72] */
function* recruitOnceMore(table: Table): Course {
  for (let seat = table.recruitsAgain.shift(); seat !== undefined; seat = table.recruitsAgain.shift()) {
    const city = table.cities[seat];
    const options = recruitments(table, city, city.leaderHand);
    if (options.length === 0) continue;
    const use = yield* ask<Use | null>(seat, [...options, { text: 'decline', value: null }]);
    if (use === null) continue;
    place(table, city, use);
    pay(table, city, use);
    yield* takeEffect(table, city, printedOn(city, use));
  }
}

/** [C-56] */
const ORDER: readonly Dig['by'][] = ['halikarnassos', 'solomon', 'agency', 'courtesan'];

/** Cards of the discard pile are built; a card that digs itself waits until all others have dug [W-93, W-94, C-56]. */
function* dig(table: Table): Course {
  table.digs.sort((one, other) => ORDER.indexOf(one.by) - ORDER.indexOf(other.by));
  for (let next = table.digs.shift(); next !== undefined; next = table.digs.shift()) {
    const city = table.cities[next.seat];
    const card = yield* chooseFromDiscard(table, city);
    if (card === null) continue;
    table.discard.splice(table.discard.indexOf(card), 1);
    city.cards.push(card);
    takeCoinsForBuilding(city, card, false);
    yield* takeEffect(table, city, card.effects);
    // [AR-216]
    yield* explore(table);
  }
}

function* chooseFromDiscard(table: Table, city: City): Course<Card | null> {
  const open = table.discard.filter((card) => !city.cards.some(({ name }) => name === card.name));
  if (open.length === 0) return null;
  const options: Option<Card | null>[] = [...new Map(open.map((card) => [card.id, card])).values()].map((card) => ({
    text: `revive ${card.id}`,
    value: card,
  }));
  return yield* ask(city.seat, [...options, { text: 'decline', value: null }]);
}
