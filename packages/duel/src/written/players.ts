import type { Reader, SeatId } from '@pharos/core';
import { setOf } from '../bits.ts';
import { WONDER_LIMIT, wondersBuilt } from '../construction.ts';
import { SEAT_NAMES } from '../notation.ts';
import { STARTING_COINS } from '../setup.ts';
import { playerAt, type State } from '../state.ts';
import type { Pieces } from './pieces.ts';

const KEYS = ['coins', 'city', 'wonders', 'built', 'tokens'] as const;
const MOST_COINS = 999;

export function readPlayer(s: State, seat: SeatId, reader: Reader, pieces: Pieces): void {
  if (reader.isAbsent()) return;
  const fields = reader.fields(KEYS);
  const player = playerAt(s, seat);
  player.coins = fields.coins.isAbsent() ? STARTING_COINS : fields.coins.integer(0, MOST_COINS);
  if (!fields.city.isAbsent()) player.city.push(...fields.city.list().map((card) => pieces.card(card)));
  if (!fields.wonders.isAbsent()) player.unbuilt = setOf(fields.wonders.list().map((wonder) => pieces.wonder(wonder)));
  if (!fields.built.isAbsent()) readBuilt(s, seat, fields.built, pieces);
  if (!fields.tokens.isAbsent()) player.tokens = setOf(fields.tokens.list().map((token) => pieces.token(token)));
}

/** Built Wonders: a list, or an object that names the card under each. */
function readBuilt(s: State, seat: SeatId, reader: Reader, pieces: Pieces): void {
  if (reader.isList()) {
    playerAt(s, seat).built = setOf(reader.list().map((wonder) => pieces.wonder(wonder)));
    return;
  }
  for (const [id, card] of reader.entries()) {
    const wonder = s.catalog.wonders.findIndex((piece) => piece.id === id);
    if (wonder < 0) card.fail('no such Wonder');
    if (pieces.wonders.has(wonder)) card.fail('this Wonder is used twice');
    pieces.wonders.add(wonder);
    playerAt(s, seat).built |= 1 << wonder;
    s.under[wonder] = pieces.card(card);
  }
}

/** [D-47] With seven Wonders built there is no other left that could be built. */
export function rejectEighthWonder(s: State, fields: Readonly<Record<(typeof SEAT_NAMES)[number], Reader>>): void {
  const built = wondersBuilt(s);
  if (built > WONDER_LIMIT) fields.second.fail(`at most ${WONDER_LIMIT} Wonders can be built`);
  if (built < WONDER_LIMIT) return;
  for (const seat of s.players.keys()) {
    if (playerAt(s, seat).unbuilt === 0) continue;
    fields[SEAT_NAMES[seat]].fail(`with ${WONDER_LIMIT} Wonders built no other is left in the game`);
  }
}
