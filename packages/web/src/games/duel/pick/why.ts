/** Why there is something to choose, beside the icon that stands for it. */
export interface Why {
  readonly icon: string;
  readonly text: string;
}
