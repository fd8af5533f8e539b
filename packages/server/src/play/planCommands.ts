import type { SeatId } from '@pharos/core';
import { daysPerMove, type Plan, type PlanChoices, type PlanCommand, type PlanQuestion } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { checkPosition } from './checkPosition.ts';
import { ownSeat } from './ownSeat.ts';
import { checkLines } from './planLines.ts';
import { writeLines } from './plans.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { shownPlan } from './views.ts';

interface Dependencies {
  readonly rooms: Pick<Rooms, 'change' | 'read'>;
  readonly time: Time;
}

type Guest = { readonly id: string };

/** What one guest may ask for: a step of a line with each press of a button. */
const QUESTIONS = { burst: 40, perSecond: 4 };
const CHANGES = { burst: 20, perSecond: 1 };

/** Lets players by correspondence plan what they answer. Only the player of a seat is told what it has planned. */
export class PlanCommands {
  readonly #with: Dependencies;
  readonly #questions = new TokenBuckets(QUESTIONS);
  readonly #changes = new TokenBuckets(CHANGES);

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** What could be chosen after some moves, as far as the player can know. */
  choices({ id }: Guest, table: string, { v, seat: named, moves }: PlanQuestion): Promise<PlanChoices> {
    this.#questions.takeOrRefuse(id, this.#with.time.now(), 'questions about plans');
    return this.#with.rooms.read(table, (room) => {
      const seat = planningSeat(room, id, named);
      checkPosition(room.game.match, v);
      return { next: room.game.match.foresee(seat, moves) };
    });
  }

  read({ id }: Guest, table: string, named: SeatId | undefined): Promise<Plan> {
    this.#questions.takeOrRefuse(id, this.#with.time.now(), 'questions about plans');
    return this.#with.rooms.read(table, (room) => shownPlan(room, planningSeat(room, id, named)));
  }

  /** Plans these lines and no others; answers when they are stored. */
  save({ id }: Guest, table: string, { v, seat: named, lines }: PlanCommand): Promise<Plan> {
    const { rooms, time } = this.#with;
    this.#changes.takeOrRefuse(id, time.now(), 'changes of plans');
    return rooms.change(table, async (room) => {
      const { game } = room;
      const seat = planningSeat(room, id, named);
      checkPosition(game.match, v);
      if (game.acting().includes(seat)) throw new Refusal('BAD_PLAN', 'it is your turn');
      const text = writeLines(checkLines(game.match, seat, lines));
      const entry = { kind: 'plan', seat, text, by_bot: false, command: null, at: new Date(time.now()) } as const;
      if (text !== writeLines(game.plans.linesOf(seat))) await room.append(entry);
      return shownPlan(room, seat);
    });
  }
}

/** The own seat, at a table where plans can be made. */
function planningSeat(room: Room, guest: string, named: SeatId | undefined): SeatId {
  const seat = ownSeat(room, guest, named);
  if (room.table.phase !== 'playing') throw new Refusal('GAME_OVER', 'the game is over');
  if (daysPerMove(room.table.clock) === null || !room.game.match.canPlan)
    throw new Refusal('PLANS_OFF', 'moves are planned by correspondence only, in games that can be foreseen');
  return seat;
}
