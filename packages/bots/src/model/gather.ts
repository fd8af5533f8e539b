/**
 * Adds up rows of a matrix, at least one, each times an amount: what a network does in every layer, and nearly all of its time. All lies in one memory, at
 * addresses in bytes; rows are `BLOCK` numbers long or a multiple of that.
 */
export interface Gather {
  readonly memory: ArrayBuffer;
  /** Writes the sums of `count` rows at `sums`; the list at `rows` says how many bytes after `matrix` each begins, that at `amounts` how much of it. */
  add(count: number, rows: number, amounts: number, matrix: number, rowBytes: number, sums: number): void;
}

/** Numbers of 32 bits that are added up at a time. */
export const BLOCK = 16;
const BLOCK_BYTES = 4 * BLOCK;
const PAGE = 65_536;

/** The same with vector instructions where there are any, which are about ten times as fast. */
export function newGather(bytes: number): Gather {
  return vectorGather(bytes) ?? plainGather(bytes);
}

export function plainGather(bytes: number): Gather {
  const memory = new ArrayBuffer(bytes);
  const words = new Int32Array(memory);
  const numbers = new Float32Array(memory);
  return {
    memory,
    add(count, rows, amounts, matrix, rowBytes, sums) {
      numbers.fill(0, sums / 4, (sums + rowBytes) / 4);
      for (let index = 0; index < count; index++) {
        const amount = numbers[amounts / 4 + index];
        const row = (matrix + words[rows / 4 + index]) / 4;
        for (let column = 0; column < rowBytes / 4; column++) {
          numbers[sums / 4 + column] += Math.fround(amount * numbers[row + column]);
        }
      }
    },
  };
}

/** What is used of WebAssembly, which browsers and Node have alike. */
interface WebAssemblyHere {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly _: Gather['add'] } };
}

/** Null where there is no WebAssembly with vectors. */
export function vectorGather(bytes: number): Gather | null {
  const { WebAssembly: here } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyHere };
  if (here === undefined) return null;
  try {
    const memory = new here.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new here.Instance(new here.Module(moduleBytes()), { _: { _: memory } });
    return { memory: memory.buffer, add: exports._ };
  } catch {
    return null;
  }
}

// The module in WebAssembly's own bytes; parameters and local variables go by number.
const [COUNT, ROWS, AMOUNTS, MATRIX, ROW_BYTES, SUMS, COLUMN, OFFSET, AT, AMOUNT, SUM] = Array.from({
  length: 11,
}).keys();
const VECTORS = BLOCK / 4;
const [I32, V128, LOOP, END, BR_IF, NOTHING] = [0x7f, 0x7b, 0x03, 0x0b, 0x0d, 0x40];
const [ADD, SHIFT_LEFT, LESS] = [0x6a, 0x74, 0x49];

/** How every module begins: its sign, and the version of the format. */
const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Instructions one after the other. */
type Code = readonly (number | readonly number[])[];

const LOAD = [0x28, 2, 0];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const setAndGet = (local: number): number[] => [0x22, local];
/** Numbers below 8192, as the format writes whole numbers. */
const constant = (value: number): number[] => (value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >> 7]);
const vector = (operation: number): number[] =>
  operation < 128 ? [0xfd, operation] : [0xfd, (operation & 127) | 128, 1];
const loadVector = (offset: number): number[] => [...vector(0x00), 2, offset];
const storeVector = (offset: number): number[] => [...vector(0x0b), 2, offset];
const LOAD_SPLAT = [...vector(0x09), 2, 0];
const NO_VECTOR = [...vector(0x0c), ...Array.from({ length: 16 }, () => 0)];
const ADD_VECTORS = vector(0xe4);
const MULTIPLY_VECTORS = vector(0xe6);
const eachVector = (code: (number: number) => Code): number[] =>
  Array.from({ length: VECTORS }, (_, number) => code(number).flat()).flat();

/** Adds a block of the row at `OFFSET` of the list, and goes on with the next one. */
function addRow(): number[] {
  const findRow: Code = [get(ROWS), get(OFFSET), ADD, LOAD, get(MATRIX), ADD, get(COLUMN), ADD, set(AT)];
  const loadAmount: Code = [get(AMOUNTS), get(OFFSET), ADD, LOAD_SPLAT, set(AMOUNT)];
  const addVector = (number: number): Code => {
    const sum = SUM + number;
    return [get(sum), get(AMOUNT), get(AT), loadVector(16 * number), MULTIPLY_VECTORS, ADD_VECTORS, set(sum)];
  };
  const next: Code = [get(OFFSET), constant(4), ADD, setAndGet(OFFSET)];
  const isLess: Code = [get(COUNT), constant(2), SHIFT_LEFT, LESS, BR_IF, 0];
  return [findRow.flat(), loadAmount.flat(), eachVector(addVector), next.flat(), isLess.flat()].flat();
}

/** For each block of columns: add up the block of every row, put the sums away. There is at least one row. */
function code(): number[] {
  const begin = eachVector((number) => [NO_VECTOR, set(SUM + number)]);
  const rows: Code = [constant(0), set(OFFSET), LOOP, NOTHING, addRow(), END];
  const findSums: Code = [get(SUMS), get(COLUMN), ADD, set(AT)];
  const store = eachVector((number) => [get(AT), get(SUM + number), storeVector(16 * number)]);
  const next: Code = [get(COLUMN), constant(BLOCK_BYTES), ADD, setAndGet(COLUMN)];
  const isLess: Code = [get(ROW_BYTES), LESS, BR_IF, 0];
  const block = [begin, rows.flat(), findSums.flat(), store, next.flat(), isLess.flat()];
  return [LOOP, NOTHING, ...block.flat(), END, END];
}

function moduleBytes(): Uint8Array {
  const locals = [2, 3, I32, 1 + VECTORS, V128];
  const body = [...locals, ...code()];
  const sections = [
    [1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]],
    [2, [1, 1, 0x5f, 1, 0x5f, 2, 0, 1]],
    [3, [1, 0]],
    [7, [1, 1, 0x5f, 0, 0]],
    [10, [1, ...length(body), ...body]],
  ] as const;
  return Uint8Array.from([...MAGIC, ...sections.flatMap(([id, bytes]) => [id, ...length(bytes), ...bytes])]);
}

/** A length, as the format writes whole numbers without a sign. */
function length(bytes: readonly number[]): number[] {
  return bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7];
}
