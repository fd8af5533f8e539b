import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A mail server on this machine that takes what it is handed, and refuses as it is told. */
export class SmtpReceiver {
  readonly received: ReceivedMail[] = [];
  /** So many of the next mails are refused for the time being. */
  refusals = 0;
  readonly #server: Server = createServer((socket) => this.#talk(socket));

  static async open(): Promise<SmtpReceiver> {
    const receiver = new SmtpReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #talk(socket: Socket): void {
    const recipients: string[] = [];
    let unread = '';
    let isMail = false;
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      if (/^RCPT/i.test(line)) recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
      isMail = /^DATA/i.test(line);
      if (isMail) answer('354 go on');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else answer('250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      unread += part.toString();
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const text = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (!isMail) take(text);
        else {
          isMail = false;
          answer(this.#accept(recipients.splice(0), text) ? '250 taken' : '451 later');
        }
      }
    });
    answer('220 here');
  }

  #accept(to: string[], text: string): boolean {
    if (this.refusals > 0) {
      this.refusals--;
      return false;
    }
    const [head, ...body] = text.split('\r\n\r\n');
    const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable';
    this.received.push({ to, headers, text: isQuoted ? unquoted(body.join('\r\n\r\n')) : body.join('\r\n\r\n') });
    return true;
  }
}

/** Reads quoted-printable text. */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
