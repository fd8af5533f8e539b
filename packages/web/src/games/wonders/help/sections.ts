import type { Section } from '../../../i18n/types.ts';
import type { Edition } from '../edition.ts';

/** Chapters that tell of one edition only. */
const OF_EDITION: Readonly<Record<string, Edition>> = { two: 1, turnFirst: 1, turnSecond: 2, eight: 1 };
/** What compares the two is of no use at a table, which plays one of them. */
const COMPARES = 'editions';

/** The chapters that matter to a table of an edition. */
export function sectionsOf(sections: readonly Section[], edition: Edition): readonly Section[] {
  return sections.filter(({ id }) => id !== COMPARES && (OF_EDITION[id] ?? edition) === edition);
}
