import { fastRng, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { bitsOf } from '../../src/bits.ts';
import { duel } from '../../src/index.ts';
import { eachPly, matchOf, ofType, play, stateOf } from '../support.ts';

const VIEWERS = [0, 1, SPECTATOR];

test('[D-93] everybody sees the same table; only the moves of the player to decide differ', () => {
  eachPly(10, ({ after }) => {
    const [first, second, spectator] = VIEWERS.map((viewer) => {
      const { decision, ...table } = duel.view(after, viewer);
      return {
        ...table,
        viewer: null,
        decision: decision && { ...decision, choices: null, impossible: null, drawn: null },
      };
    });
    expect(first).toEqual(spectator);
    expect(second).toEqual(spectator);
  });
});

test('[D-93, D-94] a view names every face-up card and no face-down one, with every back', () => {
  eachPly(10, ({ after }) => {
    if (after.age === 0) return;
    const { structure } = duel.view(after, SPECTATOR);
    const slots = bitsOf(after.present);
    expect(structure).toHaveLength(slots.length);
    for (const [index, slot] of slots.entries()) {
      const card = after.catalog.cards[after.deal.decks[after.age - 1][slot]];
      const isFaceUp = ((after.faceUp >> slot) & 1) === 1;
      expect(structure[index].card).toBe(isFaceUp ? card.id : null);
      expect(structure[index].back).toBe(['age1', 'age2', 'age3', 'guild'][card.deck]);
    }
  });
});

test('[D-93] Wonders on offer are told as the view shows them, without the order of the pile', () => {
  let offers = 0;
  eachPly(20, ({ after, events }) => {
    for (const { wonders } of ofType(events, 'wondersOffered')) {
      expect(wonders).toEqual(duel.view(after, SPECTATOR).offer);
      offers++;
    }
  });
  expect(offers).toBe(20);
});

test('[D-94] what is made up does not show how Wonders that were offered together lay in the pile', () => {
  let compared = 0;
  eachPly(10, ({ after }) => {
    const { wonders } = after.deal;
    const isSecondShown = after.picks > 4 || (after.picks === 4 && after.offer !== 0);
    const turned = [...wonders.slice(0, 4).reverse(), ...wonders.slice(4, 8).reverse(), ...wonders.slice(8)];
    // Of the second four, which are not shown yet, any order is as good as another.
    const other = { ...after, deal: { ...after.deal, wonders: turned } };
    for (const seat of [0, 1]) {
      const [one, two] = [after, other].map((s) => duel.encode(duel.resample(s, seat, fastRng(7)), []));
      expect(two).toEqual(one);
      if (isSecondShown) compared++;
    }
  });
  expect(compared).toBeGreaterThan(100);
});

test('[D-95] no view names the card under a Wonder', () => {
  eachPly(10, ({ after }) => {
    const hidden = after.under.filter((card) => card >= 0).map((card) => after.catalog.cards[card].id);
    for (const viewer of VIEWERS) {
      const { decision: _, ...table } = duel.view(after, viewer);
      for (const card of hidden) expect(JSON.stringify(table)).not.toContain(`"${card}"`);
    }
  });
});

test('[D-94] whatever is hidden can be anything that fits: a redrawn table looks the same', () => {
  let redrawn = 0;
  eachPly(15, ({ after }) => {
    if (after.ending !== 0) return;
    for (const seat of [0, 1]) {
      const other = duel.resample(after, seat, fastRng(94, redrawn));
      expect(duel.view(other, seat)).toEqual(duel.view(after, seat));
      if (duel.encode(other, []).join() !== duel.encode(after, []).join()) redrawn++;
    }
  });
  expect(redrawn).toBeGreaterThan(1000);
});

test('[D-94] a move with a face-down card reads like one with a card that is not there', () => {
  const s = stateOf({
    age: 2,
    structure: { r4c4: 'brewery', r5c5: 'walls', r5c7: 'sawmill' },
    first: { wonders: ['sphinx'] },
  });
  for (const verb of ['build', 'discard', 'build sphinx with']) {
    expect(duel.parseMove(s, `${verb} brewery`)).toBe(duel.parseMove(s, `${verb} forum`));
    expect(duel.parseMove(s, `${verb} walls`)).not.toBe(duel.parseMove(s, `${verb} forum`));
  }
});

test('[D-13, D-94] a redrawn table exchanges face-down cards with the removed ones of the same back', () => {
  const s = stateOf({ age: 3 });
  const seen = new Set<number>();
  const slot = s.catalog.layouts[2].slots.findIndex(({ id }) => id === 'r6c6');
  const back = s.catalog.cards[s.deal.decks[2][slot]].deck;
  for (let draw = 0; draw < 200; draw++) {
    const { decks } = duel.resample(s, 0, fastRng(13, draw)).deal;
    seen.add(decks[2][slot]);
    expect(s.catalog.cards[decks[2][slot]].deck).toBe(back);
    for (const up of bitsOf(s.faceUp)) expect(decks[2][up]).toBe(s.deal.decks[2][up]);
  }
  for (const card of s.deal.removed[back]) expect(seen).toContain(card);
});

const LIBRARY = {
  structure: ['altar', 'tavern', 'baths'],
  first: { coins: 10, wonders: ['great-library'] },
  board: ['economy', 'masonry', 'architecture', 'philosophy', 'mathematics'],
  box: ['agriculture', 'law', 'strategy', 'urbanism', 'theology'],
};

test('[D-56, D-94] only the builder of the Great Library sees the three tokens, in view and events', () => {
  const match = matchOf(LIBRARY);
  const [drawn] = ofType(play(match, 'build great-library with altar'), 'tokensDrawn');
  expect(duel.redact(drawn, 0)).toMatchObject({ count: 3, tokens: ['agriculture', 'law', 'strategy'] });
  expect(duel.redact(drawn, 1)).toMatchObject({ count: 3, tokens: null });
  expect(duel.redact(drawn, SPECTATOR)).toMatchObject({ count: 3, tokens: null });
  expect(match.view(0).decision?.drawn?.tokens).toEqual(['agriculture', 'law', 'strategy']);
  for (const viewer of [1, SPECTATOR]) {
    expect(match.view(viewer).decision?.drawn).toEqual({ count: 3, tokens: null });
    expect(match.view(viewer).decision?.choices).toBeNull();
  }
});

test('[D-56, D-94] nobody knows what the Great Library will show, and the opponent not what it shows', () => {
  const match = matchOf(LIBRARY);
  const shown = (seat: number): Set<string> =>
    new Set(Array.from({ length: 100 }, (_, draw) => match.imagine(seat, fastRng(56, draw)).box.slice(0, 3).join()));
  expect(shown(0).size).toBeGreaterThan(20);
  play(match, 'build great-library with altar');
  expect(shown(0).size).toBe(1);
  expect(shown(1).size).toBeGreaterThan(20);
});

test('[D-7, D-56] the Great Library draws at random from the five tokens of the box', () => {
  const drawn = new Set<number>();
  eachPly(60, ({ after }) => {
    for (const token of after.box.slice(0, 3)) drawn.add(token);
  });
  expect(drawn.size).toBe(10);
});

test('[D-10, D-94] the Wonders of the second round are not known before they are shown', () => {
  const wonders = ['sphinx', 'pyramids', 'colossus', 'piraeus'];
  const match = matchOf({ draft: { round: 1, offer: wonders } });
  const coming = (): Set<string> =>
    new Set(Array.from({ length: 50 }, (_, n) => match.imagine(0, fastRng(10, n)).deal.wonders.slice(4, 8).join()));
  expect(coming().size).toBeGreaterThan(20);
  play(match, 'pick sphinx', 'pick pyramids', 'pick colossus');
  expect(coming().size).toBe(1);
});
