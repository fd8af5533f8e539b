// Scenes of the device: a page, or a save that is put into the browser as a game of this device.
const NAMES = ['Berenike', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto'];

export async function prepare(page, scene, game) {
  if (game) {
    const seats = NAMES.slice(0, game.save.options.players ?? 2).map((name, seat) =>
      seat === game.acting ? { name: 'Arsinoe', level: null } : { name, level: 'greedy' },
    );
    await page.addInitScript(
      (record) => localStorage.setItem('pharos.local', record),
      JSON.stringify({ save: game.save, seats, created: 0 }),
    );
  }
  const shown = game ? '[data-testid=action-sheet], [data-testid=end-screen]' : 'main';
  return { path: scene.path ?? '/g/local', shown: scene.at ?? shown };
}

export async function takeUp(page, scene) {
  if (scene.select) await select(page, scene.select);
  if (scene.pick) await page.locator('.pick').first().click();
}

/** Takes up an open card; one that can be built, one that helps a Wonder, or any. */
async function select(page, kind) {
  const open = page.locator('[data-slot][aria-pressed]');
  for (let index = (await open.count()) - 1; index >= 0; index--) {
    await open.nth(index).click();
    if (kind === 'any') return;
    if (kind === 'senator') {
      if (/politician|conspirator/.test((await open.nth(index).getAttribute('data-card')) ?? '')) return;
      continue;
    }
    const act = page.locator(kind === 'build' ? '[aria-keyshortcuts=b]' : '[aria-keyshortcuts=w]');
    if ((await act.getAttribute('aria-disabled')) === 'true') continue;
    if (kind === 'wonder') await act.click();
    return;
  }
}
