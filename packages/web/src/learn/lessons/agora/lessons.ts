import type { Lesson } from '../../lesson.ts';
import conspiracies from './conspiracies.json' with { type: 'json' };
import decrees from './decrees.json' with { type: 'json' };
import senators from './senators.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [senators, decrees, conspiracies];
