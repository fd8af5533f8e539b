import { fastRng, movesOf, type Move, type SeatId } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { lossesNow } from '../src/armada/losses.ts';
import { SETTLE_LOSSES } from '../src/cities/tasks.ts';
import { navalStanding } from '../src/armada/preview.ts';
import { cityOf } from '../src/choiceView.ts';
import {
  lossesOf,
  wonders,
  words,
  type FollowUp,
  type State,
  type WondersEvent,
  type WondersPreview,
} from '../src/index.ts';
import { conflictsAhead } from '../src/preview/conflicts.ts';
import { currentTask, FREE_CITY, taskKind, TURN } from '../src/tasks.ts';
import {
  afterOwnChoice,
  anyMove,
  countsOf,
  handOf,
  othersThan,
  playOut,
  quietMove,
  resolve,
  TABLES,
  withQuietOpponent,
  type Course,
} from './previewSupport.ts';
import { eachPly, ofType } from './support.ts';

/** Counts of the acting city that nobody else has a say in. */
const OWN = ['shields', 'strength', 'level', 'points.wonder', 'points.civil', 'points.science', 'points.islands'];
const COINS = new Set(['coins', 'points.treasury', 'points.total']);

/** One choice in a position, with what was told of it. */
interface Look {
  readonly s: State;
  readonly seat: SeatId;
  readonly move: Move;
  readonly city: number;
  readonly told: WondersPreview;
  /** [AR-83] An island comes from the top of its deck: what it brings the city is not known. */
  readonly isBlind: boolean;
}

/** Looks at choices of random positions of a table; answers what was found wrong. */
function lookAround(options: object, find: (look: Look) => readonly string[]): string[] {
  const rng = fastRng(17, 4);
  const wrong: string[] = [];
  eachPly(
    2,
    ({ before: s, seat }) => {
      if (rng(taskKind(currentTask(s)) === TURN ? 6 : 1) > 0) return;
      const previews = wonders.previews(s, seat);
      const moves = movesOf(wonders, s, seat);
      for (let count = 0; count < 3; count++) {
        const at = rng(moves.length);
        const [move, told] = [moves[at], previews[at]];
        const isBlind = typeof told.naval?.island === 'number';
        // What is found together for all moves is what is found for one.
        const alone = count > 0 ? [] : compare('the preview', wonders.preview(s, seat, move), told);
        const found = [...alone, ...find({ s, seat, move, city: cityOf(s, seat, move), told, isBlind })];
        wrong.push(...found.map((what) => `${wonders.formatMove(s, move)}: ${what}`));
      }
    },
    { options, series: 41, prefers: (move) => /build|stage|ship|keep|advance|copy|revive|stay/.test(move) },
  );
  return wrong.slice(0, 5);
}

function compare(what: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  return one === other ? [] : [`${what} is ${one}, not ${other}`];
}

/** Whether the first events occur among the others, in their order. */
function happenIn(events: readonly WondersEvent[], all: readonly WondersEvent[]): boolean {
  let at = 0;
  for (const event of all) if (at < events.length && JSON.stringify(event) === JSON.stringify(events[at])) at++;
  return at === events.length;
}

/**
 * Counts that change before the next choice for other reasons than the choice looked at: when an Age ends conflicts bring
 * tokens, which the Strategists count as well; and where there is but one guild to copy, it is copied without a choice [W-100].
 */
function hasOtherReasons(what: string, { state, events }: Course): boolean {
  const isOver = events.some(({ type }) => /onflictResolved|diplomacyUsed/.test(type));
  const { cities, leaders } = state.parts;
  // Black cards and leaders count tokens, and some bring coins or shields for them; diplomacy is used.
  if (isOver && (cities ?? leaders) !== undefined && /black|leaders|diplomacy|coins|treasury|shields/.test(what))
    return true;
  // Who has tokens of one value gives one up without a choice [L-47].
  if (ofType(events, 'tokenDiscarded').length > 0 && /conflicts|total|guilds|black|leaders/.test(what)) return true;
  const isCopied = events.some(({ type }) => type === 'guildCopied');
  return (isOver && /conflicts|naval|guilds|total/.test(what)) || (isCopied && /guilds|science|total/.test(what));
}

