import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Facts } from '@pharos/pictures';
import type { Language } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureId, Pictures } from '../src/pictures/pictures.ts';
import { Metrics } from '../src/telemetry/metrics.ts';
import { beginGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, type State, type TestClient } from './support/testClient.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

const PAGE = '<!doctype html><html><head><title>Pharos</title></head><body></body></html>';
const UNKNOWN = 'zzzzzzzzzz';

let folder: string;
let shared: Awaited<ReturnType<typeof sharedStorage>>;
let server: TestServer;
let [ann, bob, eve]: TestClient[] = [];
const time = new ManualTime();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pharos-pages-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  shared = await sharedStorage();
  server = await TestServer.open({ time, storage: shared.storage }, { webFolder: folder });
  [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
});
afterAll(async () => {
  await server.close();
  await shared.close();
  await rm(folder, { recursive: true });
});

interface Sharing {
  readonly key: string;
  readonly title: string;
  readonly description: string;
}

/** As a stranger asks, who has no cookie. Everybody's patience with one address begins anew. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  await time.pass(5000);
  return fetch(server.url + path, { headers });
}

async function page(path: string): Promise<string> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** What tags of a page say, without the entities that keep them in their quotes. */
function tagsIn(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)];
  return Object.fromEntries(
    found.map(([, name, value]) => [
      name,
      value
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&'),
    ]),
  );
}

/** What a picture of this server is drawn from. */
async function factsAt(path: string): Promise<Facts> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Facts;
}

const sharingOf = async (client: TestClient, table: string, query = ''): Promise<Sharing> =>
  (await client.get<Sharing>(`/tables/${table}/preview${query}`)).body;

const openTable = async (visibility: 'private' | 'public', client = ann): Promise<string> =>
  (await client.open({ visibility })).table.id;

/** A public game of two that Ann has given up after some moves. */
async function finishedGame(): Promise<string> {
  const table = await beginGame(ann, bob, { visibility: 'public' });
  for (let move = 0; move < 2; move++) {
    for (const client of [ann, bob]) {
      const state = (await client.get<State>(`/tables/${table}`)).body;
      if (state.game === null || !state.game.view.decision?.choices) continue;
      await client.send('POST', `/tables/${table}/move`, { v: state.game.v, move: firstMove(state.game) });
      break;
    }
  }
  await ann.command(table, { do: 'resign' });
  return table;
}

