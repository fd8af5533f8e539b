import type { DuelView, SpaceView } from '@pharos/duel';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { priceForm } from '../card/price.ts';
import { priceText } from '../sheet/priceText.ts';
import { tokenName } from '../words/content.svelte.ts';
import { content } from '../words/duelContent.ts';
import { divinityName, mythologyName } from './content.ts';

/** The piece on a space, by its id; null for none and for one whose face nobody knows. */
export const pieceOn = ({ holds, divinity }: SpaceView): string | null => (holds === 'gate' ? 'gate' : divinity);

/** What lies on a space. */
export function heldText({ holds, divinity, mythology }: SpaceView): string {
  if (holds === 'gate') return content().pantheon.gate.name;
  if (holds === 'nothing') return t('pantheon.empty');
  return divinity === null
    ? t('pantheon.hidden', { mythology: mythologyName(mythology ?? '') })
    : divinityName(divinity);
}

/** What a seat pays for it: what is printed, until there is something to activate. */
export const priceOf = ({ payments, prices }: SpaceView, seat: number): number =>
  payments?.[seat].coins ?? prices[seat];

/** Everything about a space in a few sentences, for those who cannot see it. */
export function spaceText(space: SpaceView, view: DuelView, me: number, nameOf: (seat: number) => string): string {
  const price = (seat: number): string =>
    space.payments ? priceText(priceForm(space.payments[seat])) : t('unit.coins', { n: space.prices[seat] });
  const tokens = space.divinity === 'enki' ? (view.pantheon?.enkiTokens ?? []) : [];
  return [
    t('pantheon.space', { n: space.space }),
    heldText(space),
    t('pantheon.prices', { me: nameOf(me), mine: price(me), foe: nameOf(1 - me), theirs: price(1 - me) }),
    ...(tokens.length > 0 ? [t('pantheon.onEnki', { tokens: listed(tokens.map(tokenName)) })] : []),
  ].join('. ');
}
