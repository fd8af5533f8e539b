import type { WondersView } from '@pharos/wonders';

export interface Place {
  readonly seat: number;
  /** Who shares a place has the same number; the next one counts them. */
  readonly place: number;
}

export function placesOf({ outcome }: WondersView): Place[] {
  const places: Place[] = [];
  for (const group of outcome?.ranking ?? []) {
    const place = places.length + 1;
    for (const seat of group) places.push({ seat, place });
  }
  return places;
}
