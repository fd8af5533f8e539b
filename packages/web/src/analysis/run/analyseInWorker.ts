import { Analysis, settingsOf, type Decision, type GameKnowledge } from '@pharos/analysis';
import { botRng, type BotGame } from '@pharos/bots';
import { loadSave, unwrap, type GameEvent, type Match } from '@pharos/core';
import type { AnalysisReply, GameRequest, PositionRequest } from './messages.ts';

/** Milliseconds between two reports: each of them is a picture that is drawn anew. */
const PACE = 400;
/** More moves than anybody reads. */
const MOST_MOVES = 24;

/** Tells what it has from time to time; the last report is whole. */
export function analyseGame<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  { save, depth, known: { done, decisions: earlier } }: GameRequest,
  tell: (reply: AnalysisReply) => void,
): void {
  const match: Match<Options, State, View, Event> = unwrap(loadSave(known.game, JSON.stringify(save))).match;
  const analysis = new Analysis(match, known, settingsOf(depth, known.iterations(match.options)));
  const all = analysis.choices.length;
  const decisions: Decision[] = [...earlier];
  let told = performance.now();
  for (const [index, { round, choice }] of analysis.choices.entries()) {
    if (index < done) continue;
    const decision = analysis.decide(round, choice);
    if (decision !== null) decisions.push(decision);
    if (performance.now() - told < PACE || index + 1 === all) continue;
    told = performance.now();
    tell({ kind: 'game', done: index + 1, all, analysed: analysis.conclude(decisions, false) });
  }
  tell({ kind: 'game', done: all, all, analysed: analysis.conclude(decisions, true) });
}

/** Tells the chances of the moves of a position, each time surer. */
export function weighPosition(
  bots: BotGame,
  { save, seat, rounds }: PositionRequest,
  tell: (reply: AnalysisReply) => void,
): void {
  const { match } = unwrap(loadSave(bots.game, JSON.stringify(save)));
  for (const [index, iterations] of rounds.entries()) {
    const rng = botRng(save.seed, match.version + index);
    const s = match.imagine(seat, rng);
    const moves = bots
      .hints({ iterations, milliseconds: Infinity })
      .suggest(s, seat, rng, MOST_MOVES)
      .map(({ move, chance }) => ({ move: bots.game.formatMove(s, move), chance }));
    tell({ kind: 'position', done: index + 1, all: rounds.length, moves });
  }
}
