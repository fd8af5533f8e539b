import type { ComponentProps } from 'svelte';
import type StackedBar from '../charts/StackedBar.svelte';

/** Games won, drawn and lost as the parts of a bar. */
export function resultParts(count: {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}): ComponentProps<typeof StackedBar>['parts'] {
  const { games, won, drawn } = count;
  return [
    { amount: won, look: 'won' },
    { amount: drawn, look: 'shared' },
    { amount: games - won - drawn, look: 'lost' },
  ];
}
