import { BREAKPOINTS } from '../src/styles/breakpoints.ts';

const QUERIES: ReadonlyMap<string, string> = new Map(Object.entries(BREAKPOINTS));

/** Puts the queries where their names stand: `(--narrow) and (--tall)`. */
export function withoutNames(params: string): string {
  return params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const query = QUERIES.get(name);
    if (query === undefined) throw new Error(`no breakpoint is called --${name}`);
    if (query.includes(',') && /\band\b/.test(params))
      throw new Error(`--${name} cannot stand beside "and": ${params}`);
    return query;
  });
}

/** A plugin of PostCSS: the names of breakpoints in all styles, those of components too. */
export const breakpoints = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule: { params: string }): void {
      if (rule.params.includes('(--')) rule.params = withoutNames(rule.params);
    },
  },
};
