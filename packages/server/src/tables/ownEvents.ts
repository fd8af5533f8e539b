import type { OwnEvent } from '@pharos/protocol';
import { hasSeat } from '@pharos/core';
import { gameUpdate } from '../play/views.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { challengesTo, gamesOf, resultsOf, type OwnTable } from '../storage/ownTables.ts';

interface Dependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'read'>;
}

/** What was told of a game: how far it had come, and where choices that were asked for began. */
interface Told {
  readonly entry: number;
  readonly rounds: ReadonlyMap<number, number>;
}

/**
 * Tells one who listens what happens to a guest at all of their tables. Compares what is stored with what was told, so that it is
 * the same on every node and nothing is lost while nobody listens.
 */
export class OwnEvents {
  readonly #with: Dependencies;
  readonly #guest: string;
  readonly #games = new Map<string, Told>();
  readonly #challenges = new Set<string>();

  constructor(dependencies: Dependencies, guest: string) {
    this.#with = dependencies;
    this.#guest = guest;
  }

  /** What is new since the last time; at first all that goes on. */
  async next(): Promise<OwnEvent[]> {
    const { db } = this.#with;
    const [games, challenges] = [await gamesOf(db, this.#guest), await challengesTo(db, this.#guest)];
    const events = this.#newChallenges(challenges, games);
    for (const game of games) events.push(...(await this.#gameEvents(game)));
    return [...events, ...(await this.#ended(games))];
  }

  #newChallenges(open: readonly (OwnTable & { from: string; name: string })[], games: readonly OwnTable[]): OwnEvent[] {
    const events: OwnEvent[] = [];
    for (const { id, game, options, clock, rated, from, name } of open) {
      if (this.#challenges.has(id)) continue;
      this.#challenges.add(id);
      events.push({ type: 'challenge', data: { table: id, game, options, clock, rated, from, name } });
    }
    for (const id of this.#challenges) {
      if (open.some((one) => one.id === id)) continue;
      this.#challenges.delete(id);
      if (games.every((game) => game.id !== id)) events.push({ type: 'challengeEnd', data: { table: id } });
    }
    return events;
  }

  async #gameEvents({ id, game, options, clock, rated, seats, entry, to_act }: OwnTable): Promise<OwnEvent[]> {
    const told = this.#games.get(id);
    const events: OwnEvent[] = [];
    if (told === undefined) events.push({ type: 'gameStart', data: { table: id, game, options, clock, rated, seats } });
    if (told?.entry === entry) return events;
    const isAsked = seats.some((seat) => hasSeat(to_act, seat));
    const turns = isAsked ? await this.#with.rooms.read(id, (room) => this.#turns(room, told?.rounds)) : null;
    this.#games.set(id, { entry, rounds: turns?.rounds ?? told?.rounds ?? new Map() });
    return [...events, ...(turns?.events ?? [])];
  }

  /** One event for each choice, however many moves others make meanwhile. */
  #turns(
    room: Room,
    told: ReadonlyMap<number, number> = new Map(),
  ): { events: OwnEvent[]; rounds: Map<number, number> } {
    const rounds = new Map(told);
    const { match } = room.game;
    const asked = room.game.acting().filter((seat) => room.seatsOf(this.#guest).includes(seat));
    const events = asked.flatMap((seat): OwnEvent[] => {
      if (rounds.get(seat) === match.round || room.game.botAt(seat) !== null) return [];
      rounds.set(seat, match.round);
      const view = gameUpdate(room, this.#guest, this.#with.time.now())?.view;
      return [{ type: 'turn', data: { table: room.id, seat, v: match.version, moves: match.legalMoves(seat), view } }];
    });
    return { events, rounds };
  }

  async #ended(games: readonly OwnTable[]): Promise<OwnEvent[]> {
    const gone = [...this.#games.keys()].filter((id) => games.every((game) => game.id !== id));
    for (const id of gone) this.#games.delete(id);
    const results = await resultsOf(this.#with.db, gone);
    return gone.map((table) => ({ type: 'gameEnd', data: { table, result: results.get(table) ?? null } }));
  }
}
