import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecordLink, recordLink } from './recordLink.ts';

const hashOf = (link: string | null): string => new URL(link ?? 'https://none').hash.slice(1);

describe('a link that holds a game', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://pharos.example' }));

  it('is read as it was made, with what is looked at', async () => {
    const text = `Pharos record 1\n; zażółć gęślą jaźń\n${'1. A build baths\n'.repeat(80)}`;
    const link = await recordLink(text, 'analysis-20/0.build%20baths');
    expect(link?.length).toBeLessThan(400);
    expect(await readRecordLink(hashOf(link))).toEqual({ text, place: 'analysis-20/0.build%20baths' });
  });

  it('is not made where it would be too long', async () => {
    const noise = Array.from({ length: 9000 }, (_, at) => String.fromCharCode(33 + (((at * at * 7919) % 9973) % 90)));
    expect(await recordLink(noise.join(''), '')).toBeNull();
  });

  it('is no game if it is cut or says anything else, and never unpacks without end', async () => {
    const hash = hashOf(await recordLink('Pharos record 1\n; a text that is cut in the middle', ''));
    expect((await readRecordLink(`${hash.slice(0, 24)}/`))?.text).toBe('');
    expect(await readRecordLink('analysis-20')).toBeNull();
    const huge = hashOf(await recordLink('a'.repeat(2_000_000), ''));
    expect((await readRecordLink(huge))?.text).toBe('');
  });
});
