import type { State } from '../../state.ts';
import { taskKind, taskSeat, type Task } from '../../tasks.ts';
import { actionsLeft, senateSection, senateTask } from '../senators.ts';
import { SENATE } from '../tasks.ts';

/** The actions of a Politician that are left lie beneath all that this one brings about. */
export function leaveRestOfSenate(s: State, made: Task): void {
  if (taskKind(made) !== SENATE || actionsLeft(made) <= 1) return;
  s.agenda.push(senateTask(taskSeat(made), senateSection(made), actionsLeft(made) - 1));
}
