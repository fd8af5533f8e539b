import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/**
 * The usual words of Socket.IO, for a server that never sends anything binary: the usual encoder looks for it in every
 * part of every view.
 */
class JsonEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${textOf(data)}`];
  }
}

function textOf(data: unknown): string {
  return data === undefined || data === null ? '' : JSON.stringify(data);
}

/** Kind, place and number of a message; a number so long would come back as another one. */
const LONG_NUMBER = /^\d(?:\d*-)?(?:\/[^,]*,)?\d{16}/;

class JsonDecoder extends Decoder {
  override add(chunk: unknown): void {
    if (typeof chunk === 'string' && LONG_NUMBER.test(chunk)) throw new Error('the number of a message is too long');
    super.add(chunk);
  }
}

export const jsonParser = { Encoder: JsonEncoder, Decoder: JsonDecoder };
