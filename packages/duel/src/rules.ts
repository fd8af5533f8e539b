import { byNumber, clonePartsOf, FIRST_VERSION, oncePer, onlyOne, type PackVersions } from '@pharos/core';
import { BASE_ABILITIES } from './abilities.ts';
import { BASE_ACTIONS, BASE_CHOICES, BASE_TASKS } from './baseRules.ts';
import { compile } from './compile.ts';
import { CHAIN_SYMBOLS, DECKS, type AnyEffectSpec, type PackSpec } from './content/types.ts';
import { AGES, GUILD_AGE, GUILDS_IN_PLAY, removedFrom } from './deal.ts';
import type { Bits } from './effectRule.ts';
import { effectRules } from './effectRules.ts';
import { EFFECTS } from './effects/effects.ts';
import type { AbilityRule } from './expansion.ts';
import { listOf } from './listOf.ts';
import { packAt } from './packVersion.ts';
import type { ChainLink } from './paymentTypes.ts';
import { CATEGORIES, type DuelScore } from './score.ts';
import { ENDINGS, type AutomaticTask, type ChoiceKind, type Expansion, type Rules } from './state.ts';

/** The packs and expansions a game can be played with. */
export interface Registry {
  readonly packs: readonly PackSpec<AnyEffectSpec>[];
  readonly expansions: readonly Expansion[];
}

/** Which packs a game is played with, in which versions. */
export interface ChosenPacks {
  readonly packs: readonly string[];
  readonly versions?: PackVersions;
}

/** Finds the rules of a set of packs; they are built once for each. The ids must be known. */
export function rulesFrom(registry: Registry): (chosen: ChosenPacks) => Rules {
  const built = new Map<string, Rules>();
  return oncePer(({ packs: packIds, versions }) => {
    const key = versions === undefined ? packIds.join('+') : JSON.stringify([packIds, versions]);
    const rules = built.get(key) ?? buildRules(registry, packIds, versions);
    built.set(key, rules);
    return rules;
  });
}

