/** A leader under the board, and the points it is worth [L-74]. */
export function packBuried(leader: number, points: number): number {
  return (points << 8) | leader;
}

export function buriedLeader(packed: number): number {
  return packed & 255;
}

export function buriedPoints(packed: number): number {
  return packed >> 8;
}
