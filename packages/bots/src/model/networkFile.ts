import { Network, sizesOf, type NetworkShape, type NetworkWeights } from './network.ts';

/** Browsers and Node have both alike. */
interface Base64 {
  readonly btoa: (bytes: string) => string;
  readonly atob: (text: string) => string;
}
const { btoa, atob } = globalThis as unknown as Base64;

/** A network as it is stored: inputs and features of moves by name, all numbers as bytes. */
export interface NetworkFile {
  /** Which way of storing it is. */
  readonly format: number;
  /** How it was made, and how well it does. */
  readonly provenance: Readonly<Record<string, unknown>>;
  readonly hidden: number;
  readonly second: number;
  /** How a game can be won: an output for each, of who views, then of the opponent. */
  readonly ways: readonly string[];
  /** Of a network that foretells points: see pointsNetwork.ts. */
  readonly sharpness?: readonly number[];
  readonly inputs: readonly string[];
  readonly moveFeatures: readonly string[];
  /** Base64 of `ROWS` in turn: for each row a scale (32 bits), then its numbers as parts of it (16 bits). */
  readonly numbers: string;
}

/** What a network is told about, by name. */
export interface NetworkNames {
  readonly inputs: readonly string[];
  readonly moveFeatures: readonly string[];
  readonly ways: readonly string[];
  /** How many sides have an output for each way: two where it is not said. */
  readonly sides?: number;
}

const FORMAT = 1;
const MOST = 32_767;

type Part = keyof NetworkWeights;

/** The parts in the order they are stored, with how long their rows are. */
function rowsOf({ hidden, second, outputs }: NetworkShape): readonly (readonly [Part, number])[] {
  const width = hidden + outputs;
  return [
    ['first', width],
    ['firstBias', width],
    ['second', hidden],
    ['secondBias', second],
    ['last', second],
    ['move', 1 + second],
  ];
}

/** Inputs and features that never occurred in training are left out. */
export function writeNetwork(
  { shape, weights }: Network,
  { inputs, moveFeatures, ways }: NetworkNames,
  isUsed: { readonly input: (number: number) => boolean; readonly moveFeature: (number: number) => boolean },
  provenance: NetworkFile['provenance'],
): NetworkFile {
  const usedInputs = [...inputs.keys()].filter((number) => isUsed.input(number));
  const usedMoves = [...moveFeatures.keys()].filter((number) => isUsed.moveFeature(number));
  const chosen: Partial<Record<Part, readonly number[]>> = { first: usedInputs, move: usedMoves };
  const bytes: number[] = [];
  for (const [part, length] of rowsOf(shape)) {
    const rows = chosen[part] ?? Array.from({ length: weights[part].length / length }, (_, row) => row);
    for (const row of rows) writeRow(weights[part].subarray(row * length, (row + 1) * length), bytes);
  }
  return {
    format: FORMAT,
    provenance,
    hidden: shape.hidden,
    second: shape.second,
    ways,
    inputs: usedInputs.map((number) => inputs[number]),
    moveFeatures: usedMoves.map((number) => moveFeatures[number]),
    numbers: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

function writeRow(row: Float32Array, bytes: number[]): void {
  const scale = Math.fround(row.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / MOST);
  const view = new DataView(new ArrayBuffer(4 + 2 * row.length));
  view.setFloat32(0, scale, true);
  for (const [index, number] of row.entries())
    view.setInt16(4 + 2 * index, scale === 0 ? 0 : Math.round(number / scale), true);
  bytes.push(...new Uint8Array(view.buffer));
}

/** The network of a file for these names; an input or feature that the file does not name counts for nothing. */
export function readNetwork(file: NetworkFile, { inputs, moveFeatures, ways, sides = 2 }: NetworkNames): Network {
  if (file.format !== FORMAT) throw new Error(`a network of format ${file.format}`);
  if (file.ways.join() !== ways.join()) throw new Error(`a network for ${file.ways.join(', ')}`);
  const { hidden, second } = file;
  const outputs = sides * ways.length;
  const shape = { inputs: inputs.length, hidden, second, outputs, moveFeatures: moveFeatures.length };
  const sizes = sizesOf(shape);
  const view = new DataView(Uint8Array.from(atob(file.numbers), (letter) => letter.charCodeAt(0)).buffer);
  const named: Partial<Record<Part, readonly number[]>> = {
    first: placesOf(file.inputs, inputs),
    move: placesOf(file.moveFeatures, moveFeatures),
  };
  let at = 0;
  const parts = rowsOf(shape).map(([part, length]) => {
    const numbers = new Float32Array(sizes[part]);
    const rows = named[part] ?? Array.from({ length: sizes[part] / length }, (_, row) => row);
    for (const row of rows) {
      const scale = view.getFloat32(at, true);
      at += 4;
      for (let index = 0; index < length; index++, at += 2) {
        if (row >= 0) numbers[row * length + index] = scale * view.getInt16(at, true);
      }
    }
    return [part, numbers] as const;
  });
  return new Network(shape, Object.fromEntries(parts) as unknown as NetworkWeights);
}

/** Where each name stands among the known ones; −1 for one that is not known any more. */
function placesOf(names: readonly string[], known: readonly string[]): readonly number[] {
  const places = new Map(known.map((name, place) => [name, place]));
  return names.map((name) => places.get(name) ?? -1);
}
