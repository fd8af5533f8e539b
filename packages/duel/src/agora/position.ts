import { shuffle, type Reader, type Rng, type SeatId } from '@pharos/core';
import { GUILD_DECK, type Piece } from '../catalog.ts';
import type { PieceReaders, RemovedCards } from '../expansion.ts';
import { SEAT_NAMES } from '../notation.ts';
import { REMOVED_PER_AGE } from '../setup.ts';
import { NOBODY, type State } from '../state.ts';
import { controllerOf } from './senate.ts';
import { DEALT_FACE_UP } from './setup.ts';
import { agoraOf, CHAMBERS, CUBES, type AgoraState } from './state.ts';
import { WrittenConspiracies } from './writtenConspiracies.ts';

const KEYS = ['chambers', 'decrees', 'deck', 'removed', 'lockedToken', 'sabotaged', 'first', 'second'] as const;
const PLAYER_KEYS = ['senators', 'conspiracies'] as const;
const CHAMBER_NAMES = ['1', '2', '3', '4', '5', '6'] as const;
/** Written for a Decree that lies face down and may be any. */
export const FACE_DOWN = '?';

/** Reads the Agora part of a described position into the state; what is left open is filled from `rng`. */
export function readAgora(s: State, reader: Reader, pieces: PieceReaders, rng: Rng): RemovedCards {
  const agora = agoraOf(s);
  agora.faceUp = DEALT_FACE_UP;
  const conspiracies = new WrittenConspiracies();
  const fields = reader.isAbsent() ? null : reader.fields(KEYS);
  if (fields !== null) {
    if (!fields.chambers.isAbsent()) readChambers(agora, fields.chambers);
    for (const [seat, name] of SEAT_NAMES.entries()) readPlayer(s, seat, fields[name], pieces, conspiracies);
    if (!fields.lockedToken.isAbsent()) agora.lockedToken = pieces.token(fields.lockedToken);
    if (!fields.sabotaged.isAbsent()) agora.sabotaged = pieces.wonder(fields.sabotaged);
  }
  agora.dealt = readDecrees(s, fields?.decrees ?? null, rng);
  conspiracies.fillDeck(s, fields?.deck ?? null, rng);
  takeControl(agora);
  const named =
    fields === null || fields.removed.isAbsent() ? null : fields.removed.list().map((card) => pieces.card(card));
  return (leftOver) => removedCards(s, named, leftOver);
}

/** Which cards were removed matters: those named, or as many as a set-up removes. */
function removedCards(s: State, named: readonly number[] | null, leftOver: readonly (readonly number[])[]): number[][] {
  return leftOver.map((pool, deck) => {
    if (named !== null) return named.filter((card) => s.catalog.cards[card].deck === deck);
    return deck >= GUILD_DECK ? [...pool] : pool.slice(0, REMOVED_PER_AGE);
  });
}

/** `{ "3": { "first": 2, "second": 1 } }`. */
function readChambers(agora: AgoraState, reader: Reader): void {
  const chambers = reader.fields(CHAMBER_NAMES);
  for (const [chamber, name] of CHAMBER_NAMES.entries()) {
    if (chambers[name].isAbsent()) continue;
    const cubes = chambers[name].fields(SEAT_NAMES);
    for (const [seat, seatName] of SEAT_NAMES.entries()) {
      if (cubes[seatName].isAbsent()) continue;
      const player = agora.players[seat];
      player.cubes[chamber] = cubes[seatName].integer(0, CUBES);
      player.supply -= player.cubes[chamber];
      if (player.supply < 0) cubes[seatName].fail(`a player has ${CUBES} cubes`);
    }
  }
  const [first, ...others] = agora.decreeAt.map((_, chamber) => controllerOf(agora, chamber));
  if (first !== NOBODY && others.every((controller) => controller === first)) {
    reader.fail('whoever controls all Chambers has won');
  }
}

/** `{ "1": "shield", "2": "?" }`; Decrees that are not named may be any. */
function readDecrees(s: State, reader: Reader | null, rng: Rng): number[] {
  const agora = agoraOf(s);
  const all = s.catalog.pieces.decrees.map(({ index }) => index);
  const named: number[] = Array.from({ length: CHAMBERS }, () => -1);
  if (reader !== null && !reader.isAbsent()) {
    const fields = reader.fields(CHAMBER_NAMES);
    for (const [chamber, name] of CHAMBER_NAMES.entries()) {
      if (fields[name].isAbsent()) continue;
      if (fields[name].raw === FACE_DOWN) {
        agora.faceUp &= ~(1 << chamber);
        continue;
      }
      named[chamber] = pieceOf(fields[name], s.catalog.pieces.decrees);
      if (named.indexOf(named[chamber]) !== chamber) fields[name].fail('this Decree is used twice');
      agora.faceUp |= 1 << chamber;
    }
  }
  const free = shuffle(
    all.filter((decree) => !named.includes(decree)),
    rng,
  );
  return [...named.map((decree) => (decree < 0 ? (free.pop() ?? decree) : decree)), ...free];
}

function readPlayer(s: State, seat: SeatId, reader: Reader, pieces: PieceReaders, named: WrittenConspiracies): void {
  if (reader.isAbsent()) return;
  const { senators, conspiracies } = reader.fields(PLAYER_KEYS);
  if (!senators.isAbsent()) {
    agoraOf(s).players[seat].senators.push(...senators.list().map((card) => pieces.card(card)));
  }
  if (!conspiracies.isAbsent()) named.readHeld(s, seat, conspiracies, pieces);
}

/** Decrees of controlled Chambers are face up and work; the pawn stands where it was described. */
function takeControl(agora: AgoraState): void {
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const controller = controllerOf(agora, chamber);
    if (controller === NOBODY) continue;
    agora.faceUp |= 1 << chamber;
    agora.players[controller].decrees |= 1 << agora.dealt[chamber];
  }
}

function pieceOf(reader: Reader, pieces: readonly Piece[]): number {
  return reader.oneOf(pieces.map(({ id }) => id));
}
