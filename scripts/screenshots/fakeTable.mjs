// A table of the server without a server: answers the socket of one page with a match that is played here.
// Scenes of games that cannot be played on a device alone are shown this way.
import { deviceTable, noClocks } from '../../packages/web/src/table/store/deviceTable.ts';

/** The messages of socket.io over a websocket that the client sends and expects. */
const OPEN = '0{"sid":"fake","upgrades":[],"pingInterval":600000,"pingTimeout":600000,"maxPayload":1000000}';
const JOINED = '40{"sid":"fake"}';

/** Speaks for a server at one page. `handle` answers a named message of the client; `say` sends one to it. */
export async function fakeSocket(page, handle) {
  let say = () => undefined;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.send(OPEN);
    say = (name, value) => socket.send(`42${JSON.stringify([name, value])}`);
    socket.onMessage((message) => {
      const text = String(message);
      if (text === '2') socket.send('3');
      else if (text.startsWith('40')) socket.send(JOINED);
      else if (text.startsWith('42')) {
        const [, id, body] = /^42(\d*)(\[.*)$/s.exec(text) ?? [];
        const [name, value] = JSON.parse(body);
        const answer = handle(name, value);
        if (id !== '') socket.send(`43${id}${JSON.stringify([answer])}`);
      }
    });
  });
  return { say: (name, value) => say(name, value) };
}

/** What the server would tell of a table; seat `mine` is the viewer's, bots sit elsewhere. */
export function tableInfo({ id, game, match, names, mine }) {
  const phase = match.outcome() === null ? 'playing' : 'finished';
  const table = deviceTable(
    { id, game, options: match.options, phase, host: 'guest', isHost: true, created: 0 },
    names.map((name, seat) => ({ kind: 'guest', name, guest: `guest-${seat}`, level: null, mine: seat === mine })),
  );
  return { ...table, chat: true };
}

/** A step as the server tells it to a seat. */
export function stepOf({ id, game, match, mine, names }, events, move) {
  return {
    table: id,
    v: match.version,
    events: events.flatMap((event) => game.redact(event, mine) ?? []),
    move,
    view: match.view(mine),
    clocks: noClocks(names.length),
    canUndo: false,
  };
}
