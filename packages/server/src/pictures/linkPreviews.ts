import { LANGUAGES, type Facts, type Shown } from '@pharos/pictures';
import type { Language } from '@pharos/protocol';
import type { Identity } from '../identity/identity.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { SharedResults } from '../daily/sharedResults.ts';
import { refusalIn } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { isPublicTable } from '../storage/lists.ts';
import type { LinkSubject } from './linkSubject.ts';
import { SECLUDED, tableFacts } from './tableFacts.ts';

/** What a link says besides the table. */
export interface LinkOptions {
  readonly language: Language;
  /** The move of a replay. */
  readonly move: number | null;
  /** What somebody made of a deal of the day, as `SharedResults` signs it. */
  readonly result: string | null;
  /** Given to those who sit at a table: a link with it may show what a private table plays. */
  readonly key: string | null;
}

interface Dependencies {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'read'>;
  readonly identity: Pick<Identity, 'isLinkKey'>;
  readonly sharedResults: Pick<SharedResults, 'factsOf'>;
}

/** What is told about links before somebody opens them: whoever asks is a stranger. */
export class LinkPreviews {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** What the preview of a link shows. */
  async factsOf(subject: LinkSubject, options: LinkOptions): Promise<Facts> {
    return { language: options.language, ...(await this.#shown(subject, options)) };
  }

  /** The same for a table that the asker may see. */
  factsIn(room: Room, { language, move }: Pick<LinkOptions, 'language' | 'move'>): Facts {
    return { language, ...tableFacts(room, move) };
  }

  async #shown(subject: LinkSubject, options: LinkOptions): Promise<Shown> {
    if (subject.kind === 'home') return subject;
    if (subject.kind === 'table') return this.#table(subject.table, options);
    return this.#with.sharedResults.factsOf(subject, options.result ?? '') ?? SECLUDED;
  }

  async #table(table: string, { move, key }: LinkOptions): Promise<Shown> {
    const { db, rooms, identity } = this.#with;
    const isAllowed = (key !== null && identity.isLinkKey(table, key)) || (await isPublicTable(db, table));
    if (!isAllowed) return SECLUDED;
    try {
      // The others have the deal of the day still before them.
      return await rooms.read(table, (room) => (room.table.daily === null ? tableFacts(room, move) : SECLUDED));
    } catch (error) {
      // A table that does not exist looks like one of which nothing is told.
      if (refusalIn(error)?.code === 'NOT_FOUND') return SECLUDED;
      throw error;
    }
  }
}

/** Reads what a link says; whatever cannot be read is as if it were not there. */
export function linkOptions({ lang, move, show, result }: Readonly<Record<string, unknown>>): LinkOptions {
  return {
    language: LANGUAGES.find((known) => known === lang) ?? 'en',
    move: typeof move === 'string' && /^\d{1,4}$/.test(move) ? Number(move) : null,
    key: typeof show === 'string' ? show : null,
    result: typeof result === 'string' ? result : null,
  };
}

/** The same as a query, in one spelling: parts that say nothing are left out. */
export function linkQuery(
  { language, move, key, result }: LinkOptions,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ lang: language });
  if (move !== null) query.set('move', String(move));
  if (key !== null) query.set('show', key);
  if (result !== null) query.set('result', result);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.toString();
}