/** Whether coins of others count for a city: those of its own, or for Makeda those of its neighbours [L-49, L-54]. */
function isMoneyCounted(s: State, other: number, city: number): boolean {
  const makeda = s.catalog.pieces['leaders'].findIndex(({ id }) => id === 'makeda');
  const has = s.parts.leaders?.seats[other].recruited.some(({ leader }) => leader === makeda) === true;
  return other !== city || has;
}

function changeOf(
  { changes }: WondersPreview,
  city: number,
  what: string,
): WondersPreview['changes'][number] | undefined {
  return changes.find((one) => one.seat === city && one.what === what);
}

describe('what is certain', () => {
  const met = new Set<string>();

  test.each(TABLES)('what is certain happens whatever the others choose: %s', (_, options) => {
    const wrong = lookAround(options, ({ s, seat, move, city, told, isBlind }) => {
      const rng = fastRng(5, s.turn);
      const course = resolve(s, seat, move, anyMove(rng));
      const whole = playOut(s, course, seat, rng);
      const counts = countsOf(course.state, city);
      const before = countsOf(s, city);
      const found = happenIn(told.events, whole.events) ? [] : [`not all of ${JSON.stringify(told.events)} happened`];
      for (const { seat: other, what, after } of told.changes.filter(({ certain }) => certain)) {
        met.add(what);
        const count = countsOf(course.state, other ?? city).get(what);
        if (!hasOtherReasons(what, course)) found.push(...compare(`${what} of ${other}`, count, after));
      }
      for (const what of isBlind ? [] : OWN) {
        const change = changeOf(told, city, what);
        if (change?.certain === false) found.push(`${what} is not certain`);
        if (!hasOtherReasons(what, course))
          found.push(...compare(what, counts.get(what), change?.after ?? before.get(what)));
      }
      for (const { fleet, space } of told.naval?.steps ?? []) {
        const at = words.FLEETS.findIndex((one) => one === fleet);
        found.push(...compare(fleet, course.state.parts.armada?.harbours[city].ships[at], space));
      }
      if (told.outcome !== null) {
        met.add('outcome');
        found.push(...compare('outcome', wonders.outcome(course.state), told.outcome));
      }
      return [...found, ...wrongPassing(s, told, whole)];
    });
    expect(wrong).toEqual([]);
  });

  test('what is certain covers all that can be certain', () => {
    for (const what of [...OWN, 'points.commerce', 'points.naval', 'coins', 'outcome'])
      expect([...met]).toContain(what);
  });
});

/** [W-13, W-115] The cards arrive with the neighbour; while one is still to go to the Free City, all but one. */
function wrongPassing(s: State, { passes }: WondersPreview, { state }: Course): string[] {
  if (passes === null) return [];
  const hand = handOf(state, passes.to);
  const lost = passes.cards.filter((card) => {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
    return at < 0;
  });
  return [
    ...compare('the turn', state.turn, s.turn + 1),
    ...compare('what is lost on the way', lost.length, passes.certain ? 0 : 1),
  ];
}

