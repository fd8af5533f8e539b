import { gainFromBank, takeVictory, VICTORY_VALUES } from './coins.ts';
import { piece } from './data.ts';
import type { Effect, Fleet, Island, Leader } from './pieces.ts';
import { ask, askAll, option, type Course } from './questions.ts';
import { moveShip } from './ships.ts';
import { citiesAt, left2Of, neighboursOf, othersThan, right2Of, sum, cardsOf } from './table.ts';
import type { City, Table } from './table.ts';
import { canMove } from './uses.ts';

/*
 * What a piece does when it comes into play. Coins and tokens need no decision; the rest is asked for afterwards.
 */

/** Of something that came into play by itself, not in the course of a turn of all: everything at once. */
export function* takeEffect(table: Table, city: City, effects: readonly Effect[]): Course {
  takeCoinsAndTokens(table, city, effects);
  yield* choosePieces(table, city, effects);
  yield* sail(table, city, effects);
}

export function takeCoinsAndTokens(
  table: Table,
  city: City,
  effects: readonly Effect[],
  solomon: 'solomon' | 'courtesan' = 'solomon',
): void {
  for (const effect of effects) takeOne(table, city, effect, solomon);
}

function takeOne(table: Table, city: City, effect: Effect, solomon: 'solomon' | 'courtesan'): void {
  const { seat } = city;
  switch (effect.type) {
    case 'coins':
      gainFromBank(city, effect.count);
      break;
    case 'coinsPerCard': {
      const seen = citiesAt(table, city, effect.where);
      const cards = sum(seen.flatMap((other) => effect.colours.map((colour) => cardsOf(other, colour))));
      gainFromBank(city, effect.count * cards);
      break;
    }
    case 'coinsPerStage':
      gainFromBank(city, effect.count * sum(citiesAt(table, city, effect.where).map(({ stages }) => stages.length)));
      break;
    case 'coinsPerVictory':
      gainFromBank(city, effect.count * city.victories.length);
      break;
    case 'coinsPerDefeat':
      gainFromBank(city, effect.count * city.defeats);
      break;
    case 'loseDefeats':
      city.defeats = 0;
      break;
    case 'neighboursGain':
      for (const other of neighboursOf(table, city)) gainFromBank(other, effect.count);
      break;
    case 'othersGain':
      for (const other of othersThan(table, city)) gainFromBank(other, effect.count);
      break;
    case 'othersLose': {
      const count = effect.count === 'age' ? table.age : effect.count;
      table.losses.push({ owner: seat, count, per: effect.per ?? null });
      break;
    }
    case 'neighboursTakeDebt':
      for (const other of neighboursOf(table, city)) other.debt++;
      break;
    case 'takeVictory':
      takeVictory(city, VICTORY_VALUES[effect.age === 'age' ? table.age : effect.age]);
      break;
    case 'diplomacy':
      city.diplomacy++;
      break;
    case 'pirates':
      city.pirates++;
      break;
    case 'incursion': {
      const target = effect.target === 'left2' ? left2Of(table, city) : right2Of(table, city);
      table.incursions.push({ attacker: seat, target: target.seat });
      break;
    }
    case 'revive':
      table.digs.push({ seat, by: 'halikarnassos' });
      break;
    case 'digBySolomon':
      table.digs.push({ seat, by: solomon });
      break;
    case 'digByAgency':
      table.digs.push({ seat, by: 'agency' });
      break;
    case 'drawLeaders':
      city.leaderHand.push(...table.chance.drawnLeaders(seat, effect.count).map((id) => piece(table.box.leaders, id)));
      break;
    case 'recruitAgain':
      table.recruitsAgain.push(seat);
      break;
    default:
      break;
  }
}

/** What is chosen among leaders and tokens when a piece comes into play [L-47, L-60, L-74]. */
export function* choosePieces(table: Table, city: City, effects: readonly Effect[]): Course {
  for (const { type } of effects)
    if (type === 'markLeader') yield* markLeader(table, city);
    else if (type === 'bury') yield* buryLeader(city);
    else if (type === 'othersGiveUpVictory') yield* giveUpVictories(table, city);
}

/** What a piece does with ships and islands. */
export function* sail(table: Table, city: City, effects: readonly Effect[]): Course {
  for (const effect of effects)
    if (effect.type === 'shipMoves') yield* freeMoves(table, city, effect.count, effect.fleets);
    else if (effect.type === 'topIsland') yield* takeTopIsland(table, city, effect.level);
}

/** [AR-149, AR-164, AR-177] Different ships, one space each. */
function* freeMoves(table: Table, city: City, count: number, fleets: readonly Fleet[]): Course {
  const moved: Fleet[] = [];
  while (moved.length < count) {
    const open = fleets.filter((fleet) => !moved.includes(fleet) && canMove(city, fleet));
    if (open.length === 0) return;
    const options = open.map((fleet) => ({ text: `advance ${fleet}`, value: fleet }));
    const fleet = yield* ask<Fleet | null>(city.seat, [...options, { text: 'decline', value: null }]);
    if (fleet === null) return;
    moved.push(fleet);
    moveShip(table, city, fleet);
  }
}

/** [AR-83] */
function* takeTopIsland(table: Table, city: City, level: 1 | 2 | 3): Course {
  if (table.decks[level] === 0) return;
  yield* gainIsland(table, city, piece(table.box.islands, table.chance.topIsland(city.seat, level)));
}

/** [AR-79] */
export function* gainIsland(table: Table, city: City, island: Island): Course {
  table.decks[island.level]--;
  city.islands.push(island);
  yield* takeEffect(table, city, island.effects);
}

/** [L-60, L-61] */
function* markLeader(table: Table, city: City): Course {
  const found = neighboursOf(table, city).flatMap(({ leaders }) => leaders.map(({ leader }) => leader));
  if (found.length === 0) return;
  const options = found.map((leader) => ({ text: `mark ${leader.id}`, value: leader }));
  const leader: Leader = found.length === 1 ? found[0] : yield* ask(city.seat, options);
  city.marked = leader;
  takeCoinsAndTokens(table, city, leader.effects, 'courtesan');
  yield* choosePieces(table, city, leader.effects);
}

/** [L-74, L-75] Worth twice the printed price. */
function* buryLeader(city: City): Course {
  if (city.leaders.length === 0) return;
  const options = city.leaders.map((recruited) => ({ text: `bury ${recruited.leader.id}`, value: recruited }));
  const buried = yield* ask<City['leaders'][number] | null>(city.seat, [...options, { text: 'decline', value: null }]);
  if (buried === null) return;
  city.leaders = city.leaders.filter((one) => one !== buried);
  city.tombs.push(2 * (buried.leader.price === 'age' ? buried.age : buried.leader.price));
}

/** [L-47] Every other player gives up a victory token; only who has different ones chooses, the others are done at once. */
function* giveUpVictories(table: Table, city: City): Course {
  const choosers = new Map<number, ReturnType<typeof option>[]>();
  for (const victim of othersThan(table, city)) {
    const values = [...new Set(victim.victories)].toSorted((a, b) => a - b);
    if (values.length === 1) victim.victories.pop();
    if (values.length > 1)
      choosers.set(
        victim.seat,
        values.map((value) => option(`give up ${value}`)),
      );
  }
  const chosen = yield* askAll(choosers);
  for (const [seat, text] of chosen) {
    const { victories } = table.cities[seat];
    victories.splice(victories.indexOf(Number(text.split(' ').at(-1))), 1);
  }
}
