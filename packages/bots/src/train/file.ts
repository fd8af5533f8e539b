import type { FeatureSet } from '../model/featureSet.ts';
import { KNOTS, type Weights, type WeightsFile } from '../model/weights.ts';
import type { Quality } from './fit.ts';
import type { Report } from './train.ts';

/** The weights by name, with what is known about where they come from. */
export function weightsFile<State>(
  { seatFeatures, moveFeatures }: FeatureSet<State>,
  { seat, move }: Weights,
  command: string,
  report: Report,
): WeightsFile {
  const knots = Array.from({ length: KNOTS }, (_, knot) => KNOTS - 1 - knot);
  const ofFeature = (number: number): number[] =>
    knots.map((knot) => rounded(seat[knot * seatFeatures.length + number]));
  const { positions, ...qualities } = report;
  return {
    provenance: {
      command,
      positions,
      ...Object.fromEntries(Object.entries(qualities).map(([name, quality]) => [name, roundedQuality(quality)])),
    },
    seat: Object.fromEntries(seatFeatures.map((name, number) => [name, ofFeature(number)])),
    move: Object.fromEntries(moveFeatures.map((name, number) => [name, rounded(move[number])])),
  };
}

/** Weights need no more digits, and the file is read by people too. */
function rounded(weight: number): number {
  return Math.round(weight * 1e4) / 1e4;
}

function roundedQuality({ logLoss, accuracy }: Quality): Quality {
  return { logLoss: rounded(logLoss), accuracy: rounded(accuracy) };
}

/** The file as text, a line for each feature. */
export function formatWeights({ provenance, seat, move }: WeightsFile): string {
  const parts = { provenance, seat, move };
  const sections = Object.entries(parts).map(([name, entries]) => {
    const lines = Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${inLine(value)}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${sections.join(',\n')}\n}\n`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`)
    .join(', ')} }`;
}
