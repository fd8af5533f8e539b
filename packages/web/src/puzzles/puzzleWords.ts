import { entryOf, type Puzzle } from '@pharos/analysis/puzzles';
import type { AnalysisGame } from '../analysis/analysisGame.ts';
import { whyTexts } from '../analysis/words/heads.ts';
import type { AnyGame } from '../local/localGame.ts';
import type { ReasonWords } from '../table/hint/words.ts';
import type { AnyView } from '../table/store/link.ts';
import { matchOf, type Asked } from './puzzleLink.ts';

type NameOf = (seat: number) => string;

/** The words of a puzzle: what its moves are called, what speaks for the best one and against the others. */
export class PuzzleWords {
  readonly #rules: AnyGame;
  readonly #game: AnalysisGame;
  readonly #puzzle: Puzzle;
  readonly #asked: Asked;
  readonly #view: AnyView;
  readonly #nameOf: NameOf;

  constructor(
    { rules, game }: { readonly rules: AnyGame; readonly game: AnalysisGame },
    puzzle: Puzzle,
    options: unknown,
    nameOf: NameOf,
  ) {
    this.#rules = rules;
    this.#game = game;
    this.#puzzle = puzzle;
    this.#asked = { options, position: puzzle.position };
    this.#view = matchOf(rules, this.#asked).view(puzzle.seat);
    this.#nameOf = nameOf;
  }

  move(move: string): string {
    return this.#game.moveWords(this.#view, move, this.#nameOf).title;
  }

  merits(): ReasonWords[] {
    return this.#game.reasonTexts(this.#puzzle.merits, this.#view, this.#nameOf);
  }

  /** Why a move is not the best one. */
  against(move: string): string[] {
    const game = this.#game;
    const names = {
      nameOf: this.#nameOf,
      pieceName: (id: string) => game.pieceName(id),
      whatName: (id: string) => game.whatName(id),
      endingName: (ending: string) => game.endingName(ending),
    };
    return whyTexts(entryOf(this.#puzzle, move)?.reasons ?? [], names);
  }

  /** How it goes on after the best move, who and what. */
  line(): string[] {
    const match = matchOf(this.#rules, this.#asked);
    const { seat: own, moves, line } = this.#puzzle;
    match.play(own, moves[0].move);
    const told: string[] = [];
    for (const { seat, move } of line) {
      const { title } = this.#game.moveWords(match.view(seat), move, this.#nameOf);
      if (!match.play(seat, move).ok) break;
      told.push(`${this.#nameOf(seat)}: ${title}`);
    }
    return told;
  }
}
