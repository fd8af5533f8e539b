/** One sign of the pictured language of effects. */
export type Sign =
  | { readonly kind: 'resource'; readonly id: string }
  | { readonly kind: 'science'; readonly id: string }
  | { readonly kind: 'colour'; readonly id: string }
  | { readonly kind: 'icon'; readonly id: string }
  | { readonly kind: 'coin'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'points'; readonly count: number };

export const mark = (text: string): Sign => ({ kind: 'mark', text });
export const coin = (count: number | string): Sign => ({ kind: 'coin', text: String(count) });
export const icon = (id: string): Sign => ({ kind: 'icon', id });
export const points = (count: number): Sign => ({ kind: 'points', count });
export const colour = (id: string): Sign => ({ kind: 'colour', id });
export const resource = (id: string): Sign => ({ kind: 'resource', id });
export const science = (id: string): Sign => ({ kind: 'science', id });

export const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

export function either(signs: readonly Sign[]): Sign[] {
  return signs.flatMap((sign, index) => (index === 0 ? [sign] : [mark('/'), sign]));
}

/** Effects that look the same in every game. */
type CommonEffect =
  | { readonly type: 'produce'; readonly resource: string; readonly count: number }
  | { readonly type: 'points' | 'coins' | 'shields'; readonly count: number }
  | { readonly type: 'science'; readonly symbol: string };

const COMMON: readonly string[] = ['produce', 'points', 'coins', 'shields', 'science'] satisfies CommonEffect['type'][];

export function isCommon(effect: { readonly type: string }): effect is CommonEffect {
  return COMMON.includes(effect.type);
}

export function commonSigns(effect: CommonEffect): Sign[] {
  switch (effect.type) {
    case 'produce':
      return times(effect.count, resource(effect.resource));
    case 'points':
      return [points(effect.count)];
    case 'coins':
      return [coin(effect.count)];
    case 'shields':
      return times(effect.count, icon('shield'));
    case 'science':
      return [science(effect.symbol)];
  }
}
