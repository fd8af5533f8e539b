// Scenes of a table of the server: the page believes that it talks to one.
import { fakeSocket, stepOf, tableInfo } from './fakeTable.mjs';

const TABLE = 'aaaaaaaaaa';
const NAMES = ['Arsinoe', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto', 'Melitta'];

export async function prepare(page, scene, { game, match, steps }) {
  const mine = scene.mine ?? 0;
  const table = { id: TABLE, game, match, names: NAMES.slice(0, match.options.players), mine };
  const told = steps.map(({ v, move, events }) => ({
    v,
    move,
    events: events.flatMap((event) => game.redact(event, mine) ?? []),
  }));
  const state = {
    protocol: 1,
    table: tableInfo({ ...table, game: game.id }),
    game: stepOf(table, [], null),
    chat: [],
    history: told,
  };
  await fakeSocket(page, (message) =>
    message === 'watch' ? { ok: true, value: state } : { ok: false, problem: { code: 'OFFLINE', detail: '' } },
  );
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  return { path: `/g/${TABLE}`, shown: '[data-testid=turn-pill], [data-testid=end-screen]' };
}

export async function takeUp(page, scene, { match }) {
  if (scene.slot) await page.locator(`[data-slot="${scene.slot(match.view(0))}"]`).click();
}
