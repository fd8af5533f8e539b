import type { Card, Catalog, Cost, Effect, Piece, Wonder } from './catalog.ts';
import {
  COLOURS,
  RESOURCES,
  type CardSpec,
  type ColourName,
  type CostSpec,
  type PackSpec as PackSpecOf,
  type TokenSpec,
  type WonderSpec,
} from './content/types.ts';
import type { Act } from './effectRule.ts';
import type { AnyEffectSpec } from './content/types.ts';
import { compileLayout, layoutsSpecFor, slotIndex } from './layout.ts';
import { listOf } from './listOf.ts';
import { checkComponents } from './packVersion.ts';
import { rejectBrokenChains, rejectDuplicates } from './packChecks.ts';
import { NO_UNITS, units } from './units.ts';

/** Whatever effects it has: the rules say whether they know them. */
type PackSpec = PackSpecOf<AnyEffectSpec>;
type Moment = Act<never>['moment'];

/** What turning packs into numbers needs to know of the rules. */
export interface CompileRules {
  /** Where a type of effect stands among all of them. */
  kindOf(type: string): number;
  momentsOf(kind: number): readonly Moment[];
  numbersOf(spec: AnyEffectSpec, kind: number): { readonly subject: number; readonly count: number };
  abilityBit(ability: string): number;
  /** The names of decks by number. */
  readonly backs: readonly string[];
  /** The bit of a chain symbol. */
  chainBit(symbol: string): number;
  /** The ability that builds cards with a chain symbol under their cost for a coin; null if there is none. */
  readonly linkedForCoin: string | null;
  /** The abilities that spare a symbol of the cost of cards of a colour. */
  readonly ignores: Readonly<Partial<Record<ColourName, string>>>;
}

/** Compiles packs; throws on duplicate ids and unknown references, which are mistakes in a pack. */
export function compile(packs: readonly PackSpec[], rules: CompileRules): Catalog {
  packs.forEach(checkComponents);
  const cards = packs.flatMap((pack) => pack.cards.map((spec) => ({ spec, pack })));
  const wonders = packs.flatMap((pack) => pack.wonders.map((spec) => ({ spec, pack })));
  const tokens = packs.flatMap((pack) => pack.tokens.map((spec) => ({ spec, pack })));
  const others = packs.flatMap((pack) =>
    Object.entries(pack.pieces).map(([kind, list = []]) => ({ kind, list: list.map((spec) => ({ spec, pack })) })),
  );
  const all = [cards, wonders, tokens, ...others.map(({ list }) => list)].flat();
  rejectDuplicates(all.map(({ spec }) => spec.id));
  rejectBrokenChains(cards.map(({ spec }) => spec));
  const plain = ({ spec, pack }: { spec: TokenSpec<AnyEffectSpec>; pack: PackSpec }, index: number): Piece =>
    compilePiece(index, spec, pack, rules);
  const wonderIndex = (id: string): number => {
    const index = wonders.findIndex(({ spec }) => spec.id === id);
    if (index < 0) throw new Error(`unknown wonder ${id}`);
    return index;
  };
  const chosen = layoutsSpecFor(packs);
  const layouts = chosen.ages.map(compileLayout);
  return {
    packs: packs.map((pack) => pack.id),
    cards: cards.map((card, index) => compileCard(card.spec, plain(card, index), rules)),
    wonders: wonders.map((wonder, index) => compileWonder(wonder.spec, plain(wonder, index), rules)),
    tokens: tokens.map(plain),
    pieces: Object.fromEntries(others.map(({ kind, list }) => [kind, list.map(plain)])),
    layouts,
    marks: layouts.map((layout, age) => (chosen.marks?.[age] ?? []).map((id) => slotIndex(layout, id))),
    backs: rules.backs,
    decks: rules.backs.map((deck) =>
      listOf(cards.length, (index) => index).filter((index) => cards[index].spec.deck === deck),
    ),
    beginnerWonders: packs.flatMap((pack) => pack.beginnerWonders.map((ids) => ids.map(wonderIndex))),
  };
}

// V8 gives objects made by spreading a hidden class each, and then every look at a card costs several times as much; what is assigned to an
// object lies beside it and takes a step more. So cards and Wonders are written out.
function compileCard(spec: CardSpec<AnyEffectSpec>, piece: Piece, rules: CompileRules): Card {
  const { index, id, provenance, standing, onGain, income, scoring, points } = piece;
  const { coins, needs } = compileCost(spec.cost ?? {});
  const ignoring = spec.colour === undefined ? undefined : rules.ignores[spec.colour];
  return {
    deck: rules.backs.indexOf(spec.deck),
    colour: spec.colour === undefined ? -1 : COLOURS.indexOf(spec.colour),
    coins,
    needs,
    freeWith: spec.freeWith === undefined ? 0 : rules.chainBit(spec.freeWith),
    gives: spec.gives === undefined ? 0 : rules.chainBit(spec.gives),
    ignoredBy: ignoring === undefined ? 0 : rules.abilityBit(ignoring),
    coinBy: spec.freeWith === undefined || rules.linkedForCoin === null ? 0 : rules.abilityBit(rules.linkedForCoin),
    index,
    id,
    provenance,
    standing,
    onGain,
    income,
    scoring,
    points,
  };
}

function compileWonder(spec: WonderSpec<AnyEffectSpec>, piece: Piece, rules: CompileRules): Wonder {
  const { index, id, provenance, standing, onGain, income, scoring, points } = piece;
  const { coins, needs } = compileCost(spec.cost);
  const givesExtraTurn = spec.effects.some((effect) => effect.type === 'extraTurn');
  const onPick = (spec.onPick ?? []).map((effect) => compileEffect(effect, rules));
  return { coins, needs, givesExtraTurn, onPick, index, id, provenance, standing, onGain, income, scoring, points };
}

function compilePiece(index: number, spec: TokenSpec<AnyEffectSpec>, pack: PackSpec, rules: CompileRules): Piece {
  const effects = spec.effects.map((effect) => compileEffect(effect, rules));
  const acting = (moment: Moment): Effect[] =>
    effects.filter(({ kind }) => rules.momentsOf(kind).includes(moment)).sort((a, b) => a.kind - b.kind);
  // Choices go on a stack: what stands last on the piece goes there first.
  const choices = effects.filter(({ kind }) => rules.momentsOf(kind).includes('choice')).reverse();
  return {
    index,
    id: spec.id,
    provenance: spec.provenance ?? pack.provenance,
    standing: acting('lasting'),
    onGain: [...acting('atOnce'), ...choices],
    income: acting('income'),
    scoring: acting('end'),
    points: acting('printed').reduce((sum, { count }) => sum + count, 0),
  };
}

function compileEffect(spec: AnyEffectSpec, rules: CompileRules): Effect {
  const kind = rules.kindOf(spec.type);
  const { subject, count } = rules.numbersOf(spec, kind);
  return { type: spec.type, kind, subject, count };
}

function compileCost(spec: CostSpec): Cost {
  const needs = RESOURCES.reduce((sum, resource, index) => sum + units(index, spec[resource] ?? 0), NO_UNITS);
  return { coins: spec.coins ?? 0, needs };
}
