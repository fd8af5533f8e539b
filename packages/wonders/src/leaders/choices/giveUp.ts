import { seatBit, type SeatId } from '@pharos/core';
import { VICTORY_POINTS } from '../../conflictTokens.ts';
import { moveSubject, packMove, writeList } from '../../moves.ts';
import { nounAfter } from '../../notation.ts';
import { NONE, type Action, type AutomaticTask, type ChoiceKind, type State } from '../../state.ts';
import { task, taskCity } from '../../tasks.ts';
import { discardToken, victoriesIn } from '../../tokens.ts';
import { GIVE_UP_TOKEN } from '../moves.ts';
import { ASK_FOR_TOKENS, GIVE_UP } from '../tasks.ts';

/** The different victory tokens of a city. */
function valuesOf(s: State, city: number): number[] {
  return VICTORY_POINTS.filter((value) => victoriesIn(s.cities[city], value) > 0);
}

/** [L-47] Everybody else gives up a victory token: who has tokens of one value only has no choice. */
export const askingForTokens: AutomaticTask = {
  kind: ASK_FOR_TOKENS,
  perform(s, asked) {
    let awaited = 0;
    for (let city = 0; city < s.cities.length; city++) {
      if (city === taskCity(asked)) continue;
      const values = valuesOf(s, city);
      if (values.length === 1) discardToken(s, city, values[0]);
      if (values.length > 1) awaited |= seatBit(city);
    }
    if (awaited === 0) return;
    s.awaited = awaited;
    s.agenda.push(task(GIVE_UP, taskCity(asked)));
  },
};

export const givingUp: ChoiceKind = {
  kind: GIVE_UP,
  name: 'turn',
  part: { leader: 'giveUp' },
  isShared: true,
  offers: () => true,
  moves: (s, asked, seat, out) =>
    isAsked(s, seat, taskCity(asked)) ? writeList(out, GIVE_UP_TOKEN, valuesOf(s, seat)) : 0,
  alone(s, city, move) {
    discardToken(s, city, moveSubject(move));
    return 0;
  },
  settled(s) {
    for (const city of s.cities.keys()) {
      const move = s.staged[city];
      if (move === NONE) continue;
      s.staged[city] = NONE;
      discardToken(s, city, moveSubject(move));
    }
  },
};

function isAsked(s: State, seat: SeatId, owner: number): boolean {
  return seat !== owner && ((s.awaited & seatBit(seat)) !== 0 || s.staged[seat] !== NONE);
}

export const giveUp: Action = {
  kind: GIVE_UP_TOKEN,
  name: 'giveUp',
  apply: (s, seat, move) => void discardToken(s, seat, moveSubject(move)),
  format: (_, move) => `give up ${moveSubject(move)}`,
  parse(_, text) {
    const value = Number(nounAfter(text, 'give up') ?? NaN);
    return VICTORY_POINTS.includes(value) ? packMove(GIVE_UP_TOKEN, value) : null;
  },
  subject: (_, __, move) => String(moveSubject(move)),
};
