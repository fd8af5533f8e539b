import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { EXPANSIONS } from '../expansions.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { duelHint } from './duelHint.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

beforeAll(() => loadExpansionWords(EXPANSIONS));

const nameOf = (seat: number): string => ['Ann', 'Bob'][seat] ?? 'Eve';

describe.each(['en', 'pl', 'hu'])('a hint in words (%s)', (language) => {
  beforeAll(() => speak(language, 'duel'));

  it.each([
    ['1', ['base', 'agora']],
    ['2', ['base', 'pantheon']],
    ['3', ['base', 'agora', 'pantheon']],
  ])('there is a hint in words for each move of Duel with expansions, in deal %s', (seed, packs) => {
    const match = Match.deal(duel, duel.readOptions({ packs }), seed);
    const actions = new Set<string>();
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const { decision } = match.view(seat);
      const choices = decision?.choices ?? [];
      for (const choice of choices) {
        const { move, action } = choice;
        const { title, notes, effects } = duelHint(choice, decision?.kind ?? 'turn', [], nameOf);
        expect(title, move).toMatch(action === 'build' ? /^(You build|Budujesz:|Építed:) / : /\S/);
        expect([title, ...notes, ...effects].join(' '), move).not.toContain('undefined');
        expect(effects.length > 0, move).toBe(action === 'build' || action === 'buildWonder');
        actions.add(action);
      }
      unwrap(match.play(seat, choices[botRng(seed, match.version)(choices.length)].move));
    }
    expect(actions.size).toBeGreaterThan(8);
  });
});
