import type { SeatId } from '@pharos/core';
import { performAgora } from './agora/effects.ts';
import { countBits } from './bits.ts';
import { EFFECT, type Effect } from './catalog.ts';
import { gainCoins, loseCoins } from './coins.ts';
import { advancePawn } from './military.ts';
import { checkScience } from './science.ts';
import { GOES_ON, opponentOf, playerAt, type Player, type State } from './state.ts';
import { DESTROY, DRAW_TOKEN, REVIVE, task } from './tasks.ts';

/** Carries out effects in order; a supremacy ends it [D-23]. */
export function performAll(s: State, seat: SeatId, effects: readonly Effect[], extraShields = 0): void {
  for (const effect of effects) {
    if (s.ending !== GOES_ON) return;
    perform(s, seat, effect, extraShields);
  }
}

/** One effect of a gained piece. Choices go on the agenda; they come after all that happens by itself [D-22]. */
function perform(s: State, seat: SeatId, effect: Effect, extraShields: number): void {
  const { kind, subject, count } = effect;
  switch (kind) {
    case EFFECT.coins:
      return gainCoins(s, seat, count, 'effect');
    case EFFECT.shields:
      return advancePawn(s, seat, count + extraShields);
    case EFFECT.science:
      return checkScience(s, seat, subject);
    case EFFECT.extraTurn:
      return earnExtraTurn(s, seat);
    case EFFECT.opponentLosesCoins:
      return loseCoins(s, opponentOf(seat), count, 'opponent');
    case EFFECT.destroy:
      s.agenda.push(task(DESTROY, seat, subject));
      return;
    case EFFECT.drawTokens:
      return drawTokens(s, seat, count);
    case EFFECT.revive:
      s.agenda.push(task(REVIVE, seat));
      return;
    case EFFECT.coinsPerCard:
      return gainCoins(s, seat, count * playerAt(s, seat).colours[subject], 'effect');
    case EFFECT.coinsPerWonder:
      return gainCoins(s, seat, count * countBits(playerAt(s, seat).built), 'effect');
    case EFFECT.guildOfCards:
      return gainCoins(s, seat, count * mostCards(s, subject), 'effect');
    default:
      return performAgora(s, seat, effect);
  }
}

/** [D-56] Only the drawing player sees the tokens, and must keep one. */
function drawTokens(s: State, seat: SeatId, count: number): void {
  s.agenda.push(task(DRAW_TOKEN, seat, count));
  if (s.emit === null) return;
  const tokens = s.box.slice(0, count).map((token) => s.catalog.tokens[token].id);
  s.emit({ type: 'tokensDrawn', seat, count: tokens.length, tokens, reveals: true });
}

/** A turn earns at most one further turn [D-49, D-50]. */
export function earnExtraTurn(s: State, seat: SeatId): void {
  if (s.extraTurn) return;
  s.extraTurn = true;
  s.emit?.({ type: 'extraTurnEarned', seat });
}

/** Cards of these colours in the one city that has more of them [D-79, D-82]. */
export function mostCards(s: State, colours: number): number {
  return Math.max(cardsOf(s.players[0], colours), cardsOf(s.players[1], colours));
}

function cardsOf(player: Player, colours: number): number {
  let count = 0;
  for (let colour = 0; colour < player.colours.length; colour++) {
    if ((colours & (1 << colour)) !== 0) count += player.colours[colour];
  }
  return count;
}