function buildRules(registry: Registry, packIds: readonly string[], versions: PackVersions = {}): Rules {
  const expansions = registry.expansions.filter(({ id }) => packIds.includes(id));
  /** What the expansions in play have under a name. */
  const all = <Key extends keyof Expansion>(key: Key): NonNullable<Expansion[Key]>[] =>
    expansions.map((expansion) => expansion[key]).filter((value) => value !== undefined && value !== null);
  const abilities: Readonly<Record<string, AbilityRule>> = Object.assign({}, BASE_ABILITIES, ...all('abilities'));
  const decks = all('decks').flatMap((named) => Object.entries(named));
  const choices = [...BASE_CHOICES, ...all('choices').flat()];
  const automatic = [...BASE_TASKS, ...all('automatic').flat()];
  const tasks = byNumber('tasks', [...choices.map(choiceTask), ...automatic.map(automaticTask)], ({ kind }) => kind);
  const choicesByKind = byNumber('choices', choices, ({ kind }) => kind);
  const actions = byNumber('actions', [...BASE_ACTIONS, ...all('actions').flat()], ({ kind }) => kind);
  const chainSymbols = byNumber(
    'chain symbols',
    [...CHAIN_SYMBOLS.entries(), ...numbersOf(all('chainSymbols'))],
    ([number]) => number,
  ).map(([, symbol]) => symbol as ChainLink['symbol']);
  const bits: Bits = {
    abilityBit: (ability) => abilities[ability].bit,
    chainBit: (symbol) => 1 << chainSymbols.findIndex((known) => known === symbol),
  };
  const { fold, perform, points, isVain, ...effects } = effectRules([EFFECTS, ...all('effects')], choicesByKind, bits);
  const catalog = compile(
    registry.packs
      .filter(({ id }) => packIds.includes(id))
      .map((pack) => packAt(pack, versions[pack.id] ?? FIRST_VERSION)),
    {
      ...effects,
      ...bits,
      linkedForCoin: onlyOne('the price of linked cards', all('linkedForCoin')),
      backs: byNumber('decks', [...DECKS, ...decks.map(([name]) => name)], (name) => deckNumber(name, decks)),
      ignores: Object.assign({}, ...all('ignores')),
    },
  );
  const guilds = all('replacesGuilds').includes(true) ? 0 : GUILDS_IN_PLAY;
  return {
    catalog,
    choices: choicesByKind,
    actions,
    offers: tasks.map((task) => task.offers),
    moves: tasks.map((task) => task.moves),
    skip: tasks.map((task) => task.skip),
    apply: actions.map((action) => action.apply),
    fold,
    perform,
    points,
    isVain,
    foldAbility: byNumber('abilities', Object.values(abilities), ({ bit }) => 31 - Math.clz32(bit)).map(
      (ability) => ability.fold ?? nothing,
    ),
    uses: catalog.backs.map((back) => decks.find(([name]) => name === back)?.[1].use ?? null),
    endings: byNumber('endings', [...ENDINGS.entries(), ...numbersOf(all('endings'))], ([number]) => number).map(
      ([, name]) => name,
    ),
    allWonders: listOf(catalog.wonders.length, (index) => index),
    allTokens: listOf(catalog.tokens.length, (index) => index),
    nothingUnder: listOf(catalog.wonders.length, () => -1),
    removedCards: AGES.map((age) => {
      const others = decks.reduce((sum, [, { perAge }]) => sum + perAge[age], 0);
      const inPlay = others + (age === GUILD_AGE ? guilds : 0);
      return removedFrom(catalog.decks[age].length, catalog.layouts[age].slots.length, inPlay);
    }),
    guilds,
    chainSymbols,
    expansions,
    known: registry.expansions,
    noPoints: noPointsOf(registry.expansions),
    scoring: all('scoring'),
    turnMoves: all('turnMoves'),
    slotMoves: all('slotMoves'),
    cityChanged: all('cityChanged'),
    cardBuilt: all('cardBuilt'),
    wonderBuilt: all('wonderBuilt'),
    isRemovedKnown: all('isRemovedKnown'),
    useMilitaryToken: onlyOne('useMilitaryToken', all('useMilitaryToken')),
    ageLaidOut: all('ageLaidOut'),
    beforeReveal: onlyOne('what comes before cards are turned', all('beforeReveal')),
    stopsPawn: onlyOne('what stops the pawn', all('stopsPawn')),
    pawnMoved: all('pawnMoved'),
    tokensReturned: all('tokensReturned'),
    cloneParts: clonePartsOf(expansions),
  };
}

function deckNumber(name: string, decks: readonly (readonly [string, { readonly number: number }])[]): number {
  const number = DECKS.findIndex((deck) => deck === name);
  return number >= 0 ? number : (decks.find(([deck]) => deck === name)?.[1].number ?? -1);
}

function numbersOf(tables: readonly Readonly<Record<string, number>>[]): [number, string][] {
  return tables.flatMap((named) => Object.entries(named).map(([name, number]): [number, string] => [number, name]));
}

function nothing(): void {
  // Most choices that offer nothing, and most abilities, leave no trace.
}

interface AnyTask extends Pick<ChoiceKind, 'kind' | 'moves'>, Required<Pick<ChoiceKind, 'skip'>> {
  readonly offers: ChoiceKind['offers'] | null;
}

function choiceTask({ kind, offers, moves, skip }: ChoiceKind): AnyTask {
  return { kind, offers, moves, skip: skip ?? nothing };
}

/** An automatic task is like a choice that offers nothing and is performed instead. */
function automaticTask({ kind, perform }: AutomaticTask): AnyTask {
  return { kind, offers: null, moves: () => 0, skip: perform };
}

/** All categories in the order they are shown. */
function noPointsOf(known: readonly Expansion[]): DuelScore {
  const categories = [...CATEGORIES, ...known.flatMap(({ scoring }) => scoring?.category ?? []), 'total'];
  return Object.fromEntries(categories.map((category) => [category, 0])) as DuelScore;
}
