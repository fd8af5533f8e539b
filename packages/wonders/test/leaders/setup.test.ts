import { expect, test } from 'vitest';
import { catalogOf } from '../../src/game.ts';
import { LEADERS_PACKS, wonders } from '../../src/index.ts';
import { leadersOf, leaderPieces } from '../../src/leaders/state.ts';
import { dealState, ofType } from '../support.ts';
import { boardRows, cardRows } from '../printed.ts';
import { coins, dealtMatch, draftAll, LEADERS, leadersIn, leaderTask, turn } from './support.ts';
import { LEADERS as PRINTED, LEADERS_BOARDS, LEADERS_GUILDS } from './transcription.ts';

const options = (more: object): object => ({ ...LEADERS, sides: 'day', ...more });

test('[L-1, L-2, L-5, C-92] every leader costs what is printed and is in its group or box', () => {
  const [first, second] = LEADERS_PACKS.map(({ leaders }) =>
    leaders.map(({ id, cost, group }) => ({ leader: id, cost: String(cost), group })),
  );
  expect(second).toEqual(
    PRINTED.filter(({ group }) => group !== '').map(({ leader, cost, group }) => ({ leader, cost, group })),
  );
  expect(first).toEqual(
    PRINTED.filter(({ box1 }) => box1 !== '').map(({ leader, cost, box1 }) => ({
      leader,
      cost,
      group: box1 === 'leaders' ? 'standard' : 'cities',
    })),
  );
  expect(second.map(({ group }) => group).filter((group) => group === 'standard')).toHaveLength(34);
  expect(second.filter(({ group }) => group === 'expert')).toHaveLength(15);
  expect(second.filter(({ group }) => group === 'cities')).toHaveLength(6);
  expect([first.filter(({ group }) => group === 'standard').length, first.length]).toEqual([36, 42]);
});

test.each([1, 2] as const)(
  '[L-4, L-5, L-64, L-70] edition %i: guilds and boards cost and give what is printed',
  (edition) => {
    const catalog = catalogOf({ packs: ['base', 'leaders'], edition });
    const guilds = catalog.cards.filter((card) => card.pack === 'leaders');
    expect(cardRows(guilds)).toEqual(
      LEADERS_GUILDS.filter(({ editions }) => editions.includes(String(edition))).map(({ guild, cost }) => ({
        card: guild,
        age: '3',
        cost,
      })),
    );
    expect(boardRows(catalog, 'leaders')).toEqual(LEADERS_BOARDS.filter((row) => row.edition === String(edition)));
  },
);

function deckOf(more: object): string[] {
  const s = dealState('3', options(more));
  const { seats, box } = leadersOf(s);
  return [...box, ...seats.flatMap(({ offered }) => offered)].map((leader) => leaderPieces(s)[leader].id);
}

test('[L-1, L-2, L-12, C-81, L-80] the deck has the standard and the expert leaders, those of Cities with Cities, experts only by choice', () => {
  expect(deckOf({})).toHaveLength(34 + 15);
  expect(deckOf({})).not.toContain('darius');
  const withCities = deckOf({ packs: ['base', 'leaders', 'cities'] });
  expect(withCities).toHaveLength(55);
  expect(withCities).toEqual(
    expect.arrayContaining(['caligula', 'diocletian', 'octavia', 'arsinoe', 'aspasia', 'darius']),
  );
  const standard = deckOf({ rulings: ['standardLeaders'] });
  expect(standard).toHaveLength(34);
  expect(standard).not.toContain('berenice');
  expect(deckOf({ packs: ['base', 'leaders', 'cities'], rulings: ['standardLeaders'] })).toHaveLength(40);
  expect(new Set(withCities).size).toBe(55);
  expect(deckOf({ edition: 1, sides: 'A' })).toHaveLength(36);
  expect(deckOf({ edition: 1, sides: 'A', packs: ['base', 'leaders', 'cities'] })).toHaveLength(42);
});

test('[L-3, C-81] everybody starts with six coins', () => {
  expect(coins(dealtMatch('1'))).toEqual([6, 6, 6, 6]);
  expect(coins(dealtMatch('1', { packs: ['base', 'leaders', 'cities'] }))).toEqual([6, 6, 6, 6]);
  expect(coins(dealtMatch('1', { packs: ['base', 'cities'] }))).toEqual([3, 3, 3, 3]);
});

test('[L-4, L-5] Roma and Abu Simbel are among the boards, only with Leaders', () => {
  const seen = (more: object): Set<string> => {
    const ids = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const s = dealState(`2.${seed}`, options(more));
      for (const { board } of s.cities) ids.add(s.catalog.boards[board].id);
    }
    return ids;
  };
  expect([...seen({})]).toEqual(expect.arrayContaining(['roma', 'abu-simbel']));
  expect(seen({ edition: 1, sides: 'A' })).toContain('roma');
  expect(seen({ edition: 1, sides: 'A' })).not.toContain('abu-simbel');
  expect(() => wonders.readOptions({ edition: 2, boards: ['roma', 'gizah', 'rhodos'] })).toThrow(/unknown "roma"/);
});

