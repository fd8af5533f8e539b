/** A move that was tried out. */
export interface TriedMove {
  readonly seat: number;
  readonly move: string;
}

/** A move that was tried out, with what is known of it. */
export interface TriedStep extends TriedMove {
  readonly title: string;
  /** For the seat that moved; null if nobody has weighed it. */
  readonly chance: number | null;
  /** Whether it only stands for somebody who chose at the same time: nobody has tried it out. */
  readonly isFilled?: boolean;
  /** What somebody has written about it. */
  readonly comments?: readonly string[];
}

/** A move that was tried out in a position, with the moves tried after it. */
export interface Branch extends TriedStep {
  readonly next: readonly Branch[];
}

/** More than anybody tries out from one position. */
const MOST_BRANCHES = 400;

const isSame = (one: TriedMove, other: TriedMove): boolean => one.seat === other.seat && one.move === other.move;

export const isSameLine = (one: readonly TriedMove[], other: readonly TriedMove[]): boolean =>
  one.length === other.length && one.every((step, index) => isSame(step, other[index]));

/** The tree with a line in it; what was there stays. */
export function withLine(branches: readonly Branch[], line: readonly TriedStep[]): readonly Branch[] {
  return linesIn(branches).length + line.length > MOST_BRANCHES ? branches : grown(branches, line);
}

function grown(branches: readonly Branch[], [first, ...rest]: readonly TriedStep[]): Branch[] {
  if (first === undefined) return [...branches];
  const known = branches.find((branch) => isSame(branch, first));
  const comments = first.comments ?? known?.comments;
  const branch: Branch = {
    ...first,
    chance: first.chance ?? known?.chance ?? null,
    ...(comments !== undefined && { comments }),
    next: grown(known?.next ?? [], rest),
  };
  return known === undefined ? [...branches, branch] : branches.map((one) => (one === known ? branch : one));
}

/** Both trees in one. */
export function withTree(branches: readonly Branch[], more: readonly Branch[]): readonly Branch[] {
  return linesIn(more).reduce(withLine, branches);
}

/** The tree with what is known by now of a seat's moves after a line. */
export function withChances(
  branches: readonly Branch[],
  [first, ...rest]: readonly TriedMove[],
  chanceOf: (step: TriedMove) => number | null,
): readonly Branch[] {
  if (first === undefined) return branches.map((branch) => ({ ...branch, chance: chanceOf(branch) ?? branch.chance }));
  return branches.map((branch) =>
    isSame(branch, first) ? { ...branch, next: withChances(branch.next, rest, chanceOf) } : branch,
  );
}

/** The moves tried after a line. */
export function branchesAfter(branches: readonly Branch[], line: readonly TriedMove[]): readonly Branch[] {
  return line.reduce((before, step) => before.find((branch) => isSame(branch, step))?.next ?? [], branches);
}

/** A tree as a list: each move with the moves that lead to it. */
export function linesIn(branches: readonly Branch[], before: readonly Branch[] = []): (readonly Branch[])[] {
  return branches.flatMap((branch) => {
    const line = [...before, branch];
    return [line, ...linesIn(branch.next, line)];
  });
}

/** A move of an address: one that only stands for somebody who chose at the same time has a `-`. */
interface WrittenMove extends TriedMove {
  readonly isFilled?: boolean;
}

/** `1.MOVE~0-MOVE`: a line in an address. */
export const writeLine = (line: readonly WrittenMove[]): string =>
  line
    .map(({ seat, move, isFilled }) => `${seat}${isFilled === true ? '-' : '.'}${encodeURIComponent(move)}`)
    .join('~');

/** What of a text is written like a line; whether its moves are legal is seen when they are played. */
export function readLine(text: string): WrittenMove[] {
  const line: WrittenMove[] = [];
  for (const part of text.split('~')) {
    const found = /^(\d)([.-])(.+)$/.exec(part);
    if (found === null) break;
    const [, seat, sign, move] = found;
    try {
      line.push({ seat: Number(seat), move: decodeURIComponent(move), ...(sign === '-' && { isFilled: true }) });
    } catch {
      // Half of a sign that was written in several letters.
      break;
    }
  }
  return line;
}
