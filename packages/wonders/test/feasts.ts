import { gainCoins } from '../src/coins.ts';
import type { AnyEffectSpec, PackSpec } from '../src/content/types.ts';
import { plain } from '../src/effectRule.ts';
import type { ExpansionScoring } from '../src/expansionTypes.ts';
import { moveOrNull, moveSubject, packMove } from '../src/moves.ts';
import { playerOf } from '../src/resolve.ts';
import type { Action, ChoiceKind, Expansion, State } from '../src/state.ts';
import { task, taskCity } from '../src/tasks.ts';

/** A tiny expansion: a guild whose owner holds a feast, which costs coins now and is worth points at the end. */
const pack: PackSpec<AnyEffectSpec> = {
  id: 'feasts',
  edition: 1,
  version: 1,
  counts: [{ cards: [0, 0, 0], guilds: 1, boards: 0 }],
  provenance: 'reconstructed',
  cards: [{ id: 'cooks-guild', age: 3, colour: 'purple', copies: [], effects: [{ type: 'gift' }, { type: 'feast' }] }],
  boards: [],
};

export const FEASTS_PACKS = [pack, { ...pack, edition: 2 as const }];

const FEAST = 40;
const INVITE = 15;
const MOST_GUESTS = 3;

// The words of an expansion that is not in the registry are no members of the unions.
const [choiceName, actionName, scoreName]: readonly string[] = ['feast', 'invite', 'feasts'];
const name = choiceName as ChoiceKind['name'];
const category = scoreName as ExpansionScoring;

/** Guests by city. */
export function feastsOf(s: State): number[] {
  return (s.parts as { readonly feasts: number[] }).feasts;
}

const inviting: ChoiceKind = {
  kind: FEAST,
  name,
  isShared: false,
  offers: (s, choice) => s.cities[taskCity(choice)].coins > 0,
  moves(s, choice, _, out) {
    const guests = Math.min(MOST_GUESTS, s.cities[taskCity(choice)].coins);
    for (let guest = 1; guest <= guests; guest++) out[guest - 1] = packMove(INVITE, guest);
    return guests;
  },
};

const invite: Action = {
  kind: INVITE,
  name: actionName as Action['name'],
  apply(s, _, move, made) {
    const city = taskCity(made);
    s.cities[city].coins -= moveSubject(move);
    feastsOf(s)[city] += moveSubject(move);
  },
  format: (_, move) => `invite ${moveSubject(move)}`,
  parse: (_, text) => moveOrNull(INVITE, ['invite 1', 'invite 2', 'invite 3'].indexOf(text) + 1 || -1),
  subject: () => null,
};

export const feasts: Expansion = {
  id: 'feasts',
  name: 'Feasts',
  word: 'feast',
  choices: [inviting],
  actions: [invite],
  effects: {
    gift: { moment: 'atOnce', compile: plain, perform: (s, city) => gainCoins(s, city, 1, 'effect') },
    feast: { moment: 'choice', compile: plain, task: (s, city) => task(FEAST, playerOf(s, city), city) },
  },
  newPart: (_, { players }) => Array.from({ length: Math.max(3, players) }, () => 0),
  clonePart: (s) => feastsOf(s).slice(),
  encodePart: (s, out) => {
    out.push(...feastsOf(s));
  },
  scoring: {
    categories: [category],
    score(s, city, points) {
      points[category] = feastsOf(s)[city];
      return points[category];
    },
  },
  view: (s) => ({ guests: [...feastsOf(s)] }),
};
