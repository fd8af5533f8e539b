/** Whom the player does not want to read: kept on this device, for all tables. */
const KEY = 'pharos.muted';
/** The oldest are forgotten first. */
const MOST = 500;

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage may be forbidden or damaged; then it lasts for this visit.
    return [];
  }
}

let muted = $state.raw<ReadonlySet<string>>(new Set(stored()));

export const isMuted = (guest: string): boolean => muted.has(guest);

export function toggleMute(guest: string): void {
  const others = [...muted].filter((other) => other !== guest);
  muted = new Set(muted.has(guest) ? others : [...others, guest].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // Without storage it lasts for this visit.
  }
}
