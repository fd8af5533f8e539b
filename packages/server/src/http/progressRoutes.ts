import { MOST_PROGRESS, progressCommand, type Progress } from '@pharos/protocol';
import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { addProgress, progressOf } from '../storage/progress.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { responses } from './responseSchemas.ts';

export interface ProgressRouteParts extends DatabaseAndTime {
  readonly authentication: Pick<Authentication, 'guest'>;
}

const progress = z.object({ done: z.array(z.string()).readonly() }) satisfies z.ZodType<Progress>;

/** `/me/progress`: lessons that were done and signs that were explained, from all devices of a guest. */
export function progressRoutes(api: Api, { db, time, authentication }: ProgressRouteParts): void {
  api.get('/me/progress', { schema: { response: responses(progress) } }, async (request) => {
    const { id } = await authentication.guest(request);
    return { done: await progressOf(db, id) };
  });

  api.post('/me/progress', { schema: { body: progressCommand, response: responses(progress) } }, async (request) => {
    const { id } = await authentication.guest(request);
    const known = await progressOf(db, id);
    const added = [...new Set(request.body.done)].filter((item) => !known.includes(item));
    if (known.length + added.length > MOST_PROGRESS)
      throw new Refusal('TOO_MANY', `at most ${MOST_PROGRESS} things are remembered`);
    await addProgress(db, id, added, new Date(time.now()));
    return { done: [...known, ...added].sort() };
  });
}
