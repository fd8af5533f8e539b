import { oncePer } from '@pharos/core';
import type { Card, Catalog } from '@pharos/wonders';

/** What is read of black cards at every leaf. */
export interface BlackTable {
  /** Whether a card copies a science symbol, and whether it gives a diplomacy token. */
  readonly masks: Uint8Array;
  readonly doves: Uint8Array;
}

export const blackTable = oncePer(({ cards }: Catalog): BlackTable => ({
  masks: Uint8Array.from(cards, ({ standing }) => countOf(standing, 'copySymbol')),
  doves: Uint8Array.from(cards, ({ onGain }) => countOf(onGain, 'diplomacy')),
}));

function countOf(effects: Card['standing'], type: string): number {
  return effects.filter((effect) => effect.type === type).length;
}
