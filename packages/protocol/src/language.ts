import { z } from 'zod';

/** The languages of the client, and of what the server writes to people. */
export const language = z.enum(['en', 'pl', 'hu']);

export type Language = z.infer<typeof language>;
