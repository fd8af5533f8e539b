import { COPY, moveSubject, writeList } from '../moves.ts';
import { cardId, cardMove } from '../notation.ts';
import { copyableGuilds, copyGuild } from '../powers.ts';
import { playerOf } from '../resolve.ts';
import type { Action, ChoiceKind } from '../state.ts';
import { COPY_ONE, END_GAME, task, taskCity } from '../tasks.ts';

/** [W-100] Which guild of a neighbour counts in the own city too. */
export const copyingGuild: ChoiceKind = {
  kind: COPY_ONE,
  name: 'copyGuild',
  isShared: false,
  offers: (s, choice) => copyableGuilds(s, taskCity(choice)).length > 1,
  moves: (s, choice, _, out) => writeList(out, COPY, copyableGuilds(s, taskCity(choice))),
  // With one guild there is no choice, with none nothing to copy.
  settled(s, choice) {
    for (const card of copyableGuilds(s, taskCity(choice))) copyGuild(s, taskCity(choice), card);
  },
  write: (s, city) => s.agenda.push(task(END_GAME), task(COPY_ONE, playerOf(s, city), city)),
};

export const copy: Action = {
  kind: COPY,
  name: 'copy',
  apply: (s, _, move, made) => copyGuild(s, taskCity(made), moveSubject(move)),
  format: (s, move) => `copy ${cardId(s, move)}`,
  parse: (s, text) => cardMove(s, COPY, text, 'copy'),
  subject: (s, _, move) => cardId(s, move),
};
