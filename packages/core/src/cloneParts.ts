/** What an expansion says of its part of a state; one without `clonePart` is copied as it is. */
interface PartOwner<State> {
  readonly id: string;
  readonly clonePart?: (s: State) => object;
}

/** How the parts of expansions are copied with a state; null if none of them has to be. */
export function clonePartsOf<State extends { readonly parts: object }>(
  expansions: readonly PartOwner<State>[],
): ((s: State) => Record<string, object>) | null {
  const cloning = expansions.flatMap(({ id, clonePart }) => (clonePart === undefined ? [] : [{ id, clonePart }]));
  if (cloning.length === 0) return null;
  // All parts, and then those that are lists or objects of their own: cheaper than a new object for each state.
  return (s) => {
    const parts: Record<string, object> = { ...s.parts };
    for (let index = 0; index < cloning.length; index++) parts[cloning[index].id] = cloning[index].clonePart(s);
    return parts;
  };
}
