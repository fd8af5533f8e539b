/** What partners say about the whole game: who collects science, who fights, who lacks coins. */
export const PARTNER_SIGNS = ['science', 'war', 'coins'] as const;
export type PartnerSign = (typeof PARTNER_SIGNS)[number];

/** Leave it in the hand that I get next; take it before others get it; I leave it in the hand that you get next. */
export type CardMessageKind = 'leave' | 'take' | 'promise';

/** Something that can be told to a partner; the text is there to be sent. */
export type PartnerMessageView =
  | { readonly kind: CardMessageKind; readonly card: string; readonly text: string }
  | { readonly kind: 'sign'; readonly sign: PartnerSign; readonly text: string };
