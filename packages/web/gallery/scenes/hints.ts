import { hintsFor, taskFor, type BotGame } from '@pharos/bots';
import { fastRng } from '@pharos/core';
import { atTable, type AnyMatch } from './places.ts';
import type { Press, Setting } from './setting.ts';

/** So many are enough for a picture. */
const ITERATIONS = 400;
const MILLISECONDS = 20_000;

/** The hint for the first seat is open. */
export function withHint(match: AnyMatch, bots: BotGame, press: readonly Press[] = []): Setting {
  const hints = hintsFor(bots, taskFor(match, 0, MILLISECONDS, fastRng(1)), ITERATIONS);
  return atTable(match, { server: { hints }, press: ['.hintbtn', ...press] });
}
