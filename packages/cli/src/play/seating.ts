import { botRng, BOT_LEVELS, duelBot, type Bot } from '@pharos/bots';
import { drawSeating, type SeatId, type Seed } from '@pharos/core';
import type { State } from '@pharos/duel';
import { Complaint, didYouMean } from '../complaint.ts';
import { listOf } from '../games.ts';
import { capital } from '../names.ts';
import type { Speaker } from '../speaker.ts';
import { complaints, seatTexts, YOU } from '../texts.ts';

const HUMAN = 'human';
const KINDS = [HUMAN, ...BOT_LEVELS] as const;
const DEFAULT_PLAYERS: readonly Kind[] = ['human', 'greedy'];
/** No game has so many choices: the draw of the seats shares no numbers with them. */
const SEATING_PLY = 1_000_000;

type Kind = (typeof KINDS)[number];

/** Who sits where. */
export interface Seating extends Speaker {
  readonly kinds: readonly Kind[];
  readonly names: readonly string[];
  /** The bot of a seat; null for a person. */
  bot(seat: SeatId): Bot<State> | null;
  /** The seat to draw below: the person who chooses, else the only person, else the first seat. */
  below(acting: SeatId | null): SeatId;
}

/** The seats as written; without a wish the person and the greedy bot draw, the same way for the same seed. */
export function seatPlayers(wish: string | undefined, seed: Seed): Seating {
  const kinds =
    wish === undefined ? drawSeating(DEFAULT_PLAYERS, botRng(seed, SEATING_PLY)) : listOf(wish).map(readKind);
  if (kinds.length !== 2) throw new Complaint(complaints.twoSeats('seats', kinds.length));
  const names = namesFor(kinds);
  const bots = kinds.map((kind) => (kind === HUMAN ? null : duelBot(kind)));
  const isPerson = (seat: SeatId): boolean => bots[seat] === null;
  return {
    kinds,
    names,
    name: (seat) => names[seat],
    possessive: (seat) => seatTexts.possessive(names[seat]),
    bot: (seat) => bots[seat],
    below: (acting) => (acting !== null && isPerson(acting) ? acting : Math.max(0, kinds.indexOf(HUMAN))),
  };
}

function readKind(word: string): Kind {
  const kind = KINDS.find((one) => one === word);
  if (kind === undefined) throw new Complaint(`${complaints.unknownSeat(word, KINDS)}${didYouMean(word, KINDS)}`);
  return kind;
}

function namesFor(kinds: readonly Kind[]): string[] {
  const isAlone = kinds.filter((kind) => kind === HUMAN).length === 1;
  return kinds.map((kind, seat) => {
    if (kind === HUMAN) return isAlone ? YOU : seatTexts.person(seat);
    return kinds[1 - seat] === kind ? seatTexts.twin(capital(kind), seat) : capital(kind);
  });
}
