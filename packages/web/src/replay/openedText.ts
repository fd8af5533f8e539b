const KEY = 'pharos.opened';

/** What was opened last in this window, so that it is still there after a reload. */
export function readOpened(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepOpened(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage it has to be opened again.
  }
}
