import type { Socket } from 'socket.io';

/** Something that is JSON already. */
interface Encoded {
  readonly text: string;
  /** As it went over the line to the first one: for the others. */
  frame?: Buffer;
}

/** Sends something encoded to a client, as `socket.emit` would; what is sent to many becomes bytes once. */
export function sendEncoded({ conn }: Pick<Socket, 'conn'>, name: string, message: Encoded): void {
  message.frame ??= textFrame(`4${packetOf(name, message)}`);
  const options: WriteOptions = { compress: false, wsPreEncodedFrame: [message.frame] };
  conn.write(packetOf(name, message), options);
}

/** Engine.IO sends what adapters have encoded beforehand; its types do not say so. */
interface WriteOptions {
  readonly compress: boolean;
  readonly wsPreEncodedFrame: readonly Buffer[];
}

/** An event of Socket.IO. */
function packetOf(name: string, { text }: Encoded): string {
  return `2["${name}",${text}]`;
}

const SHORT = 126;
const MEDIUM = 0x1_00_00;

/** A websocket message of one frame, as servers send it [RFC 6455, 5.2]. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (length < SHORT) frame[1] = length;
  else if (length < MEDIUM) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
