import { type Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import { expect, test } from 'vitest';
import { textFrame } from '../src/sockets/encodedMessages.ts';
import { jsonParser } from '../src/sockets/jsonParser.ts';

test.each<[name: string, packet: Packet]>([
  ['a message', { type: PacketType.EVENT, nsp: '/', data: ['chat', { a: [1, null, 'ű'] }] }],
  ['a message that wants an answer', { type: PacketType.EVENT, nsp: '/', id: 0, data: ['move', undefined, 2] }],
  ['a message elsewhere', { type: PacketType.EVENT, nsp: '/elsewhere', data: ['x'] }],
  ['an answer', { type: PacketType.ACK, nsp: '/', id: 7, data: [{ ok: true }] }],
  ['an answer without words', { type: PacketType.ACK, nsp: '/', id: 7, data: [] }],
  ['a greeting', { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } }],
  ['a farewell', { type: PacketType.DISCONNECT, nsp: '/' }],
])('%s is encoded as Socket.IO encodes it', (_, packet) => {
  expect(new jsonParser.Encoder().encode(packet)).toEqual(new Encoder().encode(packet));
});

test.each([
  ['short', 125, [0x81, 125]],
  ['medium', 126, [0x81, 126, 0, 126]],
  ['medium', 65_535, [0x81, 126, 255, 255]],
  ['long', 65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a %s text of %i bytes is a frame with its length', (_, length, head) => {
  const text = `é${'x'.repeat(length - 2)}`;
  const frame = textFrame(text);
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).toString()).toBe(text);
});

function decode(decoder: Decoder, text: string): Packet[] {
  const packets: Packet[] = [];
  decoder.on('decoded', (packet: Packet) => packets.push(packet));
  decoder.add(text);
  return packets;
}

test('a message with a number that could not be answered to is refused', () => {
  expect(decode(new jsonParser.Decoder(), '2123456789012345["x"]')).toMatchObject([{ id: 123_456_789_012_345 }]);
  for (const head of [
    '29007199254740993',
    '21300000000000000000000',
    '2/elsewhere,9999999999999999',
    `3${'9'.repeat(400)}`,
  ])
    expect(() => decode(new jsonParser.Decoder(), `${head}["x"]`)).toThrow('too long');
});
