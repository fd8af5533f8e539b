/** Seconds without anything new on the wire after which a page counts as quiet. */
const QUIET_S = 8;

/**
 * Keeps the client for days without a network. What is not part of it is fetched when the page has been quiet for a while, so that
 * nothing anybody waits for comes later.
 */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  await quiet();
  const { SETS, fileOf } = await import('../puzzles/sets.ts');
  active?.postMessage({ puzzles: SETS.map(fileOf) }, []);
}

function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let seen = -1;
    const timer = setInterval(() => {
      // Pages go on asking the server for news.
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const { length } = loaded.filter(({ initiatorType }) => initiatorType !== 'fetch');
      if (length === seen && !document.hidden) {
        clearInterval(timer);
        resolve();
      }
      seen = length;
    }, QUIET_S * 1000);
  });
}
