import { describe, expect, test } from 'vitest';
import { BOTH_EXPANSIONS, matchOf, ofType, PANTHEON, play, publicView } from '../support.ts';

/** The first player is on turn in Age II and can activate this Divinity for 3 coins. */
function activating(
  divinity: string,
  more: object = {},
  pantheon: object = {},
  options: object = PANTHEON,
): ReturnType<typeof matchOf> {
  const position = {
    age: 2,
    structure: ['walls', 'statue', 'brewery'],
    first: { coins: 20 },
    second: { coins: 10 },
    ...more,
    pantheon: { spaces: { 6: divinity }, slotTokens: {}, ...pantheon },
  };
  return matchOf(position, options);
}

const BOARD = { board: ['law', 'theology', 'economy', 'masonry', 'strategy'] };

describe('Mesopotamian Divinities', () => {
  test('[P-16] Enki gives one of the tokens that lie on it, the other returns to the box', () => {
    const match = activating('enki', { ...BOARD, box: ['urbanism', 'philosophy', 'agriculture'] });
    expect(publicView(match)).toMatchObject({ boxCount: 1, pantheon: { enkiTokens: ['urbanism', 'philosophy'] } });
    play(match, 'activate enki');
    expect(match.legalMoves(0)).toEqual(['receive urbanism', 'receive philosophy']);
    const events = play(match, 'receive urbanism');
    expect(ofType(events, 'tokenTaken')).toMatchObject([{ seat: 0, token: 'urbanism', from: 'enki' }]);
    expect(publicView(match)).toMatchObject({
      boxCount: 2,
      pantheon: { enkiTokens: [] },
      players: [{ tokens: ['urbanism'], coins: 20 - 3 + 6 }, {}],
    });
  });

  test('[P-16] the token of Enki can complete the six symbols', () => {
    const city = ['apothecary', 'workshop', 'scriptorium', 'academy', 'university'];
    const match = activating('enki', { board: [], first: { coins: 9, city } }, { enkiTokens: ['law', 'theology'] });
    play(match, 'activate enki', 'receive law');
    expect(publicView(match).outcome).toMatchObject({ ending: 'scientific', ranking: [[0], [1]] });
  });

  test('[P-17] Ishtar is the symbol of Law, and a pair with it', () => {
    const alone = activating('ishtar');
    play(alone, 'activate ishtar');
    expect(publicView(alone).players[0]).toMatchObject({ symbols: { law: 1 }, differentSymbols: 1 });
    const match = activating('ishtar', { board: ['theology', 'economy'], first: { coins: 9, tokens: ['law'] } });
    const events = play(match, 'activate ishtar');
    expect(ofType(events, 'pairCompleted')).toMatchObject([{ seat: 0, symbol: 'law' }]);
    expect(publicView(match).decision).toMatchObject({ kind: 'takeToken', seat: 0 });
  });

  test('[P-17] Ishtar can be the sixth symbol', () => {
    const city = ['apothecary', 'workshop', 'scriptorium', 'academy', 'university'];
    const match = activating('ishtar', { first: { coins: 9, city } });
    play(match, 'activate ishtar');
    expect(publicView(match).outcome).toMatchObject({ ending: 'scientific', ranking: [[0], [1]] });
  });

  const GREEN = { second: { coins: 10, city: ['school', 'theater'] } };

  test('[P-18] the Snake counts the symbol of a green card of the opponent, for pairs', () => {
    const match = activating('nisaba', { ...BOARD, ...GREEN, first: { coins: 9, city: ['apothecary'] } });
    play(match, 'activate nisaba');
    expect(match.legalMoves(0)).toEqual(['snake school']);
    const events = play(match, 'snake school');
    expect(ofType(events, 'pairCompleted')).toMatchObject([{ seat: 0, symbol: 'wheel' }]);
    expect(publicView(match).players.map(({ symbols }) => symbols.wheel)).toEqual([2, 1]);
    expect(publicView(match).pantheon?.snakeOn).toBe('school');
  });

  test('[P-18] the Snake can bring the sixth symbol; without a green card nothing happens', () => {
    const city = ['workshop', 'scriptorium', 'academy', 'university'];
    const match = activating('nisaba', { ...GREEN, first: { coins: 9, city, tokens: ['law'] } });
    expect(publicView(match).players[0].differentSymbols).toBe(6 - 1);
    play(match, 'activate nisaba', 'snake school');
    expect(publicView(match).outcome).toMatchObject({ ending: 'scientific' });
    const vain = activating('nisaba', { second: { coins: 10, city: ['theater'] } });
    play(vain, 'activate nisaba');
    expect(publicView(vain)).toMatchObject({ decision: { kind: 'turn', seat: 1 }, pantheon: { snakeOn: null } });
  });

  test('[P-18] a swap that moves the card discards the Snake, and the symbol is lost', () => {
    const position = {
      age: 2,
      turn: 'second',
      structure: ['walls', 'statue', 'brewery'],
      first: { coins: 20, city: ['apothecary'] },
      second: { coins: 10, city: ['school'] },
      agora: { second: { conspiracies: { coercion: 'guard-tower' } } },
      pantheon: { snakeOn: 'school', slotTokens: {}, spaces: {}, first: { divinities: ['nisaba'] } },
    };
    const match = matchOf(position, BOTH_EXPANSIONS);
    expect(publicView(match).players[0].symbols.wheel).toBe(2);
    const events = play(match, 'trigger coercion', 'swap apothecary for school');
    expect(ofType(events, 'snakeDiscarded')).toMatchObject([{ seat: 0, card: 'school' }]);
    expect(publicView(match).pantheon?.snakeOn).toBeNull();
    expect(publicView(match).players.map(({ symbols }) => symbols.wheel)).toEqual([1, 1]);
  });
});

