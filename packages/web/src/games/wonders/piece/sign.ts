/** One sign of the pictured language of effects. */
export type Sign =
  | { readonly kind: 'resource'; readonly id: string }
  | { readonly kind: 'science'; readonly id: string }
  | { readonly kind: 'colour'; readonly id: string }
  | { readonly kind: 'icon'; readonly id: string }
  /** Whose things count. */
  | { readonly kind: 'where'; readonly id: string }
  | { readonly kind: 'coin'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'points'; readonly count: number };

export const mark = (text: string): Sign => ({ kind: 'mark', text });
export const coin = (count: number): Sign => ({ kind: 'coin', text: String(count) });
export const icon = (id: string): Sign => ({ kind: 'icon', id });
export const where = (id: string): Sign => ({ kind: 'where', id });
export const points = (count: number): Sign => ({ kind: 'points', count });
export const colour = (id: string): Sign => ({ kind: 'colour', id });
export const resource = (id: string): Sign => ({ kind: 'resource', id });
export const science = (id: string): Sign => ({ kind: 'science', id });

export const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

export function either(signs: readonly Sign[]): Sign[] {
  return signs.flatMap((sign, index) => (index === 0 ? [sign] : [mark('/'), sign]));
}
