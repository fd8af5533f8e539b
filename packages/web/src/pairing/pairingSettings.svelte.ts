/** How many shall play, when bots of which level take the empty seats, and whether it counts, as chosen last time. */
export const SIZES = ['any', 'few', 'many'] as const;
export const FILLS = ['30', '120', 'never'] as const;

export type Size = (typeof SIZES)[number];
export type Fill = (typeof FILLS)[number];

interface Wishes {
  size: Size;
  fill: Fill;
  level: string;
  variant: string;
  rated: boolean;
}

const KEY = 'pharos.pairing';

export const wishes = $state<Wishes>(stored());

/** Changes what is wished for, now and next time. */
export function wish(change: Partial<Wishes>): void {
  Object.assign(wishes, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Without storage they are asked for again.
  }
}

/** The seats of a table, within what the game allows: three or four, or five and more. */
export function playersFor(size: Size, [least, most]: readonly [number, number]): [number, number] {
  const few = Math.min(most, 4);
  if (size === 'few' && least < few) return [least, few];
  if (size === 'many' && most > few) return [Math.max(least, few + 1), most];
  return [least, most];
}

function stored(): Wishes {
  const usual: Wishes = { size: 'any', fill: '120', level: 'greedy', variant: '', rated: false };
  try {
    const raw = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Wishes, unknown>>;
    return {
      size: SIZES.find((size) => size === raw.size) ?? usual.size,
      fill: FILLS.find((fill) => fill === raw.fill) ?? usual.fill,
      level: typeof raw.level === 'string' ? raw.level : usual.level,
      variant: typeof raw.variant === 'string' ? raw.variant : usual.variant,
      rated: raw.rated === true,
    };
  } catch {
    return usual;
  }
}
