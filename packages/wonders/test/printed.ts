import type { Board, Card, Catalog, Piece } from '../src/catalog.ts';
import { RESOURCES, type PackSpec } from '../src/content/types.ts';

/** What is printed on pieces, in the letters of transcription.ts. */
const LETTERS = RESOURCES.map((name) => name[0].toUpperCase());

export function costText({ cost }: Piece): string {
  const units = cost.units.map((count, resource) => LETTERS[resource].repeat(count)).join('');
  return `${cost.coins > 0 ? cost.coins : ''}${units}`;
}

export function cardRows(cards: readonly Card[]): { card: string; age: string; cost: string }[] {
  return cards.map((card) => ({ card: card.id, age: String(card.age), cost: costText(card) }));
}

/** Both sides of the boards of a pack: what they make, what stages cost, and what they give besides points. */
export function boardRows(catalog: Catalog, pack: string): Record<string, string>[] {
  return catalog.boards
    .filter((board) => board.pack === pack)
    .flatMap((board) => board.sides.map((side) => sideRow(catalog, board, side)));
}

function sideRow({ edition }: Catalog, board: Board, side: Board['sides'][number]): Record<string, string> {
  return {
    board: board.id,
    edition: String(edition),
    side: side.id,
    makes: side.resource < 0 ? '' : LETTERS[side.resource],
    stages: side.stages.map(costText).join(),
    gives: side.stages.map(givesText).join(),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  diplomacy: 'diplomacy',
  othersLoseCoins: 'loss',
  drawLeaders: 'draw',
  recruitLeader: 'recruit',
  buryLeader: 'bury',
};

function givesText({ points, coins, onGain, choices }: Piece): string {
  const others = [...onGain, ...choices].map(({ type, count }) => {
    const isCounted = type === 'othersLoseCoins' || type === 'drawLeaders';
    return `+${WORDS[type] ?? type}${isCounted ? count : ''}`;
  });
  return `${points}${coins > 0 ? `+coins${coins}` : ''}${others.join('')}`;
}

/** By edition: the ids of pieces that only one source tells, or several tell differently. */
export function reported<Pack extends PackSpec>(
  packs: readonly Pack[],
  piecesOf: (pack: Pack) => readonly { readonly id: string; readonly provenance?: string }[],
): Record<number, string[]> {
  return Object.fromEntries(
    packs.map((pack) => [
      pack.edition,
      piecesOf(pack).flatMap(({ id, provenance }) => (provenance === 'reported' ? [id] : [])),
    ]),
  );
}

/** By edition: the sides with stages that only one source tells, or several tell differently, and which. */
export function reportedStages(packs: readonly PackSpec[]): Record<number, string[]> {
  return Object.fromEntries(
    packs.map(({ edition, boards }) => [
      edition,
      boards.flatMap((board) => board.sides.flatMap((side) => reportedOn(board.id, side))),
    ]),
  );
}

function reportedOn(board: string, { id, stages }: PackSpec['boards'][number]['sides'][number]): string[] {
  const numbers = stages.flatMap(({ provenance }, at) => (provenance === 'reported' ? [at + 1] : []));
  return numbers.length === 0 ? [] : [`${board}/${id} ${numbers.join(' ')}`];
}
