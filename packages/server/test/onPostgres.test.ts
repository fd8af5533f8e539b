import { it } from 'vitest';
import { whyNoPostgres } from './support/database.ts';

// Tests that tell most about storage, once more on PostgreSQL. PHAROS_TEST_STORAGE=postgres puts all of them there.
const missing = await whyNoPostgres();
if (missing !== null) it.skip(missing);
else if (process.env['PHAROS_TEST_STORAGE'] !== 'postgres') {
  process.env['PHAROS_TEST_STORAGE'] = 'postgres';
  await import('./history.test.ts');
  await import('./clocks.test.ts');
} else it.skip('all tests run on PostgreSQL');
