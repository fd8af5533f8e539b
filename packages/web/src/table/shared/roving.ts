interface Place {
  readonly slot: string;
  readonly row: number;
  readonly column: number;
}

/** The slot an arrow key leads to: the nearest one in that direction, or the same when there is none. */
export function neighbour(places: readonly Place[], from: string, key: string): string {
  const here = places.find(({ slot }) => slot === from);
  if (!here) return places[0]?.slot ?? from;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const ahead = places.filter((place) =>
    across ? place.row === here.row && (place.column - here.column) * sign > 0 : (place.row - here.row) * sign > 0,
  );
  // A row further counts more than any shift to the side.
  const distance = (place: Place): number =>
    Math.abs(place.row - here.row) * 100 + Math.abs(place.column - here.column);
  return ahead.toSorted((a, b) => distance(a) - distance(b))[0]?.slot ?? from;
}
