import type { Sign as CommonSign } from '../../../signs/sign.ts';

/** A sign of 7 Wonders; `where` tells whose things count. */
export type Sign = CommonSign | { readonly kind: 'where'; readonly id: string };

export const where = (id: string): Sign => ({ kind: 'where', id });
