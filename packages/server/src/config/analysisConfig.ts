/** How the server looks at finished games. */
export interface AnalysisConfig {
  /** How many games at a time; 0: the server analyses none. */
  readonly threads: number;
  /** How many people have to have played for a game to be analysed without being asked; null: never. */
  readonly people: number | null;
  /** For each decision at standard depth; null for the usual number of the game. */
  readonly iterations: number | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The `ANALYSIS_…` of docs/operations.md; throws an error for people to read. */
export function readAnalysisConfig(env: Env): AnalysisConfig {
  return {
    threads: number(env, 'ANALYSIS_THREADS', [0, 64]) ?? 1,
    people: env['ANALYSIS_PEOPLE'] === 'never' ? null : (number(env, 'ANALYSIS_PEOPLE', [0, 16]) ?? 2),
    iterations: number(env, 'ANALYSIS_ITERATIONS', [1, 1_000_000]),
  };
}

function number(env: Env, name: string, [least, most]: readonly [number, number]): number | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  if (!/^\d{1,7}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new Error(`${name} is a whole number from ${least} to ${most}`);
  return Number(text);
}
