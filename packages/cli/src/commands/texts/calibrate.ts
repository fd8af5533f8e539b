import type { Correction, Reliability } from '@pharos/analysis';
import { GAMES } from '../../games/registry.ts';

const ids = GAMES.map(({ id }) => id).join('|');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

interface Told {
  readonly kind: string;
  readonly raw: Reliability;
  readonly corrected: Reliability;
  readonly fitted: Reliability;
  readonly fit: Correction;
}

const quality = (name: string, { brier, straight }: Reliability): string =>
  `  ${name.padEnd(22)} Brier ${brier.toFixed(4)}, straight ${percent(straight)}`;

/** What `pharos calibrate` tells. */
export const calibrateTexts = {
  progress: (kind: string, games: number) => `${kind}, ${games} games`,
  result: ({ kind, raw, corrected, fitted, fit }: Told): string =>
    [
      `${kind}: ${corrected.forecasts} positions of ${corrected.games} games`,
      `  predicted    came  95 %`,
      ...corrected.rows.map(
        ({ chance, rate, low, high, count }) =>
          `    ${percent(chance)} ${percent(rate)}  ${percent(low)} to ${percent(high)}  (${count})${chance < low || chance > high ? ' !' : ''}`,
      ),
      quality('as searched', raw),
      quality('as corrected', corrected),
      quality('fitted anew', fitted),
      `  who always says the mean result: Brier ${corrected.brierOfMean.toFixed(4)}`,
      `  new fit: ${JSON.stringify(fit)}`,
    ].join('\n'),
  help: `pharos calibrate ${ids} [options]

Lets searches play against each other and compares the chances that the analysis tells with the results.

  --games N       how many games (default 50)
  --iterations N  how deeply they search (default 500)
  --seed S        number of the series (default 1)
  --threads N     how many threads share the work (default: one for each core); the result is the same
  --svg FILE      write a picture: predicted chances against results
  --json          one JSON object: kind, raw, corrected, fitted, fit

What the players agree on, such as --packs, is said as in "pharos play" (pharos play --help).
"Straight" is the part of positions in rows whose 95 % interval holds the predicted chance; "fitted anew" corrects each
half of the games by what was fitted to the other half. Corrections are kept in packages/analysis/src/correctionData.ts.`,
};
