import { base } from '../src/content/base.ts';
import type { AnyEffectSpec, PackSpec } from '../src/content/types.ts';
import { gainCoins, loseCoins } from '../src/coins.ts';
import { plain } from '../src/effectRule.ts';
import { moveOrNull, moveSubject, packMove } from '../src/moves.ts';
import { nounAfter } from '../src/notation.ts';
import type { DuelScore } from '../src/score.ts';
import type { ChoiceKind, Expansion, State } from '../src/state.ts';
import { task, taskSeat } from '../src/tasks.ts';

/** A tiny expansion: a card whose owner may hold a feast, which costs coins now and is worth points at the end. */
export const feastsPack: PackSpec<AnyEffectSpec & { readonly count?: number }> = {
  ...base,
  id: 'feasts',
  version: 1,
  components: [{ age1: 1 }],
  requires: ['base'],
  cards: [
    { id: 'banquet-hall', deck: 'age1', colour: 'yellow', effects: [{ type: 'feast' }, { type: 'points', count: 1 }] },
  ],
  wonders: [],
  tokens: [],
  layouts: [],
  beginnerWonders: [],
};

const FEAST = 40;
const INVITE = 40;
const MOST_GUESTS = 3;

// The words of an expansion that is not in the registry are no members of the unions.
const [choiceName, scoreName]: readonly string[] = ['feast', 'feasts'];
const name = choiceName as ChoiceKind['name'];
const category = scoreName as keyof DuelScore;

export function feastsOf(s: State): number[] {
  return (s.parts as { readonly feasts: number[] }).feasts;
}

const inviting: ChoiceKind = {
  kind: FEAST,
  name,
  among: 'seat',
  offers: (s, choice) => s.players[taskSeat(choice)].coins > 0,
  moves(s, choice, out) {
    const guests = Math.min(MOST_GUESTS, s.players[taskSeat(choice)].coins);
    for (let guest = 1; guest <= guests; guest++) out[guest - 1] = packMove(INVITE, guest);
    return guests;
  },
};

export const feasts: Expansion = {
  id: 'feasts',
  choices: [inviting],
  actions: [
    {
      kind: INVITE,
      name: 'invite',
      apply(s, seat, move) {
        const guests = moveSubject(move);
        loseCoins(s, seat, guests, 'effect');
        feastsOf(s)[seat] += guests;
      },
      format: (_, move) => `invite ${moveSubject(move)}`,
      describe: () => ({ subject: null, payment: null }),
      parse: (_, words) => moveOrNull(INVITE, ['1', '2', '3'].indexOf(nounAfter(words, 'invite') ?? '') + 1 || -1),
    },
  ],
  effects: {
    feast: {
      moment: 'choice',
      compile: plain,
      task: (_, seat) => task(FEAST, seat),
      before: (s, seat) => gainCoins(s, seat, 1, 'effect'),
    },
  },
  newPart: () => [0, 0],
  clonePart: (s) => feastsOf(s).slice(),
  encodePart: (s, out) => {
    out.push(...feastsOf(s));
  },
  scoring: { category, points: (s, seat) => feastsOf(s)[seat] },
  view: (s) => ({ feasts: [...feastsOf(s)] }),
};
