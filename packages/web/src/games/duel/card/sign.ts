/** One sign of the pictured language of effects. */
export type Sign =
  | { readonly kind: 'resource'; readonly id: string }
  | { readonly kind: 'coin'; readonly text: string }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'icon'; readonly id: string }
  | { readonly kind: 'science'; readonly id: string }
  | { readonly kind: 'colour'; readonly id: string }
  | { readonly kind: 'mark'; readonly text: string };

export const mark = (text: string): Sign => ({ kind: 'mark', text });
export const coin = (count: number | string): Sign => ({ kind: 'coin', text: String(count) });
export const icon = (id: string): Sign => ({ kind: 'icon', id });
export const points = (count: number): Sign => ({ kind: 'points', count });
export const colour = (id: string): Sign => ({ kind: 'colour', id });
export const resource = (id: string): Sign => ({ kind: 'resource', id });
