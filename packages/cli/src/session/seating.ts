import { botRng, BOT_LEVELS, type Bot, type BotLevel } from '@pharos/bots';
import { drawSeating, type SeatId, type Seed } from '@pharos/core';
import { didYouMean } from '../didYouMean.ts';
import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';
import type { Speak } from '../words/speaker.ts';
import { personName, seatNames, twinName, type SeatNames } from './seatNames.ts';
import type { SessionKey } from './texts.ts';

const HUMAN = 'human';
const KINDS = [HUMAN, ...BOT_LEVELS] as const;
/** No game has so many choices: the draw of the seats shares no numbers with them. */
const SEATING_PLY = 1_000_000;

type SeatKind = (typeof KINDS)[number];

/** Who sits where. */
export interface Seating<State> {
  readonly kinds: readonly SeatKind[];
  readonly names: SeatNames;
  readonly hasPerson: boolean;
  /** The bot of a seat; null for a person. */
  bot(seat: SeatId): Bot<State> | null;
  /** The seat to draw for: the person who chooses, else the first person, else the first seat. */
  viewerFor(acting: SeatId | null): SeatId;
}

export function readSeats(words: readonly string[]): SeatKind[] {
  return words.map((word) => {
    const kind = KINDS.find((one) => one === word);
    if (kind === undefined) throw new UsageError(`${errorTexts.unknownSeat(word, KINDS)}${didYouMean(word, KINDS)}`);
    return kind;
  });
}

/** A person against greedy bots: in a game for two the seats are drawn, the same way for the same seed. */
export function seatsByDefault(seats: number, isDrawn: boolean, seed: Seed): readonly SeatKind[] {
  const kinds = Array.from({ length: seats }, (_, seat): SeatKind => (seat === 0 ? HUMAN : 'greedy'));
  return isDrawn ? drawSeating(kinds, botRng(seed, SEATING_PLY)) : kinds;
}

export function seatPlayers<State>(
  kinds: readonly SeatKind[],
  seats: number,
  botOf: (level: BotLevel) => Bot<State>,
  say: Speak<SessionKey>,
): Seating<State> {
  if (kinds.length !== seats) throw new UsageError(errorTexts.wrongSeats('seats', seats, kinds.length));
  const bots = kinds.map((kind) => (kind === HUMAN ? null : botOf(kind)));
  const isPerson = (seat: SeatId): boolean => bots[seat] === null;
  return {
    kinds,
    names: seatNames(
      kinds.map((kind, seat) => nameFor(kind, seat, kinds, say)),
      isOnly(HUMAN, kinds) ? kinds.indexOf(HUMAN) : null,
    ),
    hasPerson: kinds.includes(HUMAN),
    bot: (seat) => bots[seat],
    viewerFor: (acting) => (acting !== null && isPerson(acting) ? acting : Math.max(0, kinds.indexOf(HUMAN))),
  };
}

function nameFor(kind: SeatKind, seat: SeatId, kinds: readonly SeatKind[], say: Speak<SessionKey>): string {
  const isAlone = isOnly(kind, kinds);
  if (kind === HUMAN) return isAlone ? say('you') : personName(seat, kinds.length, say);
  const name = say(`bot.${kind}`);
  return isAlone ? name : twinName(name, seat, kinds.length, say);
}

function isOnly(kind: SeatKind, kinds: readonly SeatKind[]): boolean {
  return kinds.filter((one) => one === kind).length === 1;
}
