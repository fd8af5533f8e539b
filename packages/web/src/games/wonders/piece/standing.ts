/** How a card stands out: taken up, gold for a chain, dim for what cannot be built. */
export interface Standing {
  readonly selected?: boolean;
  readonly tone?: 'chain' | 'no' | null;
}

export const standingClass = ({ selected, tone }: Standing): Readonly<Record<string, boolean>> => ({
  'is-selected': selected === true,
  'is-no': tone === 'no',
  'is-chain': tone === 'chain',
});
