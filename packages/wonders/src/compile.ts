import type { Board, Card, Catalog, NamedPiece, Side } from './catalog.ts';
import { compileNamed, compilePiece, type CompileRules } from './compilePiece.ts';
import {
  CARD_COLOURS,
  COLOURS,
  RESOURCES,
  type AnyEffectSpec,
  type BoardSpec,
  type CardSpec,
  type PackSpec as PackSpecOf,
  type SideSpec,
} from './content/types.ts';
import { copiesInPlay } from './copiesInPlay.ts';
import { AGES, MOST_PLAYERS } from './limits.ts';
import { chainBits, rejectDuplicates } from './packChecks.ts';
import { MOST_SUBJECTS } from './moves.ts';
import { rejectMiscounts } from './packVersion.ts';

/** Whatever effects it has: the rules say whether they know them. */
type PackSpec = PackSpecOf<AnyEffectSpec>;

/** Compiles packs; throws on duplicate ids, unknown references and wrong counts, which are mistakes in a pack. */
export function compile(packs: readonly PackSpec[], rules: CompileRules): Catalog {
  const specs = packs.flatMap((pack) => pack.cards.map((spec) => ({ spec, pack })));
  const boards = packs.flatMap((pack) => pack.boards.map((spec) => ({ spec, pack })));
  rejectDuplicates([...specs, ...boards].map(({ spec }) => spec.id));
  if (specs.length > MOST_SUBJECTS)
    throw new Error(`${specs.length} cards, at most ${MOST_SUBJECTS} can be played with`);
  const names = [...new Set(specs.map(({ spec }) => spec.name ?? spec.id))];
  const chains = chainBits(specs.map(({ spec }) => spec));
  for (const pack of packs) rejectMiscounts(pack);
  const cards = specs.map(({ spec, pack }, index) =>
    compileCard(spec, compileNamed(spec, index, pack, rules), pack.id, names, chains),
  );
  return {
    packs: packs.map((pack) => pack.id),
    edition: packs[0]?.edition ?? 0,
    cards,
    nameCount: names.length,
    colourCount: specs.some(({ spec }) => spec.colour === 'black') ? CARD_COLOURS.length : COLOURS.length,
    boards: boards.map(({ spec, pack }, index) => compileBoard(spec, index, pack, rules)),
    decks: Array.from({ length: MOST_PLAYERS + 2 }, (_, players) => decksFor(cards, players)),
    guilds: cards.filter((card) => card.isGuild).map((card) => card.index),
    pieces: Object.fromEntries(
      packs.flatMap((pack) =>
        Object.entries(rules.piecesIn(pack, packs)).map(([kind, list]) => [
          kind,
          list.map((spec, index) => compileNamed(spec, index, pack, rules)),
        ]),
      ),
    ),
  };
}

/** The three decks for a number of players, without guilds [W-5]. */
function decksFor(cards: readonly Card[], players: number): number[][] {
  return Array.from({ length: AGES }, (_, age) =>
    cards.flatMap((card) =>
      card.age === age + 1 && !card.isGuild
        ? Array.from({ length: copiesInPlay(card, players) }, () => card.index)
        : [],
    ),
  );
}

// Fields are added rather than spread: see compilePiece.ts.
function compileCard(
  spec: CardSpec<AnyEffectSpec>,
  piece: NamedPiece,
  pack: string,
  names: readonly string[],
  chains: ReadonlyMap<string, number>,
): Card {
  return Object.assign(piece, {
    name: names.indexOf(spec.name ?? spec.id),
    age: spec.age,
    colour: CARD_COLOURS.indexOf(spec.colour),
    isGuild: spec.colour === 'purple',
    pack,
    copies: spec.copies,
    freeWith: (spec.freeWith ?? []).reduce((bits, id) => bits | (chains.get(id) ?? 0), 0),
    gives: chains.get(spec.id) ?? 0,
  });
}

function compileBoard(spec: BoardSpec<AnyEffectSpec>, index: number, pack: PackSpec, rules: CompileRules): Board {
  const printed = spec.sides.map((side) => compileSide(side, pack, rules));
  const anyOrder = spec.anyOrder === true;
  return {
    index,
    id: spec.id,
    pack: pack.id,
    sides: anyOrder ? [...printed, ...printed.flatMap(reordered)] : printed,
    anyOrder,
  };
}

/** The same side with its stages in every other order. */
function reordered(side: Side): Side[] {
  const orders = permutations(side.order).filter((order) => order.some((stage, at) => stage !== at));
  return orders.map((order) => ({
    id: side.id,
    resource: side.resource,
    standing: side.standing,
    stages: order.map((stage) => side.stages[stage]),
    order,
  }));
}

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function compileSide(spec: SideSpec<AnyEffectSpec>, pack: PackSpec, rules: CompileRules): Side {
  return {
    id: spec.id,
    resource: spec.resource === null ? -1 : RESOURCES.indexOf(spec.resource),
    standing: compilePiece({ effects: spec.effects ?? [] }, pack, rules).standing,
    stages: spec.stages.map((stage) => compilePiece(stage, pack, rules)),
    order: [...spec.stages.keys()],
  };
}
