import { describe, expect, it } from 'vitest';
import { besidesMakers, cityGroups } from './cityGroups.ts';

const COLOURS = besidesMakers(['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple']);

describe('the cards of a city by colour', () => {
  it('a colour gets a column for every four cards, and the width of its columns', () => {
    const groups = cityGroups(COLOURS, { brown: 6, blue: 5, green: 3, yellow: 8, red: 4, purple: 2 }, 4);
    expect(groups.map(({ colour, columns }) => [colour, columns])).toEqual([
      ['blue', 2],
      ['green', 1],
      ['yellow', 2],
      ['red', 1],
      ['purple', 1],
    ]);
    expect(groups.map(({ weight }) => weight)).toEqual([1.6, 1, 2.5, 1, 1.5]);
  });

  it('a colour without cards keeps a narrow place; guilds have none until the first is built', () => {
    expect(cityGroups(COLOURS, {}, 4).map(({ colour, weight }) => [colour, weight])).toEqual([
      ['blue', 0.45],
      ['green', 0.45],
      ['yellow', 0.45],
      ['red', 0.45],
    ]);
  });
});
