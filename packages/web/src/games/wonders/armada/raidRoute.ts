export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Half the gap between two rows of panels, how deep an arrow reaches into them, and how far apart arrows run. */
const GAP = 5;
const DEPTH = 8;
const APART = 3;
const BEND = 6;

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Along the gap above the lower of the two panels, or below both if both are far seats. */
export function raidRoute(from: Box, to: Box, lane: number): string {
  const areBothFar = Math.abs(from.top - to.top) < GAP && from.bottom - from.top < 140;
  const shift = ((lane % 3) - 1) * APART;
  const channel = (areBothFar ? from.bottom + GAP : Math.max(from.top, to.top) - GAP) + shift;
  const start = middle(from) + shift * 4;
  const end = middle(to) + shift * 4;
  const along = Math.sign(end - start) || 1;
  /** Out of a panel and into one: up from what lies below the channel, down from what lies above. */
  const out = from.top > channel ? 1 : -1;
  const into = to.top > channel ? 1 : -1;
  const bend = Math.min(BEND, Math.abs(end - start) / 2);
  return [
    `M${start} ${channel + out * DEPTH}`,
    `Q${start} ${channel} ${start + along * bend} ${channel}`,
    `H${end - along * bend}`,
    `Q${end} ${channel} ${end} ${channel + into * DEPTH}`,
  ].join('');
}
