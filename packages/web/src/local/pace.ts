/** A bot that answers at once is hard to follow. */
const QUICK = 650;
/** People take longer, and not always equally long. */
const HUMAN = { least: 1200, most: 3000 };

/** Milliseconds until a bot moves, the time it thinks included. */
export function botPause(isHuman: boolean): number {
  return isHuman ? HUMAN.least + Math.random() * (HUMAN.most - HUMAN.least) : QUICK;
}
