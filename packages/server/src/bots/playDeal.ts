import { chooseFor, readBotName } from '@pharos/bots';
import { Match, seatsOf, type Seed, type SeatId } from '@pharos/core';
import type { DailyScore } from '@pharos/protocol';
import { dailyScore } from '../shared/dailyScore.ts';
import { gameEntry } from '../shared/games.ts';
import { repeatableTask } from './repeatableTask.ts';

/** A deal to play to its end: `level` in all seats but one, in which `best` plays. */
export interface DealTask {
  readonly game: string;
  readonly options: unknown;
  readonly seed: Seed;
  readonly seat: SeatId;
  readonly level: string;
  readonly best: string;
}

/** What a bot makes of a deal from one seat, against the same bots that people play it with. */
export function playDeal({ game: id, options, seed, seat, level, best }: DealTask): DailyScore {
  const { game, bots, isScored } = gameEntry(id);
  const match = Match.deal(game, game.readOptions(options), seed);
  for (let acting = seatsOf(match.toAct()); acting.length > 0; acting = seatsOf(match.toAct()))
    for (const one of acting) {
      const legal = match.legalMoves(one);
      const name = readBotName(one === seat ? best : level);
      if (name === null) throw new Error(`no bot "${level}" or "${best}"`);
      const text = legal.length === 1 ? legal[0] : chooseFor(bots, name, repeatableTask(match, one));
      const played = match.play(one, text);
      if (!played.ok) throw new Error(`"${text}" was refused: ${played.problem.detail}`);
    }
  const outcome = match.outcome();
  if (outcome === null) throw new Error('the game did not end');
  const { ending, ranking, scores } = outcome;
  return dailyScore({ ending, ranking, totals: scores.map(({ total }) => total) }, seat, isScored(ending));
}
