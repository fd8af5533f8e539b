import type { Done, Work } from './work.ts';

/** A block of work and the seconds it took: of CPU, and by the clock. */
export interface Block extends Done {
  readonly cpu: number;
  readonly wall: number;
}

/** Does the blocks that come before those measured; answers the one with the checksum that is told. */
export function warmUp({ warmUpBlocks, checkedBlocks, block }: Work): Done {
  let checked: Done = { count: 0, plies: 0, checksum: 0 };
  for (let number = 0; number < warmUpBlocks; number++) {
    const done = block(number);
    if (number < checkedBlocks) checked = done;
  }
  return checked;
}

/** Fewer blocks tell nothing of how far they differ. */
const LEAST_BLOCKS = 10;

/**
 * Does the blocks of one or more builds by turns until each has spent its CPU seconds: neighbouring blocks meet the machine
 * in the same mood, and who begins changes from block to block. Answers the blocks of each build.
 */
export function measure(works: readonly Work[], cpuSeconds: number, onProgress: (done: number) => void): Block[][] {
  const blocks: Block[][] = works.map(() => []);
  const wanted = cpuSeconds * works.length;
  let spent = 0;
  for (let number = 0; spent < wanted || number < LEAST_BLOCKS; number++) {
    const order = [...works.keys()];
    if (number % 2 === 1) order.reverse();
    for (const which of order) {
      const block = timed(works[which], number);
      blocks[which].push(block);
      spent += block.cpu;
    }
    onProgress(Math.min(1, spent / wanted));
  }
  return blocks;
}

function timed({ warmUpBlocks, block }: Work, number: number): Block {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const done = block(warmUpBlocks + number);
  const { user, system } = process.cpuUsage(cpuStart);
  return { ...done, cpu: (user + system) / 1e6, wall: (performance.now() - start) / 1000 };
}
