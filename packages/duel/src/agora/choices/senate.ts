import type { ChoiceKind } from '../../state.ts';
import { END_TURN, task, taskSeat } from '../../tasks.ts';
import { cubesInSenate, SECTION_SIZE } from '../senate.ts';
import { actionsLeft, senateSection, senateTask } from '../senators.ts';
import { agoraOf } from '../state.ts';
import { SENATE } from '../tasks.ts';
import { emptyDecision } from '../view.ts';
import { SECTIONS } from '../words.ts';
import { bare, withoutSupply } from '../obstacles.ts';
import { writeCubeMoves, writePlaces } from './cubes.ts';
import { writePass } from './pass.ts';

const MOST_ACTIONS = 3;

/** [A-23 … A-25] The next action of a Politician: place in the section, move anywhere, or stop. */
export const takingSenateAction: ChoiceKind = {
  kind: SENATE,
  name: 'senateActions',
  among: 'chamber',
  offers(s, choice) {
    const agora = agoraOf(s);
    const seat = taskSeat(choice);
    return agora.players[seat].supply > 0 || cubesInSenate(agora, seat) > 0;
  },
  moves(s, choice, out) {
    const seat = taskSeat(choice);
    const from = SECTION_SIZE * senateSection(choice);
    const placed = writePlaces(s, seat, out, from, from + SECTION_SIZE);
    return writePass(out, writeCubeMoves(s, seat, out, placed));
  },
  obstacles(s, choice) {
    const seat = taskSeat(choice);
    return [...withoutSupply(s, seat), ...(cubesInSenate(agoraOf(s), seat) === 0 ? [bare('move', 'noCube')] : [])];
  },
  view: (_, choice) => ({
    agora: { ...emptyDecision(), section: SECTIONS[senateSection(choice)], actionsLeft: actionsLeft(choice) },
  }),
  written: {
    keys: ['section', 'actions'],
    tasks({ section, actions }, seat) {
      const left = actions.isAbsent() ? 1 : actions.integer(1, MOST_ACTIONS);
      return [task(END_TURN, seat), senateTask(seat, section.oneOf(SECTIONS), left)];
    },
    values: (choice) => ({ section: SECTIONS[senateSection(choice)], actions: actionsLeft(choice) }),
  },
};
