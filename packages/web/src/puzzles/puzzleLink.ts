import { Match, rngFromSeed } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import type { AnyGame, AnyMatch } from '../local/localGame.ts';
import { PositionLink, type PositionPlayer } from '../learn/positionLink.ts';

/** Fills what the position leaves open; nobody gets to see it. */
const FILLING = '1';

/** A position in which somebody is asked for a move. */
export interface Asked {
  readonly options: unknown;
  readonly position: unknown;
}

export function matchOf(rules: AnyGame, { options, position }: Asked): AnyMatch {
  const read = rules.readOptions(options);
  return Match.from(rules, read, rules.describe(read, position, rngFromSeed(FILLING)));
}

/** A puzzle behind the interface of a table. A move is an answer: the position stays as it is, for what it would bring nobody knows. */
export class PuzzleLink extends PositionLink {
  readonly #match: AnyMatch;
  readonly #onAnswer: (move: string) => void;

  constructor(match: AnyMatch, player: PositionPlayer, onAnswer: (move: string) => void) {
    super(player);
    this.#match = match;
    this.#onAnswer = onAnswer;
  }

  override get match(): AnyMatch {
    return this.#match;
  }

  override get version(): number {
    return this.#match.version;
  }

  override async move(v: number, text: string): Promise<protocol.Answer<{ v: number }>> {
    const { seat } = this.player;
    if (!this.#match.legalMoves(seat).includes(text)) {
      return { ok: false, problem: { code: 'ILLEGAL_MOVE', detail: `"${text.slice(0, 60)}" is not legal now` } };
    }
    this.#onAnswer(text);
    return { ok: true, value: { v } };
  }
}
