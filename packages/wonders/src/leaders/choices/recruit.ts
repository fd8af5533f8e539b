import { seatBit, type Move, type SeatId } from '@pharos/core';
import { buildingStage, DISCARD_COINS, lastStage } from '../../cardUses.ts';
import { addStage } from '../../city.ts';
import { collectCoins, gainCoins } from '../../coins.ts';
import { heldCard, hiddenCard, NO_HAND } from '../../hidden.ts';
import { pushLosses } from '../../losses.ts';
import { moveSubject, packMove, STAGE, withKind } from '../../moves.ts';
import { playLastCard, pushChoices } from '../../turns.ts';
import { resolveOnly, resolveTurn } from '../../resolve.ts';
import { NONE, type Action, type AutomaticTask, type CardUse, type ChoiceKind, type State } from '../../state.ts';
import { DEAL_HANDS, task } from '../../tasks.ts';
import { leaderAction, leaderNamed } from '../leaderAction.ts';
import { leadersInHand } from '../handView.ts';
import { RECRUIT_LEADER, SELL_LEADER, STAGE_WITH_LEADER } from '../moves.ts';
import { leaderPrice } from '../price.ts';
import { putIntoCity, takeOut } from '../recruiting.ts';
import { recruitNow } from './recruitMore.ts';
import { isPlayed } from '../rulings.ts';
import { leaderPieces, leadersOf } from '../state.ts';
import { END_RECRUITMENT, RECRUIT, RESOLVE_RECRUITMENT } from '../tasks.ts';

/** [L-21] Which leader of the hand, and what for: all at once. */
export const recruiting: ChoiceKind = {
  kind: RECRUIT,
  name: 'turn',
  part: { leader: 'recruit' },
  isShared: true,
  offers: () => true,
  moves: (s, _, seat, out) => recruitmentMoves(s, seat, out),
  alone(s, city, move) {
    s.staged[city] = move;
    return resolveOnly(s, [city]);
  },
  settled: (s) => s.agenda.push(task(RESOLVE_RECRUITMENT)),
  hand: leadersInHand,
  // Hands have been dealt in a written position: the first turn comes next.
  write(s) {
    s.agenda.push(task(DEAL_HANDS));
    awaitAllForRecruitment(s);
  },
};

/** [L-20] Each Age opens with a recruitment phase. */
export function startRecruitment(s: State): void {
  s.emit?.({ type: 'recruitmentStarted', age: s.age });
  awaitAllForRecruitment(s);
}

function awaitAllForRecruitment(s: State): void {
  s.awaited = 0;
  for (const [seat, { hand }] of leadersOf(s).seats.entries()) if (hand.length > 0) s.awaited |= seatBit(seat);
  if (s.awaited !== 0) s.agenda.push(task(RECRUIT));
}

const stages: Move[] = [];

/** Each leader can be recruited, put under the wonder, or sold [L-22 … L-24]. */
function recruitmentMoves(s: State, seat: SeatId, out: Move[]): number {
  const stageCount = s.rules.stageMoves(s, seat, stages);
  const barred = isPlayed(s, 'noShipsWithLeaders');
  let count = 0;
  for (const leader of leadersOf(s).seats[seat].hand) {
    if (leaderPrice(s, seat, leader) <= s.cities[seat].coins) out[count++] = packMove(RECRUIT_LEADER, leader);
    for (let at = 0; at < stageCount; at++) {
      if (barred && hasCompany(s, stages[at])) continue;
      out[count++] = withKind(stages[at], STAGE_WITH_LEADER, leader);
    }
    out[count++] = packMove(SELL_LEADER, leader);
  }
  return count;
}

/** Whether something goes along with a stage [L-81]. */
function hasCompany(s: State, move: Move): boolean {
  return s.rules.steps.some((step) => Object.keys(step.revealed(move)).length > 0);
}

const useOfLeader = {
  place(s, city, _, move) {
    takeOut(leadersOf(s).seats[city].hand, moveSubject(move));
  },
} satisfies Partial<CardUse>;

