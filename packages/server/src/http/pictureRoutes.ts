import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { linkOptions, type LinkPreviews } from '../pictures/linkPreviews.ts';
import { subjectNamed } from '../pictures/linkSubject.ts';
import { pictureId, type Pictures } from '../pictures/pictures.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { countedCaller } from './callerAddress.ts';

export interface PictureRouteParts {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly time: Time;
  readonly linkPreviews: Pick<LinkPreviews, 'factsOf'>;
  readonly pictures: Pick<Pictures, 'png'>;
}

/** Of one address: a chat service asks for many people, but not for hundreds at once. */
const RATE = { burst: 60, perSecond: 2 };
/** Seconds for which others may keep a picture that can change, and one that cannot. */
const CHANGING = 60;
const LASTING = 86_400;

/** `/pictures/home.png`, `/pictures/<table>.png` and `/pictures/<day>-<deal>.png`: what link previews show. */
export function pictureRoutes(server: FastifyInstance, parts: PictureRouteParts): void {
  const { config, time, linkPreviews, pictures } = parts;
  const rates = new TokenBuckets(RATE);
  server.get('/pictures/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const [, named = ''] = /^([a-z0-9-]+)\.png$/.exec(name) ?? [];
    const subject = subjectNamed(named);
    if (subject === null) throw new Refusal('NOT_FOUND', 'there is no such picture');
    rates.takeOrRefuse(countedCaller(request.raw, config.trustProxy), time.now(), 'pictures');
    const query = request.query as Readonly<Record<string, unknown>>;
    const facts = await linkPreviews.factsOf(subject, linkOptions(query));
    const id = pictureId(facts);
    const isLasting = query['v'] === id || ['daily', 'home', 'result'].includes(facts.kind);
    void reply.headers({
      etag: `"${id}"`,
      'cache-control': `public, max-age=${isLasting ? LASTING : CHANGING}`,
      // Chat services show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isKnown(request.headers['if-none-match'], id)) return reply.code(304).send();
    const png = await pictures.png(id, facts);
    return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
}

/** Whether the asker has the picture already. */
function isKnown(header: string | undefined, id: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${id}"`) === true;
}
