import { describe, expect, it } from 'vitest';
import { LANGUAGES, read } from '../../../i18n/content/reading.ts';
import type { Section } from '../../../i18n/types.ts';
import { sectionsOf } from './sections.ts';

interface Chapters {
  readonly help: { readonly sections: readonly Section[] };
  readonly armadaHelp: readonly Section[];
}

describe.each(LANGUAGES)('the rules at a table, %s', (language) => {
  const { help, armadaHelp } = read(`wonders/${language}`) as unknown as Chapters;
  const idsOf = (sections: readonly Section[], edition: 1 | 2): string[] =>
    sectionsOf(sections, edition).map(({ id }) => id);

  it('leave out what only the other edition has', () => {
    expect(idsOf(help.sections, 1)).toContain('two');
    expect(idsOf(help.sections, 2)).not.toContain('two');
    expect(idsOf(armadaHelp, 1)).toEqual(expect.arrayContaining(['turnFirst', 'eight']));
    expect(idsOf(armadaHelp, 1)).not.toContain('turnSecond');
    expect(idsOf(armadaHelp, 2)).toContain('turnSecond');
    expect(idsOf(armadaHelp, 2)).not.toContain('turnFirst');
  });

  it('compare no editions', () => {
    expect(help.sections.map(({ id }) => id)).toContain('editions');
    expect([...idsOf(help.sections, 1), ...idsOf(help.sections, 2)]).not.toContain('editions');
  });
});
