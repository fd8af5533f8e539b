import type { ShownRating } from '@pharos/protocol';

/** The number; with a question mark as long as it is provisional. */
export const ratingText = ({ points, provisional }: Pick<ShownRating, 'points' | 'provisional'>): string =>
  `${points}${provisional ? '?' : ''}`;

/** With its sign: a minus as wide as a plus. */
export const changeText = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
