import type { Result } from './campaign.ts';

/** Milliseconds that 95 of 100 answers may take. */
const LIMITS_MS = { bot: 3000, hint: 5000 } as const;

/** The value that such a share of all values does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}

/** What is not as it should be, in words. */
export function missedLimits(results: readonly Result[]): string[] {
  return results.flatMap(({ kind, waits }) => [
    ...(['bot', 'hint'] as const).flatMap((what) => {
      const p95 = percentile(waits[what], 0.95);
      if (p95 < LIMITS_MS[what]) return [];
      return [`${kind}: a ${what} took ${p95 === Infinity ? 'for ever' : `${Math.round(p95)} ms`} (p95)`];
    }),
    ...(waits.refused.length === 0 ? [] : [`${kind}: hints were refused: ${waits.refused.join(', ')}`]),
  ]);
}

/** The figures, as a table of Markdown. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ kind, counts, waits, load }) => [
    kind,
    describeAttack(counts),
    describeWaits(waits.bot),
    describeWaits(waits.hint),
    load.toFixed(1),
  ]);
  const head = ['attack', 'of the attackers', 'bot: n, p50 / p95 / most', 'hint: n, p50 / p95 / most', 'load'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function describeAttack({ opened, refused, hints, hintsRefused }: Result['counts']): string {
  const tables = opened + refused === 0 ? [] : [`${opened} tables opened, ${refused} refused`];
  const hintCounts = hints + hintsRefused === 0 ? [] : [`${hints} hints given, ${hintsRefused} refused`];
  return [...tables, ...hintCounts].join('; ') || '–';
}

function describeWaits(values: readonly number[]): string {
  if (values.length === 0) return '0';
  const ms = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)].map((one) => Math.round(one));
  return `${values.length}, ${ms.join(' / ')} ms`;
}
