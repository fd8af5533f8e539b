/** What there is to draw on. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly colours: boolean;
  /** A terminal that can be cleared and drawn anew. */
  readonly isTerminal: boolean;
}

/** Below this size the table is drawn in its compact form. */
const FULL = { columns: 98, rows: 38 };
const WIDEST = 120;

export function screenOf(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): Screen {
  const isTerminal = stream.isTTY && environment['TERM'] !== 'dumb';
  return {
    columns: Math.min(WIDEST, isTerminal ? stream.columns : 100),
    rows: isTerminal ? stream.rows : 40,
    colours: wantsColours(isTerminal, environment),
    isTerminal,
  };
}

/** NO_COLOR and FORCE_COLOR count when they are set to anything. */
function wantsColours(isTerminal: boolean, environment: NodeJS.ProcessEnv): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  if (!['', '0', undefined].includes(environment['FORCE_COLOR'])) return true;
  return isTerminal;
}

export function isCompact({ columns, rows }: Screen): boolean {
  return columns < FULL.columns || rows < FULL.rows;
}
