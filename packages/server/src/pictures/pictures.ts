import { createHash } from 'node:crypto';
import type { Facts } from '@pharos/pictures';
import { Refusal } from '../shared/refusal.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { PicturePool } from './picturePool.ts';

/** Raised when pictures of the same facts look different than before. */
const DRAWN_AS = 1;
/** Milliseconds after which nobody waits any longer; the picture is drawn all the same, for whoever asks next. */
const PATIENCE_MS = 8000;
const RETRY_S = 5;
/** Bytes of pictures kept: about a hundred of them. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Dependencies {
  readonly pool: PicturePool;
  readonly metrics: Pick<Metrics, 'pictureSeconds'>;
  readonly mostBytes?: number;
  readonly patience?: number;
}

/** Names a picture by what it shows: the same on every node, and another one as soon as there is something else to see. */
export function pictureId(facts: Facts): string {
  return createHash('sha256')
    .update(`${DRAWN_AS} ${JSON.stringify(facts)}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Pictures by their ids. Those not asked for longest make room for others. */
export class Pictures {
  readonly #pool: PicturePool;
  readonly #metrics: Dependencies['metrics'];
  readonly #mostBytes: number;
  readonly #patience: number;
  /** In order of last use. */
  readonly #kept = new Map<string, Uint8Array>();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;

  constructor({ pool, metrics, mostBytes = MOST_BYTES, patience = PATIENCE_MS }: Dependencies) {
    this.#pool = pool;
    this.#metrics = metrics;
    this.#mostBytes = mostBytes;
    this.#patience = patience;
  }

  /** The picture of these facts; drawn once, however many ask for it at the same time. Refuses when it takes too long. */
  async png(id: string, facts: Facts): Promise<Uint8Array> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) {
      this.#kept.delete(id);
      this.#kept.set(id, kept);
      return kept;
    }
    const begun = this.#underWay.get(id);
    if (begun !== undefined) return this.#soon(begun);
    const drawing = this.#draw(id, facts).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, drawing);
    return this.#soon(drawing);
  }

  async #soon(drawing: Promise<Uint8Array>): Promise<Uint8Array> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      const late = new Refusal('UNAVAILABLE', 'the picture is not drawn yet', RETRY_S);
      timer = setTimeout(() => reject(late), this.#patience);
    });
    try {
      return await Promise.race([drawing, patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #draw(id: string, facts: Facts): Promise<Uint8Array> {
    const measured = this.#metrics.pictureSeconds.startTimer();
    const png = await this.#pool.render(facts);
    measured();
    this.#kept.set(id, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return png;
  }
}
