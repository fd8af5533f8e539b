import type { CardSpec } from '../piece/pieces.ts';

/** A card in a picture of chains: the column is its Age, from 0; rows may lie between others. */
export interface ChainNode {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

/** Cards that lead to each other, and how. */
export interface ChainMap {
  readonly nodes: readonly ChainNode[];
  readonly links: readonly (readonly [from: ChainNode, to: ChainNode])[];
  readonly columns: number;
  readonly rows: number;
}

/** Every chain of some cards as a picture of its own, in the order in which they begin. */
export function chainMaps(cards: readonly CardSpec[]): ChainMap[] {
  const linked = cards.filter((card) => card.freeWith !== undefined || freedBy(cards, card.id).length > 0);
  const left = new Set(linked);
  const maps: ChainMap[] = [];
  for (const card of linked) {
    if (!left.has(card)) continue;
    const together = connected(linked, card);
    for (const one of together) left.delete(one);
    maps.push(mapOf(linked.filter((one) => together.has(one))));
  }
  return maps;
}

const freedBy = (cards: readonly CardSpec[], id: string): CardSpec[] =>
  cards.filter(({ freeWith }) => freeWith?.includes(id));

const giversOf = (cards: readonly CardSpec[], { freeWith = [] }: CardSpec): CardSpec[] =>
  cards.filter(({ id }) => freeWith.includes(id));

function connected(cards: readonly CardSpec[], first: CardSpec): Set<CardSpec> {
  const found = new Set([first]);
  for (const card of found) for (const next of [...freedBy(cards, card.id), ...giversOf(cards, card)]) found.add(next);
  return found;
}

function mapOf(cards: readonly CardSpec[]): ChainMap {
  const rows = rowsOf(cards);
  const first = Math.min(...cards.map(({ age }) => age ?? 1));
  const nodes = cards.map(({ id, age }) => ({ id, column: (age ?? 1) - first, row: rows.get(id) ?? 0 }));
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const links = cards.flatMap((card) =>
    giversOf(cards, card).flatMap(({ id }) => {
      const [from, to] = [nodeOf.get(id), nodeOf.get(card.id)];
      return from && to ? [[from, to] as const] : [];
    }),
  );
  return {
    nodes,
    links,
    columns: 1 + Math.max(...nodes.map(({ column }) => column)),
    rows: 1 + Math.max(...nodes.map(({ row }) => row)),
  };
}

/** Each end of a chain has a row of its own; what leads there stands in the middle of its rows. */
function rowsOf(cards: readonly CardSpec[]): Map<string, number> {
  const rows = new Map<string, number>();
  let next = 0;
  const place = (card: CardSpec): number => {
    const known = rows.get(card.id);
    if (known !== undefined) return known;
    const children = freedBy(cards, card.id).filter(({ id }) => !rows.has(id));
    const row = children.length === 0 ? next++ : middleOf(children.map(place));
    rows.set(card.id, row);
    return row;
  };
  for (const card of cards) if (giversOf(cards, card).length === 0) place(card);
  // What several cards lead to stands between them, with everything it leads to in turn.
  for (const card of cards) {
    const givers = giversOf(cards, card);
    if (givers.length < 2) continue;
    const row = middleOf(givers.map(({ id }) => rows.get(id) ?? 0));
    for (const one of [card, ...freedBy(cards, card.id)]) rows.set(one.id, row);
  }
  return rows;
}

const middleOf = (rows: readonly number[]): number => (Math.min(...rows) + Math.max(...rows)) / 2;
