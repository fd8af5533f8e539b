import type { Lesson } from '../../lesson.ts';
import conflicts from './conflicts.json' with { type: 'json' };
import passHand from './passHand.json' with { type: 'json' };
import science from './science.json' with { type: 'json' };
import stages from './stages.json' with { type: 'json' };
import trade from './trade.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [passHand, trade, stages, conflicts, science];
