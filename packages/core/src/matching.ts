/**
 * Compares what was found with what was wanted, which may leave things out:
 * - an object wants its keys only; against a list its keys are indices; null wants a key to be absent or null;
 * - a list wants the same length and matching entries;
 * - `{"includes": […]}` wants each of these somewhere in a list, `{"excludes": […]}` none of them;
 * - anything else wants to be equal.
 * Answers where the first difference is, or null.
 */
export function mismatch(path: string, wanted: unknown, found: unknown): string | null {
  if (wanted === null) return found === null || found === undefined ? null : differ(path, wanted, found);
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return differ(path, wanted, found);
    return firstMismatch(wanted.map((want: unknown, index) => () => mismatch(`${path}[${index}]`, want, found[index])));
  }
  if (typeof wanted === 'object') {
    if (typeof found !== 'object' || found === null) return differ(path, wanted, found);
    return firstMismatch(
      Object.entries(wanted).map(
        ([key, want]) =>
          () =>
            mismatchAt(path, key, want, found),
      ),
    );
  }
  return wanted === found ? null : differ(path, wanted, found);
}

function mismatchAt(path: string, key: string, want: unknown, found: object): string | null {
  if (Array.isArray(found) && (key === 'includes' || key === 'excludes') && Array.isArray(want)) {
    for (const one of want as unknown[]) {
      const present = found.some((item) => mismatch('', one, item) === null);
      if (present !== (key === 'includes'))
        return `${path}: ${JSON.stringify(one)} is ${present ? '' : 'not '}in ${JSON.stringify(found)}`;
    }
    return null;
  }
  return mismatch(`${path}.${key}`, want, (found as Record<string, unknown>)[key]);
}

function firstMismatch(checks: (() => string | null)[]): string | null {
  for (const check of checks) {
    const failure = check();
    if (failure !== null) return failure;
  }
  return null;
}

function differ(path: string, wanted: unknown, found: unknown): string {
  return `${path}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found) ?? 'nothing'}`;
}
