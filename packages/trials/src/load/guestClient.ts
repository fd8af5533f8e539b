import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Somebody with an address and a cookie of their own, as behind a proxy. */
export class GuestClient {
  readonly #url: string;
  readonly headers: Readonly<Record<string, string>>;

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.headers = headers;
  }

  static async create(url: string, number: number): Promise<GuestClient> {
    const address = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    const { cookie } = await send(`${url}/api/v1/me`, 'GET', address, undefined);
    if (cookie === undefined) throw new Error('a new guest got no cookie');
    return new GuestClient(url, { ...address, cookie });
  }

  async post<Value>(path: string, body: object): Promise<Value> {
    const { text } = await send(`${this.#url}/api/v1${path}`, 'POST', this.headers, JSON.stringify(body));
    return JSON.parse(text) as Value;
  }
}

function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<{ text: string; cookie: string | undefined }> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
        if (answer.statusCode === 200) resolve({ text, cookie });
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