describe('what is told as things stand', () => {
  const met = new Set<string>();

  test.each(TABLES)('what is told as things stand happens if nobody else does anything: %s', (_, options) => {
    const wrong = lookAround(options, (look) => {
      const { s, seat, move, city, told, isBlind } = look;
      const kind = taskKind(currentTask(s));
      // With two players the Free City, a neighbour of both, builds whatever it can: somebody always does something.
      if (s.options.players === 2 && kind === TURN) return [];
      if (s.rules.isShared[kind] && othersThan(s, seat).some((other) => quietMove(s, other) === null)) return [];
      met.add(Object.values(s.rules.choices[kind].part ?? {})[0] ?? s.rules.choices[kind].name);
      const position = kind === FREE_CITY ? withQuietOpponent(s, seat) : s;
      const before = kind === FREE_CITY ? afterOwnChoice(position, seat) : s;
      const course = resolve(position, seat, move, (copy, other) => quietMove(copy, other) ?? 0);
      const isLate = s.parts.armada !== undefined && kind !== SETTLE_LOSSES;
      const found: string[] = [];
      for (const other of s.cities.keys()) {
        if (other === city && isBlind) continue;
        const counts = countsOf(course.state, other);
        for (const [what, count] of countsOf(before, other)) {
          // The others sell a card, which some leaders and guilds count; what taxes and pirates take at sea is looked at below.
          const isCounted = s.parts.leaders !== undefined && /leaders|guilds|total/.test(what);
          const isMoney =
            (COINS.has(what) && (other !== city || isLate)) || (isCounted && isMoneyCounted(s, other, city));
          if (isMoney || hasOtherReasons(what, course)) continue;
          const expected = changeOf(told, other, what)?.after ?? count;
          found.push(...compare(`${what} of ${other}`, counts.get(what), expected));
        }
      }
      if (!isBlind) found.push(...wrongConflicts(before, look, course), ...wrongFollowUps(look, course));
      found.push(...wrongLosses(look, course));
      return isBlind || !isLate ? found : [...found, ...wrongCoins(look, course)];
    });
    expect(wrong).toEqual([]);
  });

  test('what is told as things stand covers every kind of choice', () => {
    const kinds = ['chooseSide', 'turn', 'freeCity', 'seventhCard', 'revive', 'copyGuild'];
    const ofOthers = [
      'moveShips',
      'explore',
      'navalConflict',
      'settleLosses',
      'draft',
      'recruit',
      'recruitMore',
      'bury',
    ];
    for (const kind of [...kinds, ...ofOthers]) expect([...met]).toContain(kind);
    const follows = ['follows revive', 'follows seventhCard', 'follows moveShips', 'follows explore'];
    const others = [
      'conflict',
      'incursion',
      'naval',
      'losses',
      'losses of black cards',
      'follows bury',
      'follows recruitMore',
    ];
    for (const kind of [...follows, ...others]) expect([...met]).toContain(kind);
  });

  /** What all are to lose at the end of the turn, as far as they are asked next [C-20]. */
  function wrongLosses({ s, told }: Look, { state }: Course): string[] {
    if (s.parts.cities === undefined || taskKind(currentTask(state)) !== SETTLE_LOSSES) return [];
    if (taskKind(currentTask(s)) === SETTLE_LOSSES || told.black === undefined) return [];
    met.add('losses of black cards');
    return state.cities.flatMap((_city, other) => {
      const expected = told.black?.losses.find((one) => one.city === other)?.after ?? lossesOf(s, other);
      // Who has nothing left takes debt at once.
      const asked = state.parts.cities?.others[other] ?? 0;
      return state.cities[other].coins === 0 ? [] : compare(`losses of ${other}`, asked, expected);
    });
  }

  /** At sea some coins come late and some are lost at the end of the turn [AR-42, AR-57, AR-68]. */
  function wrongCoins({ s, seat, city, told }: Look, { state, events }: Course): string[] {
    const lost = (other: number): number =>
      ofType(events, 'coinsLost').reduce((sum, event) => (event.city === other ? sum + event.count : sum), 0);
    const duties = [s, state].map(({ parts }) => parts.armada?.harbours[city].due ?? 0);
    const after = changeOf(told, city, 'coins')?.after ?? s.cities[city].coins + duties[0];
    const found = compare('coins', state.cities[city].coins + duties[1] + lost(city), after);
    if (ofType(events, 'coinsLost').length === 0 || s.parts.armada === undefined) return found;
    for (const [other, now] of lossesNow(s, s.parts.armada).entries()) {
      const expected = told.naval?.losses.find((one) => one.city === other)?.after ?? now;
      // Who has sold a card has more to lose, which makes no difference to who could pay all before.
      if (other !== seat && expected >= s.cities[other].coins) continue;
      met.add('losses');
      found.push(...compare(`losses of ${other}`, lost(other), expected));
    }
    return found;
  }

  function wrongConflicts(before: State, { seat, told }: Look, { events }: Course): string[] {
    const fought: string[] = [];
    for (const { city, left, tokens } of ofType(events, 'conflictResolved')) {
      if (city === seat) fought.push(`left ${left}: ${tokens[0]}`);
      if (left === seat) fought.push(`right ${city}: ${tokens[1]}`);
    }
    for (const { city, target, tokens } of ofType(events, 'incursionResolved')) {
      if (city === seat) fought.push(`incursion ${target}: ${tokens[0]}`);
      if (target === seat) fought.push(`incursion ${city}: ${tokens[1]}`);
    }
    const ahead = new Map(conflictsAhead(before, seat).map((one) => [`${one.kind} ${one.opponent}`, one.token]));
    for (const { kind, opponent, token } of told.conflicts) ahead.set(`${kind} ${opponent}`, token.after);
    const expected = [...ahead].map(([opponent, token]) => `${opponent}: ${token}`);
    const found = fought.length === 0 ? [] : compare('conflicts', fought.toSorted(), expected.toSorted());
    if (fought.length > 0 && told.conflicts.length > 0) met.add('conflict');
    if (fought.length > 0 && told.conflicts.some(({ kind }) => kind === 'incursion')) met.add('incursion');
    const [naval] = ofType(events, 'navalConflictResolved');
    if (naval === undefined || before.parts.armada === undefined) return found;
    met.add('naval');
    const tokens = told.naval?.rank?.tokens.after ?? navalStanding(before, before.parts.armada).tokens;
    return [...found, ...compare('naval tokens', naval.tokens, tokens)];
  }

  /** What follows from a choice is asked next: free moves, islands, the last card, a card of the pile, in this order. */
  function wrongFollowUps({ seat, told }: Look, { state, events }: Course): string[] {
    const inOrder = ['moveShips', 'explore', 'seventhCard', 'bury', 'recruitMore', 'mark', 'revive'];
    const isOpen = (one: FollowUp): boolean => one.task !== 'explore' || (!one.nextTurn && one.count > 0);
    const [next] = inOrder.flatMap((task) => told.follows.filter((one) => one.task === task && isOpen(one)));
    if (next === undefined) return [];
    met.add(`follows ${next.task}`);
    const { decision, armada } = wonders.view(state, seat);
    const asked =
      decision?.acting.includes(seat) === true ? (decision.naval ?? decision.leader ?? decision.kind) : null;
    switch (next.task) {
      case 'moveShips': {
        const { count, fleets } = next;
        return [
          ...compare('asked', asked, next.task),
          ...compare('ships', armada?.harbours[seat].freeMove, { count, fleets }),
        ];
      }
      case 'explore': {
        const dealt = ofType(events, 'islandsDealt').find(({ city }) => city === seat);
        return [
          ...compare('asked', asked, next.task),
          ...compare('islands', [dealt?.level, dealt?.count], [next.level, next.count]),
        ];
      }
      case 'seventhCard':
        return [...compare('asked', asked, next.task), ...compare('cards', handOf(state, seat), next.cards)];
      case 'bury':
        return compare('asked', asked, next.task);
      case 'recruitMore':
      case 'mark':
        // [L-72] Unless no leader of the hand can be paid.
        return asked === next.task || asked !== 'revive' ? [] : ['something else is asked'];
      default:
        // [W-93] Unless the pile holds nothing that the city does not have.
        return asked === 'revive' || ofType(events, 'discardSeen').length === 0 ? [] : ['no card is revived'];
    }
  }
});
