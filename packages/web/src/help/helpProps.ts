/** What the rules of a game are told, as a page or over a table. */
export interface HelpProps extends Record<string, unknown> {
  /** What the table plays from which they are opened; everything is told where there is none. */
  options?: unknown;
  /** The part that is shown, by the word that stands in the address of the page; the first for one that is not known. */
  part: string;
  onPart: (part: string) => void;
}
