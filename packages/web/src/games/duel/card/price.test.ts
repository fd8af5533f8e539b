import { describe, expect, it } from 'vitest';
import { priceForm } from './price.ts';

const nothing = { coins: 0, bank: 0, trade: 0, buys: [], chain: false, affordable: true, missing: 0 };

describe('a price', () => {
  it('a price is free when nothing has to be paid', () => {
    expect(priceForm(nothing)).toEqual({ form: 'free' });
  });
  it('a price is a chain when a symbol pays, even for somebody poor', () => {
    expect(priceForm({ ...nothing, chain: true })).toEqual({ form: 'chain' });
  });
  it('a price is so many coins when they are there', () => {
    expect(priceForm({ ...nothing, coins: 3 })).toEqual({ form: 'coins', coins: 3 });
  });
  it('a price is locked, with what is missing, when they are not', () => {
    expect(priceForm({ ...nothing, coins: 8, affordable: false, missing: 3 })).toEqual({
      form: 'lock',
      coins: 8,
      short: 3,
    });
  });
});
