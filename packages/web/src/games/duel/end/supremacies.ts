import type { SupremacyWords } from '../expansion.ts';
import { askExpansions } from '../words/expansionWords.ts';

const MILITARY: SupremacyWords = { icon: 'shield', mine: 'note.winsMilitary', theirs: 'note.foeWins' };
const SCIENTIFIC: SupremacyWords = { icon: 'sci-gear', mine: 'note.winsScience', theirs: 'note.foeWins' };

/** By its name; null for a game that is decided by points. */
export function supremacyNamed(ending: string): SupremacyWords | null {
  if (ending === 'military') return MILITARY;
  if (ending === 'scientific') return SCIENTIFIC;
  return askExpansions(({ supremacies }) => supremacies?.[ending]);
}
