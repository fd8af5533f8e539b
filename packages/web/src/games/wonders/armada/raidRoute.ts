export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Half the gap below far seats, how deep an arrow reaches into a panel at most, and how far apart arrows run. */
const GAP = 5;
const DEPTH = 8;
const APART = 3;
const BEND = 6;

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Along the middle of the gap between the two panels, below both if both are far seats, or else above both. */
function channelOf(from: Box, to: Box): number {
  const [upper, lower] = from.top < to.top ? [from, to] : [to, from];
  if (lower.top > upper.bottom) return (upper.bottom + lower.top) / 2;
  const areBothFar = from.bottom - from.top < 140;
  return areBothFar ? from.bottom + GAP : lower.top - GAP;
}

export function raidRoute(from: Box, to: Box, lane: number): string {
  const shift = ((lane % 3) - 1) * APART;
  const channel = channelOf(from, to) + shift;
  const start = middle(from) + shift * 4;
  const end = middle(to) + shift * 4;
  const along = Math.sign(end - start) || 1;
  /** Out of a panel and into one: down into what lies below the channel; what lies above ends with its numbers, and is touched only. */
  const reach = ({ top, bottom }: Box): number => (top > channel ? DEPTH : Math.min(0, bottom - channel) - 1);
  const bend = Math.min(BEND, Math.abs(end - start) / 2);
  return [
    `M${start} ${channel + reach(from)}`,
    `Q${start} ${channel} ${start + along * bend} ${channel}`,
    `H${end - along * bend}`,
    `Q${end} ${channel} ${end} ${channel + reach(to)}`,
  ].join('');
}
