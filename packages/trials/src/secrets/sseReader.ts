/** Follows a table by server-sent events and keeps what comes, byte by byte. */
export class SseReader {
  readonly #end = new AbortController();
  #text = '';
  #notify: () => void = () => undefined;

  static async open(url: string, table: string, cookie: string): Promise<SseReader> {
    const reader = new SseReader();
    const { signal } = reader.#end;
    const answer = await fetch(`${url}/api/v1/tables/${table}/stream`, { headers: { cookie }, signal });
    if (answer.body === null) throw new Error('a stream without a body');
    void reader.#read(answer.body);
    return reader;
  }

  /** Everything so far, once there are so many events. */
  async takeText(events: number): Promise<string> {
    while (this.#text.split('\n\n').length - 1 < events) await new Promise<void>((resolve) => (this.#notify = resolve));
    return this.#text;
  }

  close(): void {
    this.#end.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        this.#text += decoder.decode(chunk, { stream: true });
        this.#notify();
      }
    } catch {
      // Closed by us.
    }
  }
}
