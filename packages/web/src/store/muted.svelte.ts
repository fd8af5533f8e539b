/** Whom the player does not want to read, for this visit. */
let muted = $state.raw<ReadonlySet<string>>(new Set());

export const isMuted = (guest: string): boolean => muted.has(guest);

export function toggleMute(guest: string): void {
  muted = new Set(muted.has(guest) ? [...muted].filter((other) => other !== guest) : [...muted, guest]);
}