test('[L-63, L-64] the number of guilds stays; those of Leaders are in the pool in the first edition, in the second by choice', () => {
  const seen = (more: object): string[] => {
    const ids = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const s = dealState(`4.${seed}`, options({ players: 7, ...more }));
      const guilds = s.deal.decks[2].map((card) => s.catalog.cards[card]).filter(({ isGuild }) => isGuild);
      expect(guilds).toHaveLength(9);
      for (const { id, pack } of guilds) if (pack === 'leaders') ids.add(id);
    }
    return [...ids].sort();
  };
  expect(seen({ edition: 1, sides: 'A' })).toEqual([
    'architects-guild',
    'courtesans-guild',
    'diplomats-guild',
    'gamers-guild',
  ]);
  expect(seen({})).toEqual([]);
  expect(seen({ rulings: ['leadersGuilds'] })).toEqual(['architects-guild', 'diplomats-guild', 'gamers-guild']);
});

const offeredTo = (match: ReturnType<typeof dealtMatch>, seat: number): readonly string[] =>
  match.view(seat).leaders?.draft?.offered ?? [];

test('[L-10, L-11] four are dealt; all keep one and pass the rest to the right, until the last one is taken', () => {
  const match = dealtMatch('1');
  expect(leaderTask(match, 0)).toBe('draft');
  expect(match.view(0).age).toBe(0);
  for (const round of [1, 2, 3]) {
    expect(match.view(0).leaders?.draft?.round).toBe(round);
    const before = [0, 1, 2, 3].map((seat) => offeredTo(match, seat));
    expect(before.map((leaders) => leaders.length)).toEqual([5 - round, 5 - round, 5 - round, 5 - round]);
    turn(match, ...before.map(([leader]) => `draft ${leader}`));
    // The right neighbour is the one before.
    if (round < 3)
      for (const seat of [0, 1, 2, 3]) expect(offeredTo(match, (seat + 3) % 4)).toEqual(before[seat].slice(1));
  }
  expect(match.view(0).leaders?.draft).toBeNull();
  for (const seat of [0, 1, 2, 3]) expect(match.view(seat).leaders?.hand).toHaveLength(4);
});

test('[L-11, L-12, L-26] nobody knows the leaders of others, nor those of the box', () => {
  const match = dealtMatch('1');
  const events = draftAll(match);
  const drafted = ofType(events, 'leaderDrafted');
  expect(drafted).toHaveLength(16);
  for (const event of drafted) {
    expect(wonders.redact(event, (event.seat + 1) % 4)).toMatchObject({ leader: null });
    expect(wonders.redact(event, event.seat)).toMatchObject({ leader: event.leader });
  }
  const told = JSON.stringify(match.view(-1));
  for (const leader of match.view(2).leaders?.hand ?? []) {
    expect(told).not.toContain(leader);
    expect(JSON.stringify(match.view(0))).not.toContain(leader);
  }
  expect(match.view(0).leaders?.boxCount).toBe(49 - 16);
  expect(leadersIn(match, 2).handCount).toBe(4);
});

test('[L-10, L-20, L-85] sides first, then the draft, then recruitment, and only then the hands are dealt', () => {
  const match = dealtMatch('1', { sides: 'choose' });
  expect(match.view(0).decision?.kind).toBe('chooseSide');
  turn(match);
  expect(leaderTask(match, 0)).toBe('draft');
  draftAll(match);
  expect(leaderTask(match, 0)).toBe('recruit');
  expect(match.view(0)).toMatchObject({ age: 1, turn: 0 });
  expect(match.view(0).cities.map(({ handCount }) => handCount)).toEqual([0, 0, 0, 0]);
  turn(match);
  expect(match.view(0)).toMatchObject({ age: 1, turn: 1 });
  expect(match.view(0).cities.map(({ handCount }) => handCount)).toEqual([7, 7, 7, 7]);
});

test('[L-20] with `handsBeforeRecruitment` the hands are dealt before it', () => {
  const match = dealtMatch('1', { rulings: ['handsBeforeRecruitment'] });
  draftAll(match);
  expect(leaderTask(match, 0)).toBe('recruit');
  expect(match.view(0).cities.map(({ handCount }) => handCount)).toEqual([7, 7, 7, 7]);
  // Everybody sees the own ones while leaders take the place of the hand.
  const seen = match.view(0).leaders?.cards;
  expect(seen).toHaveLength(7);
  expect(match.view(-1).leaders?.cards).toBeNull();
  turn(match);
  expect(leaderTask(match, 0)).toBeNull();
  expect(match.view(0).hand?.map(({ card }) => card)).toEqual(seen);
  expect(match.view(0).leaders?.cards).toBeNull();
  for (let turns = 0; turns < 6; turns++) turn(match);
  expect(match.view(0).age).toBe(2);
  expect(match.view(0).cities.map(({ handCount }) => handCount)).toEqual([7, 7, 7, 7]);
});

test('[L-20, L-26] each Age begins with recruitment; of four leaders one is left over and counts nothing', () => {
  const match = dealtMatch('1');
  draftAll(match);
  for (const age of [1, 2, 3]) {
    expect(leaderTask(match, 0)).toBe('recruit');
    expect(match.view(0).age).toBe(age);
    for (let turns = 0; turns < 7; turns++) turn(match);
  }
  expect(match.outcome()).not.toBeNull();
  expect(match.view(0).cities[0].score.leaders).toBe(0);
  expect(match.view(0).leaders?.hand).toHaveLength(1);
  expect(match.view(1).leaders?.hand).not.toEqual(match.view(0).leaders?.hand);
  expect(JSON.stringify(match.view(-1))).not.toContain(match.view(0).leaders?.hand?.[0]);
});
