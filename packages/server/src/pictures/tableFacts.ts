import { SPECTATOR, type Outcome } from '@pharos/core';
import { positionOf, type Agreed, type PartyFacts, type Person, type Shown } from '@pharos/pictures';
import { botNames } from '@pharos/protocol/botNames';
import type { Room } from '../play/room.ts';
import type { RunningGame } from '../play/runningGame.ts';
import { expansionsIn } from '../shared/expansionsIn.ts';
import { gameEntry } from '../shared/games.ts';
import type { SeatRow } from '../storage/schema.ts';

type AnyMatch = RunningGame['match'];

/** What strangers are told of a table: nothing. */
export const SECLUDED: Shown = { kind: 'secluded' };

/**
 * What a picture shows of a table, as somebody who only looks on may know it. With `move`, the position after that move of a
 * game that is over.
 */
export function tableFacts(room: Room, move: number | null): Shown {
  const { table, runningGame } = room;
  const agreed = agreedAt(room);
  const people = peopleIn(room.seats);
  if (table.phase === 'waiting') return { ...agreed, kind: 'invitation', seats: people };
  if (runningGame === null || table.phase === 'closed') return SECLUDED;
  const { match } = runningGame;
  const players = people.map((person) => person ?? { name: null, level: null });
  const outcome = match.outcome();
  if (outcome === null)
    return { ...agreed, ...shownOf(runningGame.spectatorMatch), kind: 'position', players, move: null };
  if (move !== null) {
    const past = match.after(move);
    return {
      ...agreed,
      ...shownOf(past),
      kind: 'position',
      players,
      move: { number: past.version, of: match.version },
    };
  }
  const parties = partiesOf(outcome, gameEntry(table.game).teamSize(table.options));
  const position = positionOf(match.view(SPECTATOR));
  return { ...agreed, kind: 'result', players, ending: outcome.ending, parties, position };
}

function agreedAt({ table: { game, options, clock } }: Room): Agreed {
  return { game, clock, expansions: expansionsIn(options) };
}

/** Who sits where; null is a free seat. */
function peopleIn(seats: readonly SeatRow[]): (Person | null)[] {
  const names = botNames(seats);
  return seats.map(({ kind, level }, at) => (kind === 'open' ? null : { name: names[at], level }));
}

function shownOf(match: AnyMatch): {
  readonly points: readonly number[];
  readonly position: ReturnType<typeof positionOf>;
} {
  const position = positionOf(match.view(SPECTATOR));
  return { position, points: position?.cities.map(({ points }) => points) ?? [] };
}

/** From best to worst; partners sit side by side. Nobody has a place where people agreed to stop. */
function partiesOf({ ending, ranking, scores }: Outcome, teamSize: number): PartyFacts[] {
  const parties: PartyFacts[] = [];
  for (const group of ranking) {
    const place = ending === 'agreement' ? null : parties.length + 1;
    for (const first of group.filter((seat) => seat % teamSize === 0)) {
      const seats = Array.from({ length: teamSize }, (_, at) => first + at);
      const { total, ...parts } = summed(seats.map((seat) => scores[seat]));
      parties.push({ seats, place, points: total ?? 0, parts });
    }
  }
  return parties;
}

function summed(scores: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const score of scores)
    for (const [category, points] of Object.entries(score)) sum[category] = (sum[category] ?? 0) + points;
  return sum;
}
