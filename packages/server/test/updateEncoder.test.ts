import { Match, SPECTATOR } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import { expect, test } from 'vitest';
import { UpdateEncoder } from '../src/play/updateEncoder.ts';
import { jsonParser, EncodedJson } from '../src/sockets/jsonParser.ts';

const match = Match.deal(wonders, wonders.readOptions({ players: 3 }), '1.1');

const clocks = { rule: { kind: 'none' }, now: 0, left: [], running: [] } as const;

function update(viewer: number, other?: ReturnType<typeof match.view>) {
  const view = match.view(viewer, other);
  return { table: 'abc', v: 0, events: [], move: null, view, clocks, canUndo: false };
}

test('an encoded update is the update, and what everybody knows is encoded once', () => {
  const encoder = new UpdateEncoder();
  const first = update(SPECTATOR);
  expect(JSON.parse(encoder.encode(first))).toEqual(JSON.parse(JSON.stringify(first)));
  for (const seat of [0, 1, 2]) {
    const own = update(seat, first.view);
    expect(JSON.parse(encoder.encode(own))).toEqual(JSON.parse(JSON.stringify(update(seat))));
    expect(own.view.cities).toBe(first.view.cities);
  }
  const odd = { ...first, view: { age: 1, armada: undefined, staged: null } };
  expect(encoder.encode(odd)).toContain('"view":{"age":1,"staged":null}');
});

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

test('what is encoded already arrives as what it says', () => {
  const packet = { type: PacketType.EVENT, nsp: '/', data: ['game', new EncodedJson('{"v":3}')] };
  const [text] = new jsonParser.Encoder().encode(packet);
  expect(decode(new Decoder(), text)).toMatchObject([{ data: ['game', { v: 3 }] }]);
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
