/** A move that was tried out. */
export interface TriedMove {
  readonly seat: number;
  readonly move: string;
}

/** A move that was tried out in a position, with the moves tried after it. */
export interface Branch extends TriedMove {
  readonly title: string;
  /** For the seat that moved; null if nobody has weighed it. */
  readonly chance: number | null;
  readonly next: readonly Branch[];
}

const isSame = (one: TriedMove, other: TriedMove): boolean => one.seat === other.seat && one.move === other.move;

/** The tree with a line in it; what was there stays. */
export function withLine(branches: readonly Branch[], line: readonly Omit<Branch, 'next'>[]): Branch[] {
  const [first, ...rest] = line;
  if (first === undefined) return [...branches];
  const known = branches.find((branch) => isSame(branch, first));
  const grown = { ...first, chance: first.chance ?? known?.chance ?? null, next: withLine(known?.next ?? [], rest) };
  return known === undefined ? [...branches, grown] : branches.map((branch) => (branch === known ? grown : branch));
}

/** A tree as a list: each move with the moves that lead to it. */
export function linesIn(branches: readonly Branch[], before: readonly Branch[] = []): (readonly Branch[])[] {
  return branches.flatMap((branch) => {
    const line = [...before, branch];
    return [line, ...linesIn(branch.next, line)];
  });
}

/** `1.MOVE~0.MOVE`: a line in an address. */
export const writeLine = (line: readonly TriedMove[]): string =>
  line.map(({ seat, move }) => `${seat}.${encodeURIComponent(move)}`).join('~');

/** What of a text is written like a line; whether its moves are legal is seen when they are played. */
export function readLine(text: string): TriedMove[] {
  const line: TriedMove[] = [];
  for (const part of text.split('~')) {
    const found = /^(\d)\.(.+)$/.exec(part);
    if (found === null) break;
    try {
      line.push({ seat: Number(found[1]), move: decodeURIComponent(found[2]) });
    } catch {
      // Half of a sign that was written in several letters.
      break;
    }
  }
  return line;
}
