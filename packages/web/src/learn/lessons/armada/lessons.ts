import type { Lesson } from '../../lesson.ts';
import incursions from './incursions.json' with { type: 'json' };
import islands from './islands.json' with { type: 'json' };
import navalConflict from './navalConflict.json' with { type: 'json' };
import ships from './ships.json' with { type: 'json' };
import taxes from './taxes.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [ships, taxes, islands, navalConflict, incursions];
