import {
  CHOOSE_CONSPIRACY,
  CHOOSE_STARTER,
  CONSPIRATOR,
  DRAW_TOKEN,
  LOCK_TOKEN,
  MOVE_CUBE,
  MOVE_DECREE,
  PICK_WONDER,
  PLACE_CUBE,
  REMOVE_CUBE,
  SABOTAGE,
  SENATE,
  TAKE_BOX_TOKEN,
  TAKE_TOKEN,
  TAKE_WONDER,
  taskKind,
  TRIGGER_UNPREPARED,
  type Task,
} from './tasks.ts';

/** What a choice is among; of a choice in two steps, what the first one is among. */
export type Among = 'card' | 'wonder' | 'token' | 'seat' | 'chamber' | 'conspiracy' | 'decree';

export function amongOf(choice: Task): Among {
  switch (taskKind(choice)) {
    case PICK_WONDER:
    case TAKE_WONDER:
    case SABOTAGE:
      return 'wonder';
    case TAKE_TOKEN:
    case DRAW_TOKEN:
    case LOCK_TOKEN:
    case TAKE_BOX_TOKEN:
      return 'token';
    case CHOOSE_STARTER:
      return 'seat';
    case SENATE:
    case CONSPIRATOR:
    case PLACE_CUBE:
    case REMOVE_CUBE:
    case MOVE_CUBE:
      return 'chamber';
    case CHOOSE_CONSPIRACY:
    case TRIGGER_UNPREPARED:
      return 'conspiracy';
    case MOVE_DECREE:
      return 'decree';
    default:
      return 'card';
  }
}
