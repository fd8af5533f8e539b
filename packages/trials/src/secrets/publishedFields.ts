import { commitment, type Seed } from '@pharos/core';
import type { Kept } from './dealSecrets.ts';

/**
 * All that may differ between two worlds, because it is published on purpose: a field, and what it says about a secret.
 * Anything else that depends on the secret is a leak.
 */
const PUBLISHED: readonly { readonly field: string; readonly of: (secret: Seed) => string }[] = [
  { field: 'commitment', of: commitment },
];

/** A message with what is published about its world's secret left out. */
export function withoutPublished(text: string, { secret }: Kept): string {
  return PUBLISHED.reduce(
    (rest, { field, of }) => rest.replaceAll(`"${field}":${JSON.stringify(of(secret))}`, `"${field}":"published"`),
    text,
  );
}
