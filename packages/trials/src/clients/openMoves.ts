/** What a player needs of the view of any game. */
export interface PlayView {
  readonly viewer: number | null;
  readonly outcome: unknown;
  readonly decision: {
    readonly seat?: number;
    readonly acting?: readonly number[];
    readonly choices: readonly { readonly move: string }[] | null;
  } | null;
}

/** The moves of a viewer who is waited for; none for everybody else, even if they may still change their mind. */
export function openMoves({ viewer, decision }: PlayView): readonly string[] {
  if (viewer === null || !decision?.choices) return [];
  const acting = decision.acting ?? [decision.seat];
  return acting.includes(viewer) ? decision.choices.map(({ move }) => move) : [];
}
