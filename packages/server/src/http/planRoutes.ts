import type { Choice } from '@pharos/core';
import { planCommand, planQuestion, seatId, tableId, type Plan, type PlanChoices } from '@pharos/protocol';
import { z } from 'zod';
import type { PlanCommands } from '../play/planCommands.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { responses } from './responseSchemas.ts';

export interface PlanRouteParts {
  readonly authentication: Pick<Authentication, 'player'>;
  readonly planCommands: PlanCommands;
}

// What is in a choice is the game's affair.
const choice = z.unknown() as z.ZodType<Choice>;
const plan = z.object({
  v: z.int(),
  lines: z.array(z.array(z.object({ seat: z.int(), choice })).readonly()).readonly(),
}) satisfies z.ZodType<Plan>;
const choices = z.object({
  next: z.object({ seat: z.int(), choices: z.array(choice).readonly(), isPartial: z.boolean() }).nullable(),
}) satisfies z.ZodType<PlanChoices>;

const params = z.object({ id: tableId });
const querystring = z.object({ seat: z.coerce.number().pipe(seatId).optional() });

/** `/tables/:id/plan`: what a player by correspondence answers to what the other one may do. */
export function planRoutes(api: Api, { authentication, planCommands }: PlanRouteParts): void {
  const reading = { description: 'What the own seat has planned.', params, querystring, response: responses(plan) };
  api.get('/tables/:id/plan', { schema: reading }, async (request) => {
    const { id } = request.params;
    const guest = await authentication.player(request, id, request.query.seat);
    return planCommands.read(guest, id, request.query.seat);
  });

  const toSave =
    'Plans these lines in place of those before. Each is carried out as far as the moves it assumes are made.';
  const saving = { description: toSave, params, body: planCommand, response: responses(plan) };
  api.put('/tables/:id/plan', { schema: saving }, async (request) => {
    const { id } = request.params;
    const guest = await authentication.player(request, id, request.body.seat);
    return planCommands.save(guest, id, request.body);
  });

  const toAsk = 'What could be chosen after some moves, as far as the own seat can know. Nothing is planned by it.';
  const asking = { description: toAsk, params, body: planQuestion, response: responses(choices) };
  api.post('/tables/:id/plan/choices', { schema: asking }, async (request) => {
    const { id } = request.params;
    const guest = await authentication.player(request, id, request.body.seat);
    return planCommands.choices(guest, id, request.body);
  });
}
