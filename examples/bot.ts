// A bot that plays any game of Pharos by chance: PHAROS_URL=… PHAROS_TOKEN=… node bot.ts (Node 22.18 or newer)
// The token: POST /api/v1/me/programs (docs/bots-api.md). Ends after PHAROS_GAMES games, if that is set.
const base = `${process.env.PHAROS_URL ?? 'http://localhost:3000'}/api/v1`;
const headers = { authorization: `Bearer ${process.env.PHAROS_TOKEN}`, 'content-type': 'application/json' };
const most = Number(process.env.PHAROS_GAMES ?? Infinity);

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) console.error(path, await answer.text());
}

/** Server-sent events, one after the other. */
async function* events(): AsyncGenerator<{ type: string; data: any }> {
  const answer = await fetch(`${base}/me/events`, { headers });
  if (!answer.ok || answer.body === null) throw new Error(await answer.text());
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (field('event')) yield { type: field('event')!, data: JSON.parse(field('data')!) };
    }
  }
}

let ended = 0;
for await (const { type, data } of events()) {
  if (type === 'challenge') await post(`/tables/${data.table}`, { do: 'join', rated: data.rated });
  if (type === 'turn') {
    const move = data.moves[Math.floor(Math.random() * data.moves.length)];
    await post(`/tables/${data.table}/move`, { v: data.v, seat: data.seat, move });
  }
  if (type === 'gameEnd') {
    console.log('ended', data.table, JSON.stringify(data.result));
    if (++ended >= most) process.exit(0);
  }
}
