import type { Searched } from '@pharos/bots';
import { fastRng, movesOf, type GameEvent, type Rng } from '@pharos/core';
import { addingUp, corrected } from './correction.ts';
import { CORRECTIONS } from './correctionData.ts';
import type { GameKnowledge } from './knowledge.ts';
import { isAsGoodAsBest, labelOf } from './labels.ts';
import { unsaid } from './reasons.ts';
import type { CardChance, Decision, Hindsight, LineStep, WeighedMove } from './result.ts';
import type { Round, RoundChoice } from './rounds.ts';
import { weighMoves, type Weighed } from './weighMoves.ts';

/** How many of the best moves are told. */
const MOST_TOLD = 4;
/** The part of the iterations that hindsight gets. */
const HINDSIGHT_SHARE = 0.25;

/** How decisions are analysed. */
export interface Depth<Options> {
  readonly options: Options;
  readonly iterations: number;
  readonly seed: number;
  readonly hindsight: boolean;
}

/**
 * Analyses one decision, from what its seat could know then; null where there was nothing to decide. Of the rounds that followed only
 * `followed` tells.
 */
export function decide<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  [round, ...later]: readonly [Round<State, Event>, ...Round<State, Event>[]],
  { ply, seat, move }: RoundChoice,
  { options, iterations, seed, hindsight }: Depth<Options>,
): Decision | null {
  const { game, searched, keyOf } = known;
  const { position, from } = round;
  const choices = new Set(movesOf(game, position, seat).map(keyOf)).size;
  if (choices < 2) return null;
  const rng = fastRng(seed, ply);
  const s = game.resample(position, seat, rng);
  const { partners, seats } = searched.table(s);
  const correct = (chance: number): number =>
    corrected(CORRECTIONS[known.kind(options)], known.phase(position), chance);
  const pieceOf = known.cardOf(s, seat);
  const found = weighMoves(searched, s, { seat, wanted: move, iterations, keyOf, pieceOf }, rng);
  const [best] = found.moves;
  const played = found.moves.find((one) => keyOf(one.move) === keyOf(move)) ?? best;
  const loss = Math.max(0, correct(best.chance) - correct(played.chance));
  const chances = found.chances.map(correct);
  chances[seat] = correct(best.chance);
  const weighed = (one: Weighed, text: string): WeighedMove => ({
    move: text,
    chance: correct(one.chance),
    visits: one.visits,
    line: lineOf(known, s, seat, one),
  });
  const second = found.moves.find((one) => one !== played);
  const margin = second === undefined ? 0 : correct(played.chance) - correct(second.chance);
  const label = labelOf({ loss, margin, isGreedy: isGreedy(known, s, played, seat, ply), choices }, seats / partners);
  const isBest = isAsGoodAsBest(label);
  const own = { move, line: played.line };
  const told = isBest ? played : best;
  const compared = {
    played: own,
    best: isBest ? own : best,
    others: found.moves.filter((one) => one !== told).map((one) => one.move),
  };
  const reasons = isBest ? [] : known.reasons(s, seat, compared);
  return {
    ply,
    from,
    seat,
    when: known.when(position),
    choices,
    chances: addingUp(chances, partners, seat),
    best: found.moves.slice(0, MOST_TOLD).map((one) => weighed(one, game.formatMove(s, one.move))),
    played: weighed(played, game.formatMove(s, move)),
    loss,
    label,
    cards: cardsOf(found.pieces, (chance) => correct(Math.min(chance, best.chance))),
    reasons,
    merits: unsaid(known.merits(s, seat, compared), reasons),
    followed: isBest ? [] : known.followed([round, ...later], seat, compared),
    hindsight: hindsight ? lookBack(known, position, { ply, seat, move }, iterations, rng, correct) : null,
  };
}

/**
 * The cards of a hand, the best first; what is stored of each is short. None is told to be better than the best move: what was hardly looked at
 * is less sure.
 */
function cardsOf(pieces: ReadonlyMap<string, Weighed>, correct: (chance: number) => number): CardChance[] {
  return [...pieces]
    .map(([card, { chance, visits }]) => ({ card, chance: Math.round(10_000 * correct(chance)) / 10_000, visits }))
    .toSorted((one, other) => other.chance - one.chance);
}

function isGreedy<Options, State, View, Event extends GameEvent>(
  { game, greedy, keyOf }: GameKnowledge<Options, State, View, Event>,
  s: State,
  { move }: Weighed,
  seat: number,
  ply: number,
): boolean {
  return keyOf(greedy.choose(game.clone(s), seat, fastRng(0, ply))) === keyOf(move);
}

/** How it is expected to go on, as texts; as far as the guess that the texts are made in allows it. */
function lineOf<Options, State, View, Event extends GameEvent>(
  { game }: GameKnowledge<Options, State, View, Event>,
  s: State,
  seat: number,
  { move, line }: Weighed,
): LineStep[] {
  const world = game.clone(s);
  const steps: LineStep[] = [];
  let next = { seat, move };
  for (const step of line) {
    game.apply(world, next.seat, next.move);
    if (!movesOf(game, world, step.seat).includes(step.move)) break;
    steps.push({ seat: step.seat, move: game.formatMove(world, step.move) });
    next = step;
  }
  return steps;
}

/** The same decision by somebody who sees everything. */
function lookBack<Options, State, View, Event extends GameEvent>(
  { game, searched, keyOf }: GameKnowledge<Options, State, View, Event>,
  position: State,
  { seat, move }: RoundChoice,
  iterations: number,
  rng: Rng,
  correct: (chance: number) => number,
): Hindsight {
  // Nothing is drawn afresh: every guess is the true position.
  const open: Searched<State> = { ...searched, rules: { ...game, resample: (s) => game.clone(s) } };
  const request = { seat, wanted: move, iterations: Math.ceil(HINDSIGHT_SHARE * iterations), keyOf };
  const { moves } = weighMoves(open, game.clone(position), request, rng);
  const played = moves.find((one) => keyOf(one.move) === keyOf(move)) ?? moves[0];
  return {
    best: game.formatMove(position, moves[0].move),
    bestChance: correct(moves[0].chance),
    playedChance: correct(played.chance),
  };
}
