import { botRng } from '@pharos/bots';
import { firstSeat, Match, saveMatch, unwrap } from '@pharos/core';
import { wonders, type WondersView } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Replay } from '../../../replay/replay.ts';
import { tableGame } from '../tableGame.ts';
import { handFrom, worthMostTo, type Looker } from './draft.ts';
import { ledgerOf } from './ledger.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

let replay: Replay;
let views: WondersView[];
beforeAll(async () => {
  const match = Match.deal(wonders, wonders.readOptions({ players: 4, edition: 2, sides: 'random' }), '8.2');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    unwrap(match.play(seat, moves[botRng('8', match.version)(moves.length)]));
  }
  replay = unwrap(await Replay.read(JSON.stringify(saveMatch(match))));
  views = replay.viewsFromOutside().filter((view) => tableGame.isView(view));
});

describe('what became of a hand', () => {
  it('a hand goes from city to city in the direction of the Age, and each takes one of its cards', () => {
    for (const age of [1, 2, 3]) {
      const at = views.findIndex((view) => view.age === age && view.turn === 1) + 1;
      const hand = handFrom(replay, null, views, { at, seat: 0 });
      expect(hand?.cards).toHaveLength(7);
      const lookers = hand?.lookers ?? [];
      expect(lookers.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
      const side = age === 2 ? 'right' : 'left';
      let seat = 0;
      for (const looker of lookers) {
        expect(looker.seat).toBe(seat);
        expect(hand?.cards).toContain(looker.took);
        seat = views[at].cities[seat][side];
      }
    }
  });

  it('the last cards of an Age are followed to its end only', () => {
    const at = views.findIndex((view) => view.age === 1 && view.turn === 6) + 1;
    const hand = handFrom(replay, null, views, { at, seat: 2 });
    expect(hand?.cards).toHaveLength(2);
    expect(hand?.lookers).toHaveLength(1);
  });

  it('after the last turn there is no hand', () => {
    expect(handFrom(replay, null, views, { at: replay.length + 1, seat: 0 })).toBeNull();
  });
});

describe('the ledger of trade', () => {
  it('what cities earn is what others paid', () => {
    const { paid, net, all } = ledgerOf(replay, views[0]);
    expect(all).toBeGreaterThan(0);
    expect(paid.reduce((sum, { coins }) => sum + coins, 0)).toBe(all);
    expect(net.reduce((sum, coins) => sum + coins, 0)).toBe(0);
    for (const { from, to } of paid) expect([views[0].cities[from].left, views[0].cities[from].right]).toContain(to);
  });
});

describe('whom a card is worth most to', () => {
  const looker = (seat: number, chances: Record<string, number>): Looker => ({
    seat,
    turn: seat + 1,
    took: null,
    chances: new Map(Object.entries(chances)),
  });

  it('it is who would lose most by taking the best other card', () => {
    const lookers = [looker(0, { altar: 0.5, baths: 0.48 }), looker(1, { altar: 0.3, baths: 0.2 })];
    const hand = { cards: ['altar', 'baths'], lookers };
    expect(worthMostTo(hand, 'altar')?.seat).toBe(1);
    expect(worthMostTo(hand, 'altar')?.gain).toBeCloseTo(0.1);
    expect(worthMostTo(hand, 'baths')?.seat).toBe(0);
  });

  it('nothing is said of a card that one of them weighed at most', () => {
    const lookers = [looker(0, { altar: 0.5, baths: 0.48 }), looker(1, { baths: 0.2 })];
    expect(worthMostTo({ cards: ['altar', 'baths'], lookers }, 'altar')).toBeNull();
  });
});
