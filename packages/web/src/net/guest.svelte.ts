import type { Guest } from '@pharos/protocol';

/** Who this browser is to the server, as far as anybody has asked; null before. */
let guest = $state.raw<Guest | null>(null);

export const knownGuest = (): Guest | null => guest;

export function setKnownGuest(next: Guest | null): void {
  guest = next;
}
