import { catalogOf, words, type DuelView } from '@pharos/duel';
import { sceneNamed } from '../scenes.ts';

interface DuelSlot {
  readonly row: number;
  /** In half cards. */
  readonly column: number;
  readonly back: string;
  /** Null while the card lies face down; `senator` for who is no Building. */
  readonly colour: string | null;
}

interface DuelCity {
  readonly coins: number;
  readonly points: number;
  readonly colours: Readonly<Record<string, number>>;
  readonly wonders: readonly { readonly scene: string; readonly built: boolean }[];
  /** The science symbols there are in the city. */
  readonly symbols: readonly string[];
}

/** What a picture shows of a game of Duel. */
export interface DuelPosition {
  readonly game: 'duel';
  /** 0 while Wonders are chosen. */
  readonly age: number;
  /** Scenes of the Wonders to choose from. */
  readonly offer: readonly string[];
  readonly structure: readonly DuelSlot[];
  /** Spaces from the middle, towards the capital of the second player. */
  readonly pawn: number;
  readonly cities: readonly DuelCity[];
}

/** Of what everybody may see, what a picture shows. */
export function duelPosition(view: DuelView): DuelPosition {
  const { cards } = catalogOf(view.options.packs);
  const colourOf = new Map(cards.map(({ id, colour }) => [id, words.COLOURS[colour] ?? 'senator']));
  return {
    game: 'duel',
    age: view.isDraft ? 0 : view.age,
    offer: view.offer.map(sceneNamed),
    structure: view.structure.map(({ row, column, back, card }) => ({
      row,
      column,
      back,
      colour: card === null ? null : (colourOf.get(card) ?? null),
    })),
    pawn: view.pawn,
    cities: view.players.map(({ coins, score, colours, wonders, symbols }) => ({
      coins,
      points: score.total,
      colours,
      wonders: wonders.map(({ wonder, built }) => ({ scene: sceneNamed(wonder), built })),
      symbols: Object.keys(symbols).filter((symbol) => symbols[symbol] > 0),
    })),
  };
}
