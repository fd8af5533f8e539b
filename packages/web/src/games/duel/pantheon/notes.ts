import type { DuelPreview } from '@pharos/duel';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { good, other, type Names, type Note } from '../sheet/note.ts';
import { tokenOnCard } from './content.ts';
import { isMythologyToken } from './pieces.ts';

/** The tokens of the structure that a move brings, to whoever makes it. */
export function notesOf({ pantheon, events }: DuelPreview, { me }: Names): Note[] {
  const tokens = pantheon?.tokens ?? [];
  if (tokens.length === 0) return [];
  const taken = events.find((event) => event.type === 'slotTokenTaken');
  const note = taken !== undefined && taken.seat !== me ? other : good;
  return [
    note(
      isMythologyToken(tokens[0]) ? 'mythology' : 'offering',
      t('note.takesTokens', { tokens: listed(tokens.map(tokenOnCard)) }),
    ),
  ];
}