/** [L-22] */
const recruitingLeader: CardUse = {
  name: 'recruit',
  bankCoins: (s, city, move) => leaderPrice(s, city, moveSubject(move)),
  place(s, city, seat, move) {
    const paid = leaderPrice(s, city, moveSubject(move));
    useOfLeader.place(s, city, seat, move);
    putIntoCity(s, city, moveSubject(move), paid);
  },
  collect(s, city, move) {
    const leader = leaderPieces(s)[moveSubject(move)];
    collectCoins(s, city, leader);
    return leader.choices.length > 0;
  },
};

/** [L-23] The leader goes under the board, and has no say in anything [L-32]. */
const buildingWithLeader: CardUse = {
  ...buildingStage,
  place(s, cityIndex, seat, move) {
    useOfLeader.place(s, cityIndex, seat, move);
    const city = s.cities[cityIndex];
    addStage(s, city);
    city.under.push(hiddenCard(heldCard(moveSubject(move), 0), 0, NO_HAND, 1, seatBit(seat)));
    s.emit?.({ type: 'stageBuilt', city: cityIndex, stage: city.stages });
  },
};

/** [L-24] */
const sellingLeader: CardUse = {
  name: 'sell',
  bankCoins: () => 0,
  place(s, city, seat, move) {
    useOfLeader.place(s, city, seat, move);
    leadersOf(s).seats[city].sold.push(moveSubject(move));
    s.emit?.({ type: 'leaderSold', city, seat, leader: leaderPieces(s)[moveSubject(move)].id });
  },
  collect(s, city) {
    gainCoins(s, city, DISCARD_COINS, 'sale');
    return false;
  },
};

export const recruit: Action = {
  ...leaderAction(RECRUIT_LEADER, 'recruit', 'recruit'),
  apply: recruitNow,
  use: recruitingLeader,
  built: (s, _, move) => leaderPieces(s)[moveSubject(move)],
};

export const sell: Action = {
  ...leaderAction(SELL_LEADER, 'sell', 'sell'),
  apply: playLastCard,
  use: sellingLeader,
  details: () => ({ income: DISCARD_COINS }),
};

/** A stage is told as with a card of the hand: the leader stands where the card is named. */
export const stageWithLeader: Action = {
  ...leaderAction(STAGE_WITH_LEADER, 'stage', 'stage'),
  apply: playLastCard,
  use: buildingWithLeader,
  built: lastStage,
  format(s, move) {
    const plain = s.rules.actions[STAGE].format(s, withKind(move, STAGE, 0));
    return plain.replace(UNDER(s.catalog.cards[0].id), UNDER(leaderPieces(s)[moveSubject(move)].id));
  },
  parse(s, text) {
    const [, id] = / with (\S+)/.exec(text) ?? [];
    const leader = leaderNamed(s, id ?? null);
    if (leader < 0) return null;
    const plain = s.rules.actions[STAGE].parse(s, text.replace(UNDER(id), UNDER(s.catalog.cards[0].id)));
    return plain === null ? null : withKind(plain, STAGE_WITH_LEADER, leader);
  },
  details: (s, city, move) => s.rules.actions[STAGE].details?.(s, city, withKind(move, STAGE, 0)) ?? {},
  payment: (s, city, move) => s.rules.actions[STAGE].payment?.(s, city, withKind(move, STAGE, 0)) ?? null,
};

const UNDER = (id: string): string => ` with ${id}`;

/** [L-27] Payments, what comes at once, choices, and losses in the end. */
export const resolvingRecruitment: AutomaticTask = {
  kind: RESOLVE_RECRUITMENT,
  perform(s) {
    const choosing = resolveRecruits(s);
    s.agenda.push(task(END_RECRUITMENT));
    pushLosses(s);
    pushChoices(s, choosing, false);
  },
};

function resolveRecruits(s: State): number {
  if (s.staged.every((move) => move !== NONE)) return resolveTurn(s);
  // Who has no leader left does nothing.
  return resolveOnly(
    s,
    [...s.cities.keys()].filter((city) => s.staged[city] !== NONE),
  );
}

export const endingRecruitment: AutomaticTask = {
  kind: END_RECRUITMENT,
  closes: true,
  perform(s) {
    s.emit?.({ type: 'recruitmentEnded', age: s.age });
  },
};
