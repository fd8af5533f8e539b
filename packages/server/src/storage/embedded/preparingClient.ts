import { Client, type QueryResult } from 'pg';
import { hasCode } from '../errorCode.ts';
import { REPEATED } from '../repeatedStatement.ts';

/** The session knows no statement of that name: the database was opened anew. */
const UNKNOWN_STATEMENT = '26000';
/** Each is kept by the session; there are few shapes of them. */
const MOST_PREPARED = 100;

/** No two clients of one session use the same names. */
let lastName = 0;

type Ask = (text: unknown, values: unknown, done: unknown) => unknown;
type AskPrepared = (config: { name: string; text: string; values: readonly unknown[] }) => Promise<QueryResult>;

/**
 * A client that has repeated statements read and planned once for its session: for the embedded database that is half of the work, and this
 * process does it.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();
  readonly #ask = super.query.bind(this) as Ask & AskPrepared;

  override query: Client['query'] = ((text: unknown, values: unknown, done: unknown) =>
    typeof text === 'string' && text.startsWith(REPEATED) && Array.isArray(values)
      ? this.#askPrepared(text, values)
      : this.#ask(text, values, done)) as Client['query'];

  async #askPrepared(text: string, values: readonly unknown[]): Promise<QueryResult> {
    try {
      return await this.#ask({ name: this.#nameOf(text), text, values });
    } catch (error) {
      if (!hasCode(error, UNKNOWN_STATEMENT)) throw error;
      // Nothing was carried out.
      this.#names.clear();
      return this.#ask({ name: this.#nameOf(text), text, values });
    }
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined && this.#names.size < MOST_PREPARED) this.#names.set(text, (name = `repeated${++lastName}`));
    // Without a name it is read and planned each time.
    return name ?? '';
  }
}