describe('what a page says to link previews', () => {
  it('says what the first page is, with a picture and its size', async () => {
    const tags = tagsIn(await page('/'));
    expect(tags).toMatchObject({
      'og:title': 'The light is on. Take a seat.',
      'og:locale': 'en_GB',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image']).toMatch(new RegExp(`^${server.url}/pictures/home\\.png\\?lang=en&v=[\\w-]{22}$`));
    expect(tags['og:image:alt']).not.toBe('');
    expect(tags).not.toHaveProperty('robots');
  });

  it.each([
    ['en', 'en_GB', 'Ann saves you a seat', 'One seat is free.'],
    ['pl', 'pl_PL', 'Ann trzyma ci miejsce', 'Wolne miejsca: 1.'],
    ['hu', 'hu_HU', 'Ann helyet tart neked', 'Szabad helyek: 1.'],
  ])('invites to an open table in the language of the link, %s', async (language, locale, title, free) => {
    const table = await openTable('public');
    const tags = tagsIn(await page(`/g/${table}?lang=${language}`));
    expect(tags).toMatchObject({ 'og:title': title, 'og:locale': locale, robots: 'noindex' });
    expect(tags['og:description']).toContain(free);
    expect(tags['og:url']).toBe(`${server.url}/g/${table}?lang=${language}`);
    expect(await factsAt(new URL(tags['og:image']).href.slice(server.url.length))).toMatchObject({ language });
  });

  it.each(['xx', 'PL', 'pl&lang=hu', '%00'])('speaks English where the language is "%s"', async (language) => {
    expect(tagsIn(await page(`/?lang=${language}`))['og:locale']).toBe('en_GB');
  });

  it('keeps odd names in their quotes', async () => {
    const odd = await server.newClient('"><script>&\'$&');
    const table = await openTable('public', odd);
    const html = await page(`/g/${table}`);
    expect(html).not.toContain('<script>');
    expect(tagsIn(html)['og:title']).toBe('"><script>&\'$& saves you a seat');
  });

  it('a name written from right to left does not turn the sentence around', async () => {
    const odd = await server.newClient('אברהם');
    expect(tagsIn(await page(`/g/${await openTable('public', odd)}`))['og:title']).toBe(
      '\u2068אברהם\u2069 saves you a seat',
    );
  });

  it('says nothing of other pages, and shows them all the same', async () => {
    expect(await page('/settings')).toBe(PAGE);
    expect(await page('/g/no-table')).toBe(PAGE);
  });

  it('shows the page without words when somebody asks for very many', async () => {
    const table = await openTable('public');
    await time.pass(60_000);
    const pages = await Promise.all(
      Array.from({ length: 70 }, async () => (await fetch(`${server.url}/g/${table}`)).text()),
    );
    expect(pages.filter((html) => html.includes('og:title'))).toHaveLength(60);
    expect(pages.filter((html) => html === PAGE)).toHaveLength(10);
  });
});

describe('what strangers learn of private tables', () => {
  /** What a link shows, without the table's id. */
  async function shown(table: string, query = ''): Promise<string[]> {
    const picture = await ask(`/pictures/${table}.png?lang=en${query}`);
    const texts = [await page(`/g/${table}?lang=en${query}`), await picture.text(), picture.headers.get('etag') ?? ''];
    return texts.map((text) => text.replaceAll(table, 'TABLE'));
  }

  it('nothing, before, during and after a game: the same as of a table that does not exist', async () => {
    const nothing = await shown(UNKNOWN);
    const table = await openTable('private');
    expect(await shown(table)).toEqual(nothing);
    await bob.command(table, { do: 'join' });
    await ann.command(table, { do: 'start' });
    expect(await shown(table)).toEqual(nothing);
    await ann.command(table, { do: 'resign' });
    expect(await shown(table)).toEqual(nothing);
    expect(nothing.join(' ')).not.toMatch(/Ann|Bob|Duel"/);
  });

  it('what is played there, if somebody who sits there shares the link', async () => {
    const table = await openTable('private');
    const { key } = await sharingOf(ann, table);
    expect(tagsIn(await page(`/g/${table}?show=${key}`))['og:title']).toBe('Ann saves you a seat');
    expect(await factsAt(`/pictures/${table}.png?show=${key}`)).toMatchObject({ kind: 'invitation' });
  });

  it('nothing by the key of another table, or by one that is made up', async () => {
    const [one, other] = [await openTable('private'), await openTable('private')];
    const { key } = await sharingOf(ann, other);
    for (const wrong of [key, key.toLowerCase(), 'AAAAAAAAAAAAAAAA', '', '%ff'])
      expect(await factsAt(`/pictures/${one}.png?show=${wrong}`)).toEqual({ kind: 'secluded', language: 'en' });
  });

  it('no key without a seat', async () => {
    const table = await openTable('private');
    expect((await eve.get<{ code: string }>(`/tables/${table}/preview`)).body.code).toBe('NOT_SEATED');
    expect((await ask(`/api/v1/tables/${table}/preview`)).status).toBe(401);
  });
});

describe('the picture of a table', () => {
  it('has a name of its content, and is not sent twice', async () => {
    const table = await openTable('public');
    const first = await ask(`/pictures/${table}.png`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(etag).toBe(`"${pictureId((await first.json()) as Facts)}"`);
    const again = await ask(`/pictures/${table}.png`, { 'if-none-match': `W/"old", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await bob.command(table, { do: 'join' });
    const changed = await ask(`/pictures/${table}.png`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('may be kept for long under the address that names its content', async () => {
    const table = await openTable('public');
    const picture = tagsIn(await page(`/g/${table}`))['og:image'].slice(server.url.length);
    expect((await ask(picture)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('does not change when a card is chosen face down', async () => {
    const seats = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }] as const;
    const options = { players: 3, sides: 'A', edition: 1 };
    const { id } = (await ann.open({ game: 'wonders', options, seats: [...seats], visibility: 'public' })).table;
    for (const client of [bob, eve]) await client.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    const before = await (await ask(`/pictures/${id}.png`)).text();
    const { game } = (
      await ann.get<{ game: { v: number; view: { hand: { actions: { moves: string[] }[] }[] } } }>(`/tables/${id}`)
    ).body;
    const moves = JSON.stringify(game).matchAll(/"move":"([^"]+)"/g);
    const [first] = [...moves].map(([, move]) => move);
    expect((await ann.send('POST', `/tables/${id}/move`, { v: game.v, move: first })).status).toBe(200);
    expect(await (await ask(`/pictures/${id}.png`)).text()).toBe(before);
  });

  it('shows a result, and the position after a move of the replay', async () => {
    const table = await finishedGame();
    expect(await factsAt(`/pictures/${table}.png`)).toMatchObject({
      kind: 'result',
      ending: 'resignation',
      players: expect.arrayContaining([{ name: 'Ann', level: null }]) as unknown,
    });
    expect(await factsAt(`/pictures/${table}.png?move=1`)).toMatchObject({
      kind: 'position',
      move: { number: 1, of: 2 },
    });
    expect(await factsAt(`/pictures/${table}.png?move=999`)).toMatchObject({ move: { number: 2, of: 2 } });
    const tags = tagsIn(await page(`/g/${table}?lang=hu&move=1`));
    expect(tags['og:description']).toContain('1. lépés, összesen 2');
    expect(tags['og:image']).toContain('move=1');
  });

  it('shows no move of a game under way', async () => {
    const table = await beginGame(ann, bob, { visibility: 'public' });
    expect(await factsAt(`/pictures/${table}.png?move=1`)).toMatchObject({ kind: 'position', move: null });
  });

  it('is refused to who asks for very many, and where there is none', async () => {
    await time.pass(60_000);
    const answers = await Promise.all(Array.from({ length: 70 }, () => fetch(`${server.url}/pictures/home.png`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    for (const name of ['home', 'HOME.png', 'abc.png', '..%2Fhome.png', `${UNKNOWN}.jpg`])
      expect((await ask(`/pictures/${name}`)).status).toBe(404);
  });
});

it('what is said when a table is shared is in the language of who shares it', async () => {
  const table = await openTable('private');
  expect(await sharingOf(ann, table, '?lang=pl')).toMatchObject({ title: 'Ann trzyma ci miejsce' });
});

it('servers of one database name the same picture alike, and believe the keys of each other', async () => {
  const other = await TestServer.open({ time, storage: shared.storage });
  const table = await openTable('private');
  const { key } = await sharingOf(ann, table);
  const etagAt = async (url: string, query = ''): Promise<string | null> =>
    (await fetch(`${url}/pictures/${table}.png${query}`)).headers.get('etag');
  expect(await etagAt(other.url, `?show=${key}`)).toBe(await etagAt(server.url, `?show=${key}`));
  expect(await etagAt(other.url)).not.toBe(await etagAt(other.url, `?show=${key}`));
  await other.close();
});

describe('pictures that are kept', () => {
  const facts = (language: Language): Facts => ({ kind: 'home', language });

  function kept(mostBytes: number): { pictures: Pictures; drawn: string[] } {
    const drawn: string[] = [];
    const pool = {
      render: async ({ language }: Facts) => {
        drawn.push(language);
        return new Uint8Array(10);
      },
      close: () => Promise.resolve(),
    };
    return { pictures: new Pictures({ pool, metrics: new Metrics(), mostBytes }), drawn };
  }
  const pngOf = (pictures: Pictures, language: Language): Promise<Uint8Array> =>
    pictures.png(pictureId(facts(language)), facts(language));

  it('are drawn once, however many ask at the same time', async () => {
    const { pictures, drawn } = kept(100);
    await Promise.all([pngOf(pictures, 'en'), pngOf(pictures, 'en'), pngOf(pictures, 'pl')]);
    await pngOf(pictures, 'en');
    expect(drawn).toEqual(['en', 'pl']);
  });

  it('are drawn to the end for whoever asks next, when somebody has waited long enough', async () => {
    const drawn: Facts[] = [];
    let finish = (): void => undefined;
    const pool = {
      render: (shown: Facts) => {
        drawn.push(shown);
        return new Promise<Uint8Array>((resolve) => (finish = () => resolve(new Uint8Array(10))));
      },
      close: () => Promise.resolve(),
    };
    const pictures = new Pictures({ pool, metrics: new Metrics(), patience: 1 });
    await expect(pngOf(pictures, 'en')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    finish();
    await expect.poll(() => pngOf(pictures, 'en').catch(() => null)).toHaveLength(10);
    expect(drawn).toHaveLength(1);
  });

  it('make room for others, those not asked for longest first', async () => {
    const { pictures, drawn } = kept(20);
    for (const language of ['en', 'pl', 'en', 'hu', 'en', 'pl'] as const) await pngOf(pictures, language);
    expect(drawn).toEqual(['en', 'pl', 'hu', 'pl']);
  });
});