describe('Phoenician Divinities', () => {
  const ASTARTE = { first: { divinities: ['astarte'], coinsApart: 7 } };

  test('[P-19] Astarte brings 7 coins apart, each of them a point at the end', () => {
    const match = activating('astarte');
    play(match, 'activate astarte');
    const { players, pantheon } = publicView(match);
    expect(pantheon?.players[0].coinsApart).toBe(7);
    expect(players[0]).toMatchObject({ coins: 17, score: { divinities: 7, coins: 5 } });
  });

  test('[P-19] coins apart are spent when the treasury is empty, and no loss touches them', () => {
    const match = activating(
      'tanit',
      { first: { coins: 2 }, pawn: -2, structure: ['walls', 'statue', 'horse-breeders'] },
      ASTARTE,
    );
    play(match, 'activate tanit');
    expect(publicView(match)).toMatchObject({
      players: [{ coins: 12 }, {}],
      pantheon: { players: [{ coinsApart: 6 }, {}] },
    });
    const hit = activating('mars', { turn: 'second', first: { coins: 1 }, second: { coins: 40 }, pawn: -2 }, ASTARTE);
    play(hit, 'activate mars');
    expect(publicView(hit)).toMatchObject({
      players: [{ coins: 0 }, {}],
      pantheon: { players: [{ coinsApart: 7 }, {}] },
    });
  });

  test('[P-19] if agreed so, the coins on the card go first', () => {
    const match = activating('tanit', { first: { coins: 2 } }, ASTARTE, { ...PANTHEON, coinsApart: 'cardFirst' });
    play(match, 'activate tanit');
    expect(publicView(match)).toMatchObject({
      players: [{ coins: 2 + 12 }, {}],
      pantheon: { players: [{ coinsApart: 4 }, {}] },
    });
  });

  test('[P-20] Baal takes a brown or grey card of the opponent, which then produces for its new owner', () => {
    const match = activating('baal', { second: { coins: 10, city: ['clay-pit', 'press', 'altar'] } });
    play(match, 'activate baal');
    expect(match.legalMoves(0)).toEqual(['seize clay-pit', 'seize press']);
    play(match, 'seize clay-pit');
    expect(publicView(match).players.map(({ production }) => production.clay)).toEqual([1, 0]);
    expect(publicView(match).players.map(({ prices }) => prices.clay)).toEqual([2, 3]);
  });

  test('[P-20] without such a card nothing happens', () => {
    const match = activating('baal', { second: { coins: 10, city: ['altar'] } });
    play(match, 'activate baal');
    expect(publicView(match).decision).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('[P-21] Tanit brings 12 coins, Aphrodite 9 points, Mars two shields without Strategy', () => {
    const tanit = activating('tanit');
    play(tanit, 'activate tanit');
    expect(publicView(tanit).players[0].coins).toBe(20 - 3 + 12);
    const aphrodite = activating('aphrodite');
    play(aphrodite, 'activate aphrodite');
    expect(publicView(aphrodite).players[0].score.divinities).toBe(9);
    const mars = activating('mars', { first: { coins: 9, tokens: ['strategy'] } });
    play(mars, 'activate mars');
    expect(publicView(mars).pawn).toBe(2);
  });

  test('[P-21] Mars uses military tokens and can win the game', () => {
    const token = activating('mars', { pawn: 1 });
    play(token, 'activate mars');
    expect(publicView(token)).toMatchObject({ pawn: 3, players: [{}, { coins: 8 }] });
    const match = activating('mars', { pawn: 7 });
    play(match, 'activate mars');
    expect(publicView(match).outcome).toMatchObject({ ending: 'military', ranking: [[0], [1]] });
  });

  test('[P-21] Tanit and Aphrodite can be had through the Gate as well', () => {
    const decks = { phoenician: ['tanit'], greek: ['aphrodite'] };
    const match = activating('gate', {}, { decks });
    play(match, 'activate gate', 'choose tanit');
    expect(publicView(match).players[0].coins).toBe(20 - 6 + 12);
    const other = activating('gate', {}, { decks });
    play(other, 'activate gate', 'choose aphrodite');
    expect(publicView(other).players[0].score.divinities).toBe(9);
  });
});

describe('Greek Divinities', () => {
  test('[P-22] Hades builds a card of the discard pile for free, with its effects', () => {
    const match = activating('hades', { discard: ['tavern', 'altar'] });
    play(match, 'activate hades');
    expect(match.legalMoves(0)).toEqual(['revive tavern', 'revive altar']);
    play(match, 'revive tavern');
    expect(publicView(match)).toMatchObject({
      discard: ['altar'],
      players: [{ coins: 20 - 3 + 4, city: ['tavern'] }, {}],
    });
  });

  test('[P-22] Hades does nothing with an empty pile, and with Agora builds no Senator', () => {
    const empty = activating('hades');
    play(empty, 'activate hades');
    expect(publicView(empty).decision).toMatchObject({ kind: 'turn', seat: 1 });
    const match = activating('hades', { discard: ['conspirator-1', 'altar'] }, {}, BOTH_EXPANSIONS);
    play(match, 'activate hades');
    expect(match.legalMoves(0)).toEqual(['revive altar']);
  });

  test('[P-23] Zeus discards any card of the structure, open or not, covered or not', () => {
    const structure = { r2c2: '?', r3c3: 'statue', r5c5: 'walls' };
    const match = activating('zeus', { structure });
    play(match, 'activate zeus');
    expect(match.legalMoves(0)).toEqual(['discard slot r2c2', 'discard slot r3c3', 'discard slot r5c5']);
    const events = play(match, 'discard slot r2c2');
    const [dropped] = ofType(events, 'hiddenCardDropped');
    expect(dropped).toMatchObject({ seat: 0, from: 'r2c2', reveals: true });
    expect(publicView(match)).toMatchObject({ discard: [dropped.card], players: [{ coins: 17 }, {}] });
    expect(publicView(match).structure.map(({ slot }) => slot)).toEqual(['r3c3', 'r5c5']);
  });

  test('[P-23] an open card that Zeus discards uncovers what it lay on, and the last card ends the Age', () => {
    const match = activating('zeus', { structure: { r2c2: '?', r3c3: 'statue', r5c5: 'walls' } });
    play(match, 'activate zeus');
    expect(ofType(play(match, 'discard slot r3c3'), 'cardRevealed')).toMatchObject([{ slot: 'r2c2' }]);
    const last = activating('zeus', { structure: ['walls'] });
    play(last, 'activate zeus', 'discard slot r1c1');
    expect(publicView(last).age).toBe(3);
  });

  const TOKEN = { structure: { r2c2: '?', r3c3: 'statue', r5c5: 'walls' } };
  const OFFERING = { slotTokens: { r2c2: 'offering-3' } };

  test('[P-23] a token on the card goes to the player, or with the card if agreed so', () => {
    const match = activating('zeus', TOKEN, OFFERING);
    play(match, 'activate zeus', 'discard slot r2c2');
    expect(publicView(match).pantheon).toMatchObject({
      slotTokens: [],
      players: [{ offeringTokens: ['offering-3'] }, {}],
    });
    const agreed = activating('zeus', TOKEN, OFFERING, { ...PANTHEON, zeusTokens: 'discarded' });
    play(agreed, 'activate zeus', 'discard slot r2c2');
    expect(publicView(agreed).pantheon).toMatchObject({ slotTokens: [], players: [{ offeringTokens: [] }, {}] });
  });
});

describe('Egyptian Divinities', () => {
  const BUILT = {
    first: { coins: 20, built: { pyramids: 'altar' } },
    second: { coins: 10, built: { 'great-lighthouse': 'tavern', colossus: 'baths' } },
  };

  test('[P-24] Anubis takes the card from under a Wonder of either player, whose points and lasting effects end', () => {
    const match = activating('anubis', BUILT);
    play(match, 'activate anubis');
    expect(match.legalMoves(0).sort()).toEqual(['unbuild colossus', 'unbuild great-lighthouse', 'unbuild pyramids']);
    const before = publicView(match).players[1];
    expect([before.choices.raw, before.score.wonders]).toEqual([1, 4 + 3]);
    const events = play(match, 'unbuild great-lighthouse');
    expect(ofType(events, 'wonderUnbuilt')).toMatchObject([{ seat: 0, owner: 1, wonder: 'great-lighthouse' }]);
    const { players, discard } = publicView(match);
    expect(discard).toEqual(['tavern']);
    expect([players[1].choices.raw, players[1].score.wonders]).toEqual([0, 3]);
    expect(players[1].wonders.find(({ wonder }) => wonder === 'great-lighthouse')).toMatchObject({
      built: false,
      under: null,
    });
  });

  test('[P-24, P-36] what the Wonder did at once remains, and it can be built and work again', () => {
    const match = activating('anubis', { ...BUILT, pawn: -2, second: { coins: 30, built: { colossus: 'baths' } } });
    play(match, 'activate anubis', 'unbuild colossus');
    expect(publicView(match).pawn).toBe(-2);
    play(match, 'build colossus with walls');
    expect(publicView(match)).toMatchObject({ pawn: -4, players: [{}, { score: { wonders: 3 } }] });
  });

  test('[P-36] after Anubis an unbuilt Wonder can be built although seven stood', () => {
    const seven = {
      first: { coins: 40, built: ['pyramids', 'mausoleum', 'sphinx', 'piraeus'] },
      second: { coins: 40, built: ['colossus', 'circus-maximus', 'statue-of-zeus'] },
    };
    const match = activating('anubis', seven);
    play(match, 'activate anubis', 'unbuild statue-of-zeus');
    expect(match.legalMoves(1)).toContain('build statue-of-zeus with walls');
    play(match, 'build statue-of-zeus with walls');
    expect(publicView(match).players[1].wonders.every(({ built }) => built)).toBe(true);
  });

  test('[P-24] with Agora a Wonder that was sabotaged is no Wonder for Anubis', () => {
    const match = activating('anubis', { second: { coins: 9 } }, {}, BOTH_EXPANSIONS);
    play(match, 'activate anubis');
    expect(publicView(match).decision).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('[P-25] Isis builds an own Wonder for free with a card of the discard pile, with all effects', () => {
    const match = activating('isis', {
      discard: ['altar', 'tavern'],
      first: { coins: 3, wonders: ['sphinx', 'colossus'] },
    });
    play(match, 'activate isis');
    expect(match.legalMoves(0).sort()).toEqual([
      'build colossus using altar',
      'build colossus using tavern',
      'build sphinx using altar',
      'build sphinx using tavern',
    ]);
    const events = play(match, 'build sphinx using altar');
    expect(ofType(events, 'wonderBuilt')).toMatchObject([{ wonder: 'sphinx', card: 'altar', from: 'discard' }]);
    expect(publicView(match)).toMatchObject({ discard: ['tavern'], decision: { kind: 'turn', seat: 0 } });
  });

  test('[P-25] Isis does nothing without discards or without an unbuilt Wonder', () => {
    const empty = activating('isis', { first: { coins: 9, wonders: ['sphinx'] } });
    play(empty, 'activate isis');
    expect(publicView(empty).decision).toMatchObject({ kind: 'turn', seat: 1 });
    const none = activating('isis', { discard: ['altar'] });
    play(none, 'activate isis');
    expect(publicView(none).decision).toMatchObject({ kind: 'turn', seat: 1 });
    const senator = activating(
      'isis',
      { discard: ['conspirator-1'], first: { coins: 9, wonders: ['sphinx'] } },
      {},
      BOTH_EXPANSIONS,
    );
    play(senator, 'activate isis');
    expect(senator.legalMoves(0)).toEqual(['build sphinx using conspirator-1']);
  });

  test('[P-26] Ra takes an unbuilt Wonder of the opponent', () => {
    const match = activating('ra', { second: { coins: 9, wonders: ['sphinx'], built: { colossus: 'baths' } } });
    play(match, 'activate ra');
    expect(match.legalMoves(0)).toEqual(['extort sphinx']);
    play(match, 'extort sphinx');
    expect(publicView(match).players[0].wonders).toMatchObject([{ wonder: 'sphinx', built: false }]);
  });

  test('[P-26] Ra does nothing if all Wonders of the opponent are built', () => {
    const match = activating('ra', { second: { coins: 9, built: { colossus: 'baths' } } });
    play(match, 'activate ra');
    expect(publicView(match).decision).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('Roman Divinities', () => {
  test('[P-27] the Minerva pawn goes on any space but that of the Conflict pawn', () => {
    const match = activating('minerva', { pawn: 2 });
    play(match, 'activate minerva');
    const spaces = Array.from({ length: 19 }, (_, index) => index - 9).filter((at) => at !== 2);
    expect(match.legalMoves(0)).toEqual(spaces.map((at) => `guard ${at}`));
    play(match, 'guard -1');
    expect(publicView(match).pantheon?.minerva).toBe(-1);
  });

  test('[P-27] the Conflict pawn stops before it, the rest of the movement is lost, and it is discarded', () => {
    const guarded = { minerva: 2, second: { divinities: ['minerva'] } };
    const match = activating('mars', {}, guarded);
    const events = play(match, 'activate mars');
    expect(ofType(events, 'minervaDiscarded')).toEqual([{ type: 'minervaDiscarded', at: 2 }]);
    expect(publicView(match)).toMatchObject({ pawn: 1, pantheon: { minerva: null } });
    const behind = activating('mars', { turn: 'second', pawn: 5, second: { coins: 20 } }, { minerva: 4, second: {} });
    play(behind, 'activate mars');
    expect(publicView(behind)).toMatchObject({ pawn: 5, pantheon: { minerva: null } });
  });

  test('[P-27] a capital can be guarded', () => {
    const match = activating('mars', { pawn: 7 }, { minerva: 9 });
    play(match, 'activate mars');
    expect(publicView(match)).toMatchObject({ pawn: 8, outcome: null });
  });

  test('[P-28] Neptune discards a military token without effect and applies another', () => {
    const match = activating('neptune');
    play(match, 'activate neptune');
    const all = ['first-inner', 'first-outer', 'second-inner', 'second-outer'];
    expect(match.legalMoves(0)).toEqual(all.map((token) => `void ${token}`));
    play(match, 'void second-outer');
    expect(publicView(match).players[1].coins).toBe(10);
    expect(match.legalMoves(0)).toEqual(all.slice(0, 3).map((token) => `exploit ${token}`));
    play(match, 'exploit first-outer');
    expect(publicView(match)).toMatchObject({
      militaryTokens: ['first-inner', 'second-inner'],
      players: [{ coins: 17 }, { coins: 5 }],
      decision: { kind: 'turn', seat: 1 },
    });
  });

  test('[P-28] with one token there is nothing to apply; with Agora a token gives its influence to the player', () => {
    const one = activating('neptune', { militaryTokens: ['second-inner'] });
    play(one, 'activate neptune', 'void second-inner');
    expect(publicView(one)).toMatchObject({ militaryTokens: [], decision: { kind: 'turn', seat: 1 } });
    const match = activating('neptune', {}, {}, BOTH_EXPANSIONS);
    play(match, 'activate neptune', 'void second-outer', 'exploit second-inner');
    expect(publicView(match).decision).toMatchObject({ kind: 'placeCube', seat: 0 });
    play(match, 'place 3');
    expect(publicView(match).agora?.chambers[2].cubes).toEqual([1, 0]);
  });
});
