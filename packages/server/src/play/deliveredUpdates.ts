/** How much of a table has been sent to those who watch it through this node. */
export interface Delivered {
  readonly entries: number;
  readonly revision: number;
}
