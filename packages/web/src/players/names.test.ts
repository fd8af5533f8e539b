import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../test/catalogues.ts';
import { othersText } from './names.ts';

vi.mock('../i18n/index.svelte.ts', async () => (await import('../../test/catalogues.ts')).i18n);

beforeEach(() => speak('en', 'duel'));

const person = (name: string) => ({ kind: 'guest', name, level: null }) as const;
const OPEN = { kind: 'open', name: null, level: null } as const;

describe('whom one plays with', () => {
  it('is the first by name, and how many more', () => {
    expect(othersText([person('Iason'), person('Theano'), person('Nikias')])).toBe('Iason and 2 others');
  });

  it('leaves out seats that nobody has taken', () => {
    expect(othersText([OPEN, person('Iason'), OPEN])).toBe('Iason');
  });
});
