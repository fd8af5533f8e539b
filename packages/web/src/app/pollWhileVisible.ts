const EVERY_MS = 8000;

/** Looks now and every few seconds, as long as the page is seen; answers how to stop. */
export function pollWhileVisible(look: () => Promise<void>): () => void {
  void look();
  const timer = setInterval(() => !document.hidden && void look(), EVERY_MS);
  return () => clearInterval(timer);
}
