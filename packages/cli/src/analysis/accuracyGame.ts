import { Analysis, STANDARD, type Label } from '@pharos/analysis';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import type { GameArgs } from '../args.ts';
import { seatsOfA } from '../arena/pairing.ts';
import { readBotSpec } from '../botNames.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { withGame } from '../games/lookup.ts';
import { UsageError } from '../usageError.ts';

/** One game of a bot against others, as a thread gets it. */
export interface AccuracyJob {
  readonly game: string;
  readonly args: GameArgs;
  /** The bots as they were written: the one that is judged, and the one at all other seats. */
  readonly bot: string;
  readonly against: string;
  readonly series: number;
  readonly index: number;
  /** How deeply each decision is looked at. */
  readonly iterations: number;
}

/** How well the bot chose in one game. */
export interface GameAccuracy {
  readonly accuracy: number;
  /** What a decision lost of the chance of winning, on average. */
  readonly loss: number;
  /** How many of its decisions have which label. */
  readonly labels: Readonly<Record<Label, number>>;
}

/** Plays one game and analyses the decisions of the bot; the same job always gives the same, unless a bot thinks by the clock. */
export function accuracyOfGame(job: AccuracyJob): GameAccuracy {
  return withGame(job.game, (known) => {
    const { game, analysis, bot } = known;
    if (analysis === null) throw new UsageError(errorTexts.cannotAnalyse(job.game));
    const options = readOptions(known, job.args);
    const { deal, own } = seatsOfA(job.index, game.seatCount(options), known.seatsPerSide(options));
    const seed = `${job.series}.${deal}`;
    const match = Match.deal(game, options, seed);
    const [judged, other] = [bot(readBotSpec(job.bot)), bot(readBotSpec(job.against))];
    const rng = botRng(seed, own[0]);
    for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
      const seat = firstSeat(acting);
      const s = match.imagine(seat, rng);
      const chosen = own.includes(seat) ? judged : other;
      unwrap(match.play(seat, game.formatMove(s, chosen.choose(s, seat, rng))));
    }
    const work = new Analysis(match, analysis, { ...STANDARD, iterations: job.iterations, hindsight: false });
    const decisions = work.choices
      .filter(({ choice }) => own.includes(choice.seat))
      .flatMap(({ round, choice }) => work.decide(round, choice) ?? []);
    const { accuracy, labels } = work.conclude(decisions, false).accounts[own[0]];
    const loss = decisions.reduce((sum, decision) => sum + decision.loss, 0);
    return { accuracy, loss: loss / Math.max(1, decisions.length), labels };
  });
}
