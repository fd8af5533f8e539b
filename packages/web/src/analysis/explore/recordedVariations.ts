import type { GameRecord, RecordedMove } from '@pharos/analysis';
import type { Replay } from '../../replay/replay.ts';
import type { Trees } from './keptVariations.ts';
import type { Branch, TriedStep } from './variation.ts';

type ReadStep = Omit<TriedStep, 'title'>;

/** Moves to be tried out from a position. */
interface ReadLine {
  readonly from: number;
  readonly line: readonly ReadStep[];
}

/** The variations of a record, each from the position it begins in; those within variations too. */
export function linesOfRecord({ moves }: GameRecord, replay: Replay): ReadLine[] {
  return moves.flatMap(({ variations }, entry) => {
    if (variations.length === 0) return [];
    const from = Math.max(0, replay.positionAfter(entry) - 1);
    // Those who chose before at the same time have done so in the variation too.
    const before = moves
      .slice(replay.versionOf(from), entry)
      .map(({ seat, move }) => ({ seat, move, chance: null, isFilled: true }));
    return variations.flatMap((variation) => linesIn(variation, before)).map((line) => ({ from, line }));
  });
}

function linesIn(moves: readonly RecordedMove[], before: readonly ReadStep[]): ReadStep[][] {
  const line = [...before];
  const others: ReadStep[][] = [];
  for (const [index, { seat, move, comments, variations }] of moves.entries()) {
    for (const variation of variations) others.push(...linesIn(variation, line));
    const after = moves.at(index + 1)?.chances[seat];
    line.push({
      seat,
      move,
      chance: after === undefined ? null : after / 1000,
      ...(comments.length > 0 && { comments }),
    });
  }
  return [line, ...others];
}

/** A record with all that was tried out; what it says already is not said twice. */
export function withVariations(
  record: GameRecord,
  trees: Trees,
  replay: Replay,
  chanceText: (step: TriedStep) => string,
): GameRecord {
  const added = new Map<number, RecordedMove[][]>();
  const add = (entry: number, variation: RecordedMove[]): void =>
    void added.set(entry, [...(added.get(entry) ?? []), variation]);
  const place = (branch: Branch, entry: number): void => {
    const played = record.moves.at(entry);
    if (played === undefined) return;
    if (branch.isFilled === true && played.seat === branch.seat && played.move === branch.move) {
      for (const next of branch.next) place(next, entry + 1);
      return;
    }
    const match = replay.matchAt(replay.positionAfter(entry) - 1);
    for (const { seat, move } of record.moves.slice(match.version, entry)) match.play(seat, move);
    const rounds = new Rounds(match, played.round);
    add(entry, lineFrom(branch, rounds, [], chanceText));
  };
  for (const [from, branches] of trees) for (const branch of branches) place(branch, replay.versionOf(from));
  return {
    ...record,
    moves: record.moves.map((move, entry) => {
      const known = new Set(move.variations.map(pathOf));
      const more = (added.get(entry) ?? []).filter((variation) => !known.has(pathOf(variation)));
      return more.length === 0 ? move : { ...move, variations: [...move.variations, ...more] };
    }),
  };
}

const pathOf = (variation: readonly RecordedMove[]): string =>
  JSON.stringify(variation.map(({ seat, move, variations }) => [seat, move, variations.map(pathOf)]));

type AnyMatch = ReturnType<Replay['matchAt']>;

/** Numbers of rounds along a line. */
class Rounds {
  readonly #match: AnyMatch;
  readonly #first: number;

  constructor(match: AnyMatch, first: number) {
    this.#match = match;
    this.#first = first;
  }

  /** Of two players, whose chances add up to one, the chance of one tells that of the other. */
  get tellsAllChances(): boolean {
    return this.#match.seatCount === 2;
  }

  /** The number of the round in which the move after these is made. */
  after(line: readonly RecordedMove[]): number {
    const match = this.#match.after(this.#match.version);
    let number = this.#first;
    for (const { seat, move } of line) {
      match.play(seat, move);
      if (match.round === match.version) number++;
    }
    return number;
  }
}

/** A move and the first of those tried after it, and so on; the others stand as variations of it. A chance that no move can tell is a comment. */
function lineFrom(
  branch: Branch,
  rounds: Rounds,
  before: readonly RecordedMove[],
  chanceText: (step: TriedStep) => string,
): RecordedMove[] {
  const { seat, move, comments = [], chance, next } = branch;
  const isTold = next.length > 0 && rounds.tellsAllChances;
  const said = chance !== null && !isTold ? chanceText(branch) : null;
  const own: RecordedMove = {
    round: rounds.after(before),
    seat,
    move,
    chances: [],
    label: null,
    comments: said === null || comments.includes(said) ? comments : [...comments, said],
    variations: [],
  };
  const [main, ...others] = next;
  if (main === undefined) return [own];
  const after = [...before, own];
  const [first, ...rest] = lineFrom(main, rounds, after, chanceText);
  const told = chance === null || !isTold ? [] : chancesOf(seat, chance);
  return [
    own,
    {
      ...first,
      chances: told,
      variations: others.map((other) => lineFrom(other, rounds, after, chanceText)),
    },
    ...rest,
  ];
}

/** Of two players, who have all the chances between them. */
function chancesOf(seat: number, chance: number): number[] {
  const own = Math.round(1000 * chance);
  return seat === 0 ? [own, 1000 - own] : [1000 - own, own];
}
