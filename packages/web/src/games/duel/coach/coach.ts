import { CoachState } from '../../../table/coach/coachState.svelte.ts';
import { SIGNS } from './signs.ts';

export const coach = new CoachState('duel', SIGNS);
