import { COLOURS, type Card, type Effect } from './pieces.ts';
import { sciencePoints } from './science.ts';
import { commerceLevel } from './ships.ts';
import { cardsOf, citiesAt, neighboursOf, sum, type City, type Table } from './table.ts';

export type Points = Record<string, number>;

const COINS_FOR_A_POINT = 3;
/** [AR-115] */
const MOST_FOR_A_GUILD = 10;

/** The points of a city by category, as if the game ended now; a guild that Olympia may copy counts once it is chosen. */
export function scoreOf(table: Table, city: City): Points {
  const { rules } = table;
  const ofCards = (colour: Card['colour']): number =>
    sum(city.cards.filter((card) => card.colour === colour).map(({ effects }) => pointsOf(table, city, effects)));
  const stages = city.stages.map((at) => city.side?.stages[at].effects ?? []);
  const leaders = [...city.leaders.map(({ leader }) => leader), ...(city.marked === null ? [] : [city.marked])];
  const points: Points = {
    conflicts: sum(city.victories) - city.defeats,
    treasury: Math.floor(city.coins / COINS_FOR_A_POINT),
    wonder: sum([...stages.map((effects) => pointsOf(table, city, effects)), ...city.tombs]),
    civil: ofCards('blue') + (rules.armada ? (table.box.tracks.blue[city.ships.blue].points ?? 0) : 0),
    science: sciencePoints(table, city),
    commerce: ofCards('yellow'),
    guilds: sum(guildsOf(city).map((guild) => pointsOfGuild(table, city, guild))),
  };
  if (rules.armada) {
    points.naval = sum(city.navalTokens);
    points.islands = sum(city.islands.map(({ effects }) => pointsOf(table, city, effects)));
  }
  if (rules.cities) {
    points.black = ofCards('black');
    points.debt = -city.debt;
  }
  if (rules.leaders) points.leaders = sum(leaders.map(({ effects }) => pointsOf(table, city, effects)));
  points.total = sum(Object.values(points));
  return points;
}

/** [W-100] */
function guildsOf(city: City): readonly Card[] {
  const own = city.cards.filter(({ colour }) => colour === 'purple');
  return city.copiedGuild === null ? own : [...own, city.copiedGuild];
}

function pointsOfGuild(table: Table, city: City, { effects }: Card): number {
  const points = pointsOf(table, city, effects);
  return table.rules.armada ? Math.min(MOST_FOR_A_GUILD, points) : points;
}

function pointsOf(table: Table, city: City, effects: readonly Effect[]): number {
  return sum(effects.map((effect) => pointsOfEffect(table, city, effect)));
}

function pointsOfEffect(table: Table, city: City, effect: Effect): number {
  switch (effect.type) {
    case 'points':
      return effect.count;
    case 'pointsPerCard':
      return counted(table, city, effect, (other) => sum(effect.colours.map((colour) => cardsOf(other, colour))));
    case 'pointsPerStage':
      return counted(table, city, effect, ({ stages }) => stages.length);
    case 'pointsPerDefeat':
      return counted(table, city, effect, ({ defeats }) => defeats);
    case 'pointsPerLeader':
      return counted(table, city, effect, ({ leaders }) => leaders.length);
    case 'pointsPerVictory':
      return counted(
        table,
        city,
        effect,
        ({ victories }) => victories.filter((value) => value === (effect.value ?? value)).length,
      );
    case 'pointsIfComplete':
      return city.stages.length === city.side?.stages.length ? effect.count : 0;
    case 'pointsAtSea':
      return effect.count * countAtSea(table, city, effect.per);
    case 'pointsPerColourSet':
      return effect.count * Math.min(...effect.colours.map((colour) => cardsOf(city, colour)));
    case 'pointsPerThreeCoins':
      return effect.count * Math.floor(city.coins / COINS_FOR_A_POINT);
    case 'pointsIfMost':
      return hasMost(table, city, effect.what) ? effect.count : 0;
    case 'pointsIfNoDefeat':
      return city.defeats === 0 ? effect.count : 0;
    case 'pointsIfOnlyLeader':
      return city.leaders.length === 1 ? effect.count : 0;
    case 'pointsPerPairOfVictories':
      return pairs(city.victories);
    default:
      return 0;
  }
}

function counted(
  table: Table,
  city: City,
  { where, count }: { readonly where: 'own' | 'neighbours' | 'all'; readonly count: number },
  number: (other: City) => number,
): number {
  return count * sum(citiesAt(table, city, where).map(number));
}

/** [AR-142, AR-175, AR-176] */
function countAtSea(table: Table, city: City, per: 'commerceLevel' | 'island' | 'cardOfOneColour'): number {
  if (per === 'commerceLevel') return commerceLevel(table, city);
  if (per === 'island') return city.islands.length;
  return Math.max(...COLOURS.map((colour) => cardsOf(city, colour)));
}

/** [L-49] */
function hasMost(table: Table, city: City, what: Extract<Effect, { type: 'pointsIfMost' }>['what']): boolean {
  const number = (one: City): number => (what === 'coins' ? one.coins : cardsOf(one, what));
  return neighboursOf(table, city).every((other) => number(city) > number(other));
}

/** [L-51] */
function pairs(victories: readonly number[]): number {
  return sum([1, 3, 5].map((value) => value * Math.floor(victories.filter((one) => one === value).length / 2)));
}

/** [W-80, AR-200, AR-201, C-65, C-79] */
export function winnersOf(table: Table): readonly number[] {
  const sides = table.rules.teams
    ? table.cities.filter(({ seat }) => seat % 2 === 0).map(({ seat }) => [seat, seat + 1])
    : table.cities.map(({ seat }) => [seat]);
  const results = sides.map((seats) => ({
    seats,
    points: sum(seats.map((seat) => scoreOf(table, table.cities[seat]).total)),
    coins: sum(seats.map((seat) => table.cities[seat].coins)),
  }));
  const points = Math.max(...results.map((result) => result.points));
  const first = results.filter((result) => result.points === points);
  const coins = Math.max(...first.map((result) => result.coins));
  return first.filter((result) => result.coins === coins).flatMap(({ seats }) => seats);
}
