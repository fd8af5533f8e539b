import { FIRST_VERSION } from '@pharos/core';
import { compile } from './compile.ts';
import type { AnyEffectSpec, PackSpec } from './content/types.ts';
import { effectRules } from './effectRules.ts';
import { EFFECTS } from './effects/effects.ts';
import { AGES, MOST_PLAYERS } from './limits.ts';
import { onlyOne } from './numbered.ts';
import { packsOf, type Selection } from './packVersion.ts';
import { CATEGORIES, type Points, type WondersScore } from './score.ts';
import type { DrawnCards, Expansion, Rules, State } from './state.ts';

/** The packs and expansions a game can be played with. */
export interface Registry {
  readonly packs: readonly PackSpec<AnyEffectSpec>[];
  readonly expansions: readonly Expansion[];
}

/** Turns in an Age, and more points than any guild gives. */
const TURNS = 6;
const NO_CAP = 999;

/** Finds the rules of a selection of packs; they are built once for each. The ids and versions must be known. */
export function rulesFrom(registry: Registry): (selection: Selection) => Rules {
  const built = new Map<string, Rules>();
  return (selection) => {
    const { packs, edition, versions } = selection;
    const key = `${packs.map((id) => `${id}.${versions?.[id] ?? FIRST_VERSION}`).join('+')}/${edition}`;
    const rules = built.get(key) ?? buildRules(registry, selection);
    built.set(key, rules);
    return rules;
  };
}

function buildRules(registry: Registry, selection: Selection): Rules {
  const expansions = registry.expansions.filter(({ id }) => selection.packs.includes(id));
  /** What the expansions in play have under a name. */
  const all = <Key extends keyof Expansion>(key: Key): NonNullable<Expansion[Key]>[] =>
    expansions.map((expansion) => expansion[key]).filter((value) => value !== undefined && value !== null);
  const packs = packsOf(selection, registry.packs);
  const { fold, amount, perform, choiceOf, ...effects } = effectRules([EFFECTS, ...all('effects')]);
  const catalog = compile(packs, {
    ...effects,
    partsOf: (spec) => partsOf(expansions, ({ compilePiece }) => compilePiece?.(spec)),
    piecesIn: (pack) => Object.assign({}, ...all('piecesIn').map((piecesIn) => piecesIn(pack))),
  });
  return {
    packs,
    catalog,
    fold,
    amount,
    perform,
    choiceOf,
    expansions,
    known: registry.expansions,
    draws: expansions.flatMap((expansion) => drawsOf(expansion, catalog)),
    turns: onlyOne('turns', all('turns')) ?? (() => TURNS),
    lookers: onlyOne('lookers', all('lookers')),
    defeats: all('defeats'),
    score: scoreOf(all('scoring')),
    guildCap: Math.min(NO_CAP, ...all('guildCap')),
    ranking: onlyOne('ranking', all('ranking')),
    cloneParts: clonePartsOf(expansions),
  };
}

/** What expansions have to say, by their ids; those that say nothing are left out. */
function partsOf(
  expansions: readonly Expansion[],
  partOf: (expansion: Expansion) => object | null | undefined,
): Readonly<Record<string, object>> {
  const parts: Record<string, object> = {};
  for (const expansion of expansions) {
    const part = partOf(expansion);
    if (part !== null && part !== undefined) parts[expansion.id] = part;
  }
  return parts;
}

function drawsOf({ id, name, draws }: Expansion, { cards }: Rules['catalog']): DrawnCards[] {
  if (draws === undefined) return [];
  const drawn = (players: number, age: number): number[] =>
    cards
      .filter((card) => card.pack === id && card.age === age && draws.isIn(card, players))
      .map((card) => card.index);
  return [
    {
      pack: id,
      name,
      cards: Array.from({ length: MOST_PLAYERS + 2 }, (_, players) =>
        Array.from({ length: AGES }, (_, age) => drawn(players, age + 1)),
      ),
      perAge: draws.perAge,
    },
  ];
}

/** Adds the points of expansions to those of the base game. */
function scoreOf(scoring: readonly NonNullable<Expansion['scoring']>[]): Rules['score'] {
  if (scoring.length === 0) return null;
  const own = scoring.flatMap(({ categories }) => categories);
  const none = Object.fromEntries([...CATEGORIES, ...own, 'total'].map((category) => [category, 0])) as Points & {
    readonly total: number;
  };
  return (s: State, city: number, base: WondersScore): WondersScore => {
    // Copied from a score of the same form: cheaper than an object that grows by the categories of expansions.
    const points: Points & { total: number } = { ...none };
    points.conflicts = base.conflicts;
    points.treasury = base.treasury;
    points.wonder = base.wonder;
    points.civil = base.civil;
    points.science = base.science;
    points.commerce = base.commerce;
    points.guilds = base.guilds;
    for (let index = 0; index < scoring.length; index++) scoring[index].score(s, city, points);
    let total = points.conflicts + points.treasury + points.wonder + points.civil;
    total += points.science + points.commerce + points.guilds;
    for (let index = 0; index < own.length; index++) total += points[own[index]];
    points.total = total;
    return points;
  };
}

/** Copies all parts and then those that are lists or objects of their own: cheaper than a new object for each state. */
function clonePartsOf(expansions: readonly Expansion[]): Rules['cloneParts'] {
  const cloning = expansions.flatMap(({ id, clonePart }) => (clonePart === undefined ? [] : [{ id, clonePart }]));
  if (cloning.length === 0) return null;
  return (s) => {
    const parts: Record<string, object> = { ...s.parts };
    for (let index = 0; index < cloning.length; index++) parts[cloning[index].id] = cloning[index].clonePart(s);
    return parts;
  };
}
