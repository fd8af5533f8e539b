import { commitment, type Seed } from '@pharos/core';
import type { DealSecrets } from './dealSecrets.ts';

/**
 * All that may differ between two servers, because it is published on purpose: a field, and what it says about a secret.
 * Anything else that depends on the secret is a leak.
 */
const PUBLISHED: readonly { readonly field: string; readonly of: (secret: Seed) => string }[] = [
  { field: 'commitment', of: commitment },
];

/** A message with what is published about its server's secret left out. */
export function withoutPublished(text: string, { secret }: DealSecrets): string {
  return PUBLISHED.reduce(
    (rest, { field, of }) => rest.replaceAll(`"${field}":${JSON.stringify(of(secret))}`, `"${field}":"published"`),
    text,
  );
}
