import type { Lesson } from '../../lesson.ts';
import chain from './chain.json' with { type: 'json' };
import pay from './pay.json' with { type: 'json' };
import science from './science.json' with { type: 'json' };
import takeCard from './takeCard.json' with { type: 'json' };
import uncover from './uncover.json' with { type: 'json' };
import war from './war.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [takeCard, pay, uncover, chain, science, war];
