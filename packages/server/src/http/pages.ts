import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { linkOptions, type LinkPreviews } from '../pictures/linkPreviews.ts';
import { subjectAt } from '../pictures/linkSubject.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { countedCaller } from './callerAddress.ts';
import { askedLanguage, preloadTags, readPreloads } from './preloads.ts';
import { previewTags } from './previewTags.ts';

export interface PageParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  readonly time: Time;
  readonly linkPreviews: Pick<LinkPreviews, 'factsOf'>;
}

/** Tables looked up for the pages of one address. */
const RATE = { burst: 60, perSecond: 2 };
/** A page does not wait longer than this, in milliseconds, for what is said about it. */
const PATIENCE_MS = 1500;

/** The one page of the client, with what previews of a link to it show. */
export class Pages {
  readonly #folder: string;
  readonly #with: PageParts;
  readonly #rates = new TokenBuckets(RATE);

  /** `folder`: of the built client. */
  constructor(folder: string, parts: PageParts) {
    this.#folder = folder;
    this.#with = parts;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [page, preloads, tags] = await Promise.all([
      readFile(join(this.#folder, 'index.html'), 'utf8'),
      readPreloads(join(this.#folder, 'preloads.json')),
      this.#tags(request),
    ]);
    const language = askedLanguage(request.headers['accept-language']);
    const added = [...preloadTags(preloads[language] ?? []), ...(tags === null ? [] : [tags])].join('\n    ');
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language');
    return reply.send(added === '' ? page : page.replace('</head>', () => `  ${added}\n  </head>`));
  }

  /** Null where nothing is said, or cannot be said now: a page never fails for that. */
  async #tags(request: FastifyRequest): Promise<string | null> {
    const [path] = request.url.split('?');
    const subject = subjectAt(path);
    const origin = this.#originOf(request);
    if (origin === null || subject === null) return null;
    const { config, time, linkPreviews } = this.#with;
    if (subject.kind === 'table' && !this.#rates.take(countedCaller(request.raw, config.trustProxy), time.now()))
      return null;
    const options = linkOptions(request.query as Readonly<Record<string, unknown>>);
    if (subject.kind === 'daily' && options.result === null) return null;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    try {
      const facts = await Promise.race([linkPreviews.factsOf(subject, options), patience]);
      return facts === null ? null : previewTags(facts, { origin, subject, options });
    } catch (error) {
      request.log.warn({ err: error }, 'a page without a preview');
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Previews need whole addresses. */
  #originOf({ protocol, host }: FastifyRequest): string | null {
    const { publicUrl } = this.#with.config;
    if (publicUrl !== null) return publicUrl;
    const text = `${protocol}://${host}`;
    return /^[\w.:[\]-]+$/.test(host) && URL.canParse(text) ? new URL(text).origin : null;
  }
}
