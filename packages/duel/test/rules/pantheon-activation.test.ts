import { describe, expect, test } from 'vitest';
import { BOTH_EXPANSIONS, matchOf, ofType, PANTHEON, play, publicView } from '../support.ts';

/** The first player is on turn in Age II with these Divinities on the board. */
function board(
  spaces: Readonly<Record<number, string>>,
  more: object = {},
  pantheon: object = {},
): ReturnType<typeof matchOf> {
  const position = {
    age: 2,
    structure: ['walls', 'statue', 'brewery'],
    first: { coins: 20 },
    second: { coins: 10 },
    ...more,
    pantheon: { spaces, slotTokens: {}, ...pantheon },
  };
  return matchOf(position, PANTHEON);
}

function activations(match: ReturnType<typeof matchOf>, seat = 0): string[] {
  return match.legalMoves(seat).filter((move) => move.startsWith('activate'));
}

describe('activating', () => {
  test('[P-11, P-15] a card of the Pantheon is activated in place of taking a card, and its space stays empty', () => {
    const match = board({ 2: 'tanit', 5: 'aphrodite' });
    const events = play(match, 'activate tanit');
    expect(ofType(events, 'spaceActivated')).toMatchObject([{ seat: 0, piece: 'tanit', space: 2, offerings: [] }]);
    const { players, pantheon, structure, decision } = publicView(match);
    expect(players[0].coins).toBe(20 - 7 + 12);
    expect(pantheon?.players[0].divinities).toEqual(['tanit']);
    expect(pantheon?.spaces[1]).toMatchObject({ holds: 'nothing', divinity: null, payments: null });
    expect(structure).toHaveLength(3);
    expect(decision).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('[P-5, P-11] the second player pays the other scale, and what cannot be paid is said to be too dear', () => {
    const match = board({ 1: 'tanit', 6: 'aphrodite' }, { turn: 'second', second: { coins: 5 } });
    expect(activations(match, 1)).toEqual(['activate tanit']);
    expect(match.view(1).decision?.impossible).toContainEqual(
      expect.objectContaining({ action: 'activate', subject: 'aphrodite', obstacle: 'tooExpensive' }),
    );
    play(match, 'activate tanit');
    expect(publicView(match).players[1].coins).toBe(5 - 3 + 12);
  });

  test('[P-11] the Pantheon is closed in Age I', () => {
    const match = matchOf(
      { structure: ['altar', 'baths'], first: { coins: 20 }, pantheon: { spaces: { 1: 'tanit' }, slotTokens: {} } },
      PANTHEON,
    );
    expect(activations(match)).toEqual([]);
    expect(match.view(0).decision?.impossible).toContainEqual({
      action: 'activate',
      subject: null,
      payment: null,
      obstacle: 'pantheonClosed',
    });
  });

  test('[A-98] with Agora a Conspiracy may come before an activation', () => {
    const position = {
      age: 2,
      structure: ['walls', 'statue', 'brewery'],
      first: { coins: 20 },
      agora: { first: { conspiracies: { coup: 'guard-tower' } } },
      pantheon: { spaces: { 6: 'tanit' }, slotTokens: {} },
    };
    const match = matchOf(position, BOTH_EXPANSIONS);
    expect(activations(match)).toEqual(['activate tanit']);
    play(match, 'trigger coup');
    expect(activations(match)).toEqual(['activate tanit']);
    expect(match.legalMoves(0)).not.toContain('trigger coup');
    play(match, 'activate tanit');
    expect(publicView(match).decision).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('Offering tokens', () => {
  test('[P-8] they lower the price, alone or together, never below 0, and are gone then', () => {
    const tokens = { first: { offeringTokens: ['offering-2', 'offering-4'] } };
    const match = board({ 4: 'tanit' }, { first: { coins: 5 } }, tokens);
    expect(activations(match)).toEqual([
      'activate tanit',
      'activate tanit with offering-2',
      'activate tanit with offering-4',
      'activate tanit with offering-2+offering-4',
    ]);
    play(match, 'activate tanit with offering-2+offering-4');
    const { players, pantheon } = publicView(match);
    expect(players[0].coins).toBe(5 + 12);
    expect(pantheon?.players[0].offeringTokens).toEqual([]);
  });

  test('[P-8] a token that would not lower the price is not spent', () => {
    const tokens = { first: { offeringTokens: ['offering-3', 'offering-4'] } };
    expect(activations(board({ 6: 'tanit' }, {}, tokens))).toEqual([
      'activate tanit',
      'activate tanit with offering-3',
      'activate tanit with offering-4',
    ]);
  });

  test('[P-8] they reach what coins alone do not', () => {
    const tokens = { first: { offeringTokens: ['offering-3'] } };
    const match = board({ 1: 'tanit' }, { first: { coins: 5 } }, tokens);
    expect(activations(match)).toEqual(['activate tanit with offering-3']);
    const choice = match.view(0).decision?.choices?.find(({ action }) => action === 'activate');
    expect(choice?.payment).toMatchObject({ coins: 5, discounts: [{ by: 'offering-3', coins: 3 }] });
  });
});

describe('the Gate', () => {
  const DECKS = {
    mesopotamian: ['ishtar'],
    phoenician: ['baal'],
    greek: ['aphrodite'],
    egyptian: ['ra'],
    roman: ['mars'],
  };

  test('[P-12] it costs twice its space, and Sanctuary and tokens count after that', () => {
    const sanctuary = { first: { coins: 20, built: ['sanctuary'] } };
    const tokens = { first: { offeringTokens: ['offering-4'] } };
    const match = board({ 5: 'gate' }, sanctuary, tokens);
    expect(publicView(match).pantheon?.spaces[4].payments?.map(({ coins }) => coins)).toEqual([2 * 4 - 2, 2 * 7]);
    play(match, 'activate gate with offering-4');
    expect(publicView(match).players[0].coins).toBe(20 - (2 * 4 - 2 - 4));
  });

  test('[P-13] the top of every deck is seen by the player alone, one is activated, the others stay', () => {
    const match = board({ 6: 'gate' }, {}, { decks: DECKS });
    const events = play(match, 'activate gate');
    expect(ofType(events, 'divinitiesSeen')).toHaveLength(1);
    const tops = ['ishtar', 'baal', 'aphrodite', 'ra', 'mars'];
    expect(match.view(0).decision).toMatchObject({
      kind: 'chooseBehindGate',
      pantheon: { seen: { mythology: null, count: 5, divinities: tops } },
    });
    expect(match.view(1).decision?.pantheon?.seen).toMatchObject({ count: 5, divinities: null, tokens: null });
    expect(match.legalMoves(0)).toEqual(tops.map((id) => `choose ${id}`));
    play(match, 'choose aphrodite');
    const after = match.view(0);
    expect(after.pantheon?.players[0].divinities).toEqual(['aphrodite']);
    expect(after.pantheon?.decks.map(({ known: [top] }) => top)).toEqual(['ishtar', 'baal', null, 'ra', 'mars']);
    expect(
      match
        .view(1)
        .pantheon?.decks.flatMap(({ known }) => known)
        .every((id) => id === null),
    ).toBe(true);
    expect(after.decision).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('[P-13] without a card in any deck there is nothing to activate', () => {
    const all = [
      'enki',
      'ishtar',
      'nisaba',
      'astarte',
      'baal',
      'tanit',
      'aphrodite',
      'hades',
      'zeus',
      'anubis',
      'isis',
      'ra',
      'mars',
      'minerva',
      'neptune',
    ];
    const match = board({ 6: 'gate' }, {}, { second: { divinities: all } });
    expect(activations(match)).toEqual([]);
    expect(match.view(0).decision?.impossible).toContainEqual(
      expect.objectContaining({ subject: 'gate', obstacle: 'emptyDecks' }),
    );
  });

  const BOX = {
    board: ['law', 'theology', 'economy', 'masonry', 'strategy'],
    box: ['urbanism', 'philosophy', 'agriculture'],
  };

  test('[P-14] Enki behind the Gate shows two tokens of the box, one of which is kept if it is chosen', () => {
    const match = board({ 6: 'gate' }, BOX, { decks: { ...DECKS, mesopotamian: ['enki'] } });
    play(match, 'activate gate');
    expect(match.view(0).decision?.pantheon?.seen?.tokens).toEqual(['urbanism', 'philosophy']);
    expect([match.view(0).boxCount, match.view(1).boxCount]).toEqual([3, 3]);
    play(match, 'choose enki');
    expect(match.legalMoves(0)).toEqual(['keep urbanism', 'keep philosophy']);
    play(match, 'keep philosophy');
    expect(publicView(match)).toMatchObject({ boxCount: 2, players: [{ tokens: ['philosophy'] }, {}] });
  });

  test('[P-14] if another Divinity is chosen the tokens return to the box', () => {
    const match = board({ 6: 'gate' }, BOX, { decks: { ...DECKS, mesopotamian: ['enki'] } });
    play(match, 'activate gate', 'choose aphrodite');
    expect(publicView(match)).toMatchObject({ boxCount: 3, players: [{ tokens: [] }, {}] });
  });
});
