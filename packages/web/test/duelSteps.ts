import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, Match } from '@pharos/core';
import { duel, type DuelEvent, type DuelView } from '@pharos/duel';

export interface Step {
  readonly events: readonly DuelEvent[];
  readonly view: DuelView;
}

/** What seat 0 sees after every step of a game between bots that play at random. */
export function stepsOfDuel(seed: string, options: object = {}): Step[] {
  const steps: Step[] = [];
  const match = Match.deal(duel, duel.readOptions(options), seed);
  const bot = duelBot('random');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const played = match.play(seat, duel.formatMove(state, bot.choose(state, seat, rng)));
    if (played.ok) steps.push({ events: played.value, view: match.view(0) });
  }
  return steps;
}
