import { LABELS } from '@pharos/analysis';
import type { BotAccuracy, Mean } from '../../analysis/botAccuracy.ts';
import { GAMES } from '../../games/registry.ts';

const ids = GAMES.map(({ id }) => id).join('|');
const share = ({ mean, margin }: Mean, digits: number): string =>
  `${(100 * mean).toFixed(digits)} ± ${(100 * margin).toFixed(digits)}`.padStart(13);

/** What `pharos accuracy` tells. */
export const accuracyTexts = {
  progress: (bots: number, games: number) => `${bots} bots, ${games} games each`,
  result: (bots: readonly BotAccuracy[], against: string): string =>
    [
      `bot against ${against}     accuracy, %  lost a decision  better than the one before`,
      ...bots.map(({ bot, accuracy, loss, step }) =>
        `${bot.padEnd(20)} ${share(accuracy, 2)} ${share(loss, 2)} ${step === null ? '' : share(step, 2)}`.trimEnd(),
      ),
      '',
      `of 100 decisions     ${LABELS.map((label) => label.padStart(8)).join('')}`,
      ...bots.map(
        ({ bot, labels }) =>
          `${bot.padEnd(20)} ${LABELS.map((label) => labels[label].toFixed(1).padStart(8)).join('')}`,
      ),
    ].join('\n'),
  help: `pharos accuracy ${ids} [options]

Lets each of some bots play against others, one kind at all other seats, and analyses its decisions.

  --bots A,B,…    the bots, weakest first (default: all levels)
  --against BOT   who sits at all other seats (default expert)
  --games N       how many games of each (default 50); all play the same deals
  --iterations N  how deeply each decision is looked at (default 1000)
  --seed S        number of the series (default 1)
  --threads N     how many threads share the work (default: one for each core); the result is the same
  --json          one JSON object: game, against, iterations, bots

Bots are named as in "pharos arena". Intervals are 95 %. What the players agree on, such as --packs, is said as in
"pharos play" (pharos play --help).`,
};
