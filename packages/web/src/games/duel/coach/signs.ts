import type { DuelView } from '@pharos/duel';
import { priceForm, type PriceForm } from '../card/price.ts';

/** What is explained when it is seen for the first time, in this order. */
export const SIGNS = [
  'open',
  'free',
  'price',
  'lock',
  'faceDown',
  'wonder',
  'foePrice',
  'chain',
  'symbol',
  'pawn',
  'secondAge',
  'guild',
] as const;

export type SignId = (typeof SIGNS)[number];

/** The signs that can be seen in a position by the player of a seat. */
export function signsIn(view: DuelView, me: number): SignId[] {
  const forms = (seat: number): PriceForm['form'][] =>
    view.structure.flatMap(({ accessible, payments }) =>
      accessible && payments ? [priceForm(payments[seat]).form] : [],
    );
  const mine = forms(me);
  const isSeen: Readonly<Record<SignId, boolean>> = {
    open: true,
    free: mine.includes('free'),
    price: mine.includes('coins'),
    lock: mine.includes('lock'),
    faceDown: view.structure.some(({ card }) => card === null),
    wonder: view.players[me].wonders.some(({ payment }) => payment?.affordable === true),
    foePrice: forms(1 - me).length > 0,
    chain: [...mine, ...forms(1 - me)].includes('chain'),
    symbol: view.players.some(({ differentSymbols }) => differentSymbols > 0),
    pawn: view.pawn !== 0,
    secondAge: view.age > 1,
    guild: view.structure.some(({ back }) => back === 'guild'),
  };
  return SIGNS.filter((id) => isSeen[id]);
}
