/** The packs beyond the base game in the options of a game, sorted. */
export function expansionsIn(options: unknown): string[] {
  const { packs } = options as { readonly packs?: readonly string[] };
  return (packs ?? []).filter((pack) => pack !== 'base').sort();
}
