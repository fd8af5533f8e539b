import { fastRng, Match, seatsOf, SPECTATOR, unwrap, type Rng } from '@pharos/core';
import { wonders, type Options, type WondersEvent } from '../../src/index.ts';
import type { WondersMatch } from '../support.ts';
import type { Rules } from './data.ts';
import type { Age } from './pieces.ts';
import { Referee } from './referee.ts';
import type { Chance } from './table.ts';

/** Where engine and referee part, with all that is needed to see it again; null if they agree to the end. */
export type Difference = string | null;

/** Plays a random game by both and compares them at every choice. */
export function comparePlay(rawOptions: unknown, seed: string): Difference {
  const options = wonders.readOptions(rawOptions);
  const match = Match.deal(wonders, options, seed);
  const rng = fastRng(Number(seed.split('.')[0]), Number(seed.split('.')[1] ?? 0));
  const news: WondersEvent[] = [];
  const played: string[] = [];
  let referee: Referee | null = null;
  const report = (what: string): string =>
    [
      what,
      `options ${JSON.stringify(rawOptions)}, seed ${seed}`,
      referee?.describe() ?? '',
      `last moves: ${played.slice(-2 * options.players).join('; ')}`,
    ].join('\n');
  try {
    referee = new Referee({ rules: rulesOf(options), boards: boardsOf(match), chance: chanceOf(match, news) });
    for (;;) {
      const difference = compare(match, referee);
      if (difference !== null) return report(difference);
      const acting = seatsOf(match.toAct());
      if (acting.length === 0) return null;
      const seat = acting[rng(acting.length)];
      const text = someMove(match.legalMoves(seat), rng);
      played.push(`${seat} ${text}`);
      news.push(...unwrap(match.play(seat, text)));
      referee.play(seat, text);
    }
  } catch (error) {
    return report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Selling is legal with every card; games in which little is built show little. */
function someMove(moves: readonly string[], rng: Rng): string {
  const others = moves.filter((move) => !/^(discard|sell|decline)\b/.test(move));
  const open = others.length > 0 && rng(6) > 0 ? others : moves;
  return open[rng(open.length)];
}

function rulesOf({ edition, players, packs, teams }: Options): Rules {
  return {
    edition,
    players,
    armada: packs.includes('armada'),
    cities: packs.includes('cities'),
    leaders: packs.includes('leaders'),
    teams: teams === true,
  };
}

function boardsOf(match: WondersMatch): { board: string; side: string | null; shipyard: string | null }[] {
  const { cities, armada } = match.view(SPECTATOR);
  return cities.map(({ board, side }, seat) => ({
    board,
    side,
    shipyard: armada?.harbours[seat].shipyard ?? null,
  }));
}

/** What chance decided, read from what the engine shows and tells. */
function chanceOf(match: WondersMatch, news: WondersEvent[]): Chance {
  const seats = Array.from({ length: match.seatCount }, (_, seat) => seat);
  /** The first event of its kind that was not used yet. */
  const take = <Found>(find: (event: WondersEvent) => Found | null, what: string): Found => {
    for (const [at, event] of news.entries()) {
      const found = find(event);
      if (found === null) continue;
      news.splice(at, 1);
      return found;
    }
    throw new Error(`the engine does not tell of ${what}`);
  };
  return {
    hands: () => seats.map((seat) => (match.view(seat).hand ?? []).map(({ card }) => card)),
    leaders: () => seats.map((seat) => match.view(seat).leaders?.draft?.offered ?? []),
    drawnLeaders: (seat) =>
      take(
        (event) => (event.type === 'leadersDrawn' && event.seat === seat ? event.leaders : null),
        `the leaders that seat ${seat} draws`,
      ),
    topIsland: (seat: number, level: Age) =>
      take(
        (event) =>
          event.type === 'islandGained' && event.fromTop && event.city === seat && event.level === level
            ? event.island
            : null,
        `the top island of level ${level} for seat ${seat}`,
      ),
    dealtIslands: (seat: number, level: Age) =>
      take(
        (event) =>
          event.type === 'islandsDealt' && event.city === seat && event.level === level ? event.islands : null,
        `the islands of level ${level} before seat ${seat}`,
      ),
  };
}

function compare(match: WondersMatch, referee: Referee): Difference {
  const acting = seatsOf(match.toAct());
  const { cities, outcome } = match.view(SPECTATOR);
  const scores = referee.scores();
  const differences = [
    different('seats to act', acting, referee.toAct()),
    different(
      'coins',
      cities.map(({ coins }) => coins),
      referee.coins(),
    ),
    ...cities.map(({ score }, seat) => different(`score of seat ${seat}`, byName(score), byName(scores[seat]))),
    ...acting.map((seat) => differentMoves(seat, match.legalMoves(seat), referee.legal(seat))),
    ...(outcome === null ? [] : [different('winners', inOrder(outcome.ranking[0]), inOrder(referee.winners()))]),
    different('end', outcome !== null, referee.isOver()),
  ];
  const found = differences.filter((difference) => difference !== null);
  return found.length === 0 ? null : found.join('\n');
}

function inOrder(seats: readonly number[]): readonly number[] {
  return seats.toSorted((one, other) => one - other);
}

function byName(points: Readonly<Record<string, number | undefined>>): [string, number | undefined][] {
  return Object.entries(points).toSorted(([one], [other]) => one.localeCompare(other));
}

function different(what: string, engine: unknown, referee: unknown): Difference {
  const [one, other] = [JSON.stringify(engine), JSON.stringify(referee)];
  return one === other ? null : `${what}: engine ${one}, referee ${other}`;
}

function differentMoves(seat: number, engine: readonly string[], referee: readonly string[]): Difference {
  const only = (some: readonly string[], others: readonly string[]): string =>
    some.filter((move) => !others.includes(move)).join('; ') || 'none';
  if (engine.length === referee.length && engine.every((move) => referee.includes(move))) return null;
  return `moves of seat ${seat}: only of the engine: ${only(engine, referee)} | only of the referee: ${only(referee, engine)}`;
}
