import { describe, expect, it } from 'vitest';
import { chooseGroup, type MayMeet } from '../src/pairing/chooseGroup.ts';

const NOW = 1_000_000;
const anybody: MayMeet = () => true;

interface Wish {
  readonly players?: readonly [number, number];
  /** Seconds ago. */
  readonly came?: number;
  readonly fill?: number | null;
}

function waiting(wishes: Readonly<Record<string, Wish>>) {
  return Object.entries(wishes).map(([guest, { players: [least, most] = [3, 7], came = 0, fill = null }]) => ({
    guest,
    least,
    most,
    created_at: new Date(NOW - came * 1000),
    fill_after: fill,
    fill_level: fill === null ? null : `bots of ${guest}`,
  }));
}

function seated(wishes: Readonly<Record<string, Wish>>, mayMeet = anybody): string[] | null {
  const group = chooseGroup(waiting(wishes), NOW, mayMeet);
  return group === null ? null : [...group.people.map(({ guest }) => guest), ...group.bots];
}

describe('who sits down together', () => {
  it('two people who want a game for two, those who waited longest first', () => {
    const players = [2, 2] as const;
    expect(seated({ ann: { players } })).toBeNull();
    expect(seated({ ann: { players }, bob: { players }, cid: { players } })).toEqual(['ann', 'bob']);
  });

  it('as many as there are, but not fewer than everybody at the table wants', () => {
    expect(seated({ ann: {}, bob: {} })).toBeNull();
    expect(seated({ ann: {}, bob: {}, cid: {}, dan: {} })).toEqual(['ann', 'bob', 'cid', 'dan']);
    expect(seated({ ann: { players: [5, 7] }, bob: {}, cid: {}, dan: {} })).toEqual(['bob', 'cid', 'dan']);
    expect(seated({ ann: { players: [5, 7] }, bob: {}, cid: {} })).toBeNull();
  });

  it('nobody with somebody they must not meet', () => {
    const players = [2, 2] as const;
    const mayMeet: MayMeet = (...pair) => pair.toSorted().join() !== 'ann,bob';
    expect(seated({ ann: { players }, bob: { players } }, mayMeet)).toBeNull();
    expect(seated({ ann: { players }, bob: { players }, cid: { players } }, mayMeet)).toEqual(['ann', 'cid']);
  });

  it('bots fill the table of whoever has waited as long as they chose to, and not before', () => {
    expect(seated({ ann: { fill: 30, came: 29 } })).toBeNull();
    expect(seated({ ann: { fill: 30, came: 30 } })).toEqual(['ann', 'bots of ann', 'bots of ann']);
    expect(seated({ ann: { fill: null, came: 5000 } })).toBeNull();
  });

  it('others who want bots at all join a table that bots fill; who wants none does not', () => {
    const wishes = { ann: { fill: 120 }, bob: { fill: null }, cid: { fill: 30, came: 31 } };
    expect(seated({ ...wishes, bob: { fill: null, players: [5, 7] } })).toEqual(['cid', 'ann', 'bots of cid']);
  });

  it('people come before bots', () => {
    expect(seated({ ann: { fill: 0, came: 1 }, bob: {}, cid: {} })).toEqual(['ann', 'bob', 'cid']);
  });
});
