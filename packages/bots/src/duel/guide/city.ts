import type { SeatId } from '@pharos/core';
import { piecePoints, unitsOf, words, type Player, type State } from '@pharos/duel';
import { countBits, lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';
import type { Table } from './table.ts';

const F = seatFeatures.at;
const FIRST_UNIT = F.wood;
const BLUE = words.COLOURS.indexOf('blue');
const YELLOW = words.COLOURS.indexOf('yellow');
const GLASS = words.RESOURCES.indexOf('glass');
const RESOURCES = words.RESOURCES.length;
const RAW_SET = (1 << GLASS) - 1;
const COINS_PER_POINT = 3;

/** Points, coins, economy and Progress tokens of a seat. */
export function describeCity(s: State, seat: SeatId, table: Table, vector: FeatureVector): void {
  const player = s.players[seat];
  describePoints(s, seat, player, table, vector);
  describeCoins(player.coins, vector);
  describeEconomy(player, vector);
  for (let rest = player.tokens; rest !== 0; rest &= rest - 1) vector.add(table.token[lowestBit(rest)], 1);
}

function describePoints(s: State, seat: SeatId, player: Player, table: Table, vector: FeatureVector): void {
  const { city, built, tokens } = player;
  let points = 0;
  let guilds = 0;
  for (let index = 0; index < city.length; index++) {
    const card = city[index];
    points += table.cardPoints[card];
    if (table.isGuild[card] !== 0) guilds += piecePoints(s, seat, s.catalog.cards[card]);
  }
  for (let rest = built; rest !== 0; rest &= rest - 1) points += table.wonderPoints[lowestBit(rest)];
  for (let rest = tokens; rest !== 0; rest &= rest - 1) {
    const token = lowestBit(rest);
    points += table.tokenPoints[token] + table.pointsPerToken[token] * countBits(tokens);
  }
  vector.add(F.points, points);
  vector.add(F.guildPoints, guilds);
  vector.add(F.blueCards, player.colours[BLUE]);
}

function describeCoins(coins: number, vector: FeatureVector): void {
  vector.add(F.coins, coins);
  vector.add(F.coinsTo4, Math.min(coins, 4));
  vector.add(F.coinsTo8, Math.min(coins, 8));
  vector.add(F.coinPoints, Math.floor(coins / COINS_PER_POINT));
}

function describeEconomy(player: Player, vector: FeatureVector): void {
  let dearness = 0;
  let secondRaw = 0;
  let secondManufactured = 0;
  let thirdRaw = 0;
  for (let resource = 0; resource < RESOURCES; resource++) {
    const units = unitsOf(player.production, resource);
    if (units === 0) dearness += unitsOf(player.prices, resource);
    else vector.add(FIRST_UNIT + resource, 1);
    if (units >= 2 && resource < GLASS) secondRaw++;
    if (units >= 2 && resource >= GLASS) secondManufactured++;
    if (units >= 3 && resource < GLASS) thirdRaw += units - 2;
  }
  vector.add(F.dearness, dearness);
  vector.add(F.secondRaw, secondRaw);
  vector.add(F.secondManufactured, secondManufactured);
  vector.add(F.thirdRaw, thirdRaw);
  vector.add(F.rawChoices, player.rawChoices);
  vector.add(F.manufacturedChoices, player.manufacturedChoices);
  vector.add(F.fixedRaw, countBits(player.fixedPrices & RAW_SET));
  vector.add(F.fixedManufactured, countBits(player.fixedPrices & ~RAW_SET));
  vector.add(F.yellowCards, player.colours[YELLOW]);
}
