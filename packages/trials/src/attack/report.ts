import type { Result } from './campaign.ts';

/** Milliseconds that 95 of 100 answers may take. */
const BARS = { bot: 3000, hint: 5000 } as const;

/** The value that such a share of all values does not exceed. */
function within(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}

/** What is not as it should be, in words. */
export function missedBars(results: readonly Result[]): string[] {
  return results.flatMap(({ kind, waits }) => [
    ...(['bot', 'hint'] as const).flatMap((what) => {
      const p95 = within(waits[what], 0.95);
      if (p95 < BARS[what]) return [];
      return [`${kind}: a ${what} took ${p95 === Infinity ? 'for ever' : `${Math.round(p95)} ms`} (p95)`];
    }),
    ...(waits.refused.length === 0 ? [] : [`${kind}: hints were refused: ${waits.refused.join(', ')}`]),
  ]);
}

/** The figures, as a table of Markdown. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ kind, attacked, waits, load }) => [
    kind,
    attackWords(attacked),
    waitWords(waits.bot),
    waitWords(waits.hint),
    load.toFixed(1),
  ]);
  const head = ['attack', 'of the attackers', 'bot: n, p50 / p95 / most', 'hint: n, p50 / p95 / most', 'load'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function attackWords({ opened, refused, hints, hintsRefused }: Result['attacked']): string {
  const tables = opened + refused === 0 ? [] : [`${opened} tables opened, ${refused} refused`];
  const asked = hints + hintsRefused === 0 ? [] : [`${hints} hints given, ${hintsRefused} refused`];
  return [...tables, ...asked].join('; ') || '–';
}

function waitWords(values: readonly number[]): string {
  if (values.length === 0) return '0';
  const ms = [within(values, 0.5), within(values, 0.95), Math.max(...values)].map((one) => Math.round(one));
  return `${values.length}, ${ms.join(' / ')} ms`;
}
