import { vi } from 'vitest';

// Tests that tell most about storage, once more on PostgreSQL. PHAROS_TEST_STORAGE=postgres puts all of them there.
vi.stubEnv('PHAROS_TEST_STORAGE', 'postgres');
await import('./history.test.ts');
await import('./clocks.test.ts');
