import type { ActionView, PaymentView, UnitCounts } from '@pharos/wonders';

/** The forms a price has on a card: free, free by chain or by a power, so many coins, or what is missing. */
export type Badge =
  | { readonly form: 'free' | 'chain' | 'power' | 'have' }
  | { readonly form: 'none'; readonly lacking: UnitCounts }
  | { readonly form: 'coins' | 'short'; readonly coins: number };

/** Every way that can be paid now, cheapest first. */
export const payable = ({ options }: ActionView): readonly PaymentView[] =>
  options.filter(({ affordable }) => affordable);

/** The ways to pay that can be chosen now. */
export const movable = (options: readonly PaymentView[]): readonly PaymentView[] =>
  options.filter(({ move }) => move !== null);

/** What building the card comes to. */
export function badgeOf(action: ActionView): Badge {
  if (action.obstacle === 'alreadyBuilt') return { form: 'have' };
  const [cheapest] = payable(action);
  if (cheapest === undefined)
    return action.options.length > 0
      ? { form: 'short', coins: action.options[0].missing ?? 0 }
      : { form: 'none', lacking: action.lacking ?? {} };
  if (cheapest.free === null) return { form: 'coins', coins: cheapest.total };
  if (cheapest.free === 'chain') return { form: 'chain' };
  return { form: cheapest.free === 'noCost' || cheapest.free === 'production' ? 'free' : 'power' };
}

/** How a card stands out by what building it comes to: gold for a chain, dim for what cannot be built. */
export function toneOf(action: ActionView): 'chain' | 'no' | null {
  const { form } = badgeOf(action);
  if (form === 'chain' || form === 'power') return 'chain';
  return form === 'coins' || form === 'free' ? null : 'no';
}
