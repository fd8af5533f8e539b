import type { AnalysedGame } from '@pharos/analysis';
import { storedDepth, type TableAnalyses } from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about analyses answer, for the machine-readable description. */

export const tableAnalyses = z.object({
  offered: z.array(storedDepth).readonly(),
  stored: z.array(z.object({ depth: storedDepth, engine: z.int(), at: z.number() })).readonly(),
  waiting: z.array(z.object({ depth: storedDepth, done: z.int(), all: z.int().nullable(), ahead: z.int() })).readonly(),
}) satisfies z.ZodType<TableAnalyses>;

/** As the engine that its number names has told it: described in packages/analysis. */
export const analysedGame = z.unknown() as z.ZodType<AnalysedGame>;
