import type { Page } from 'playwright-core';
import type { Chooser, Hand } from './play.ts';

/** Somebody who plays through a page, and how. */
export abstract class PagePlayer<By extends Hand> implements Chooser {
  readonly page: Page;
  protected readonly hand: By | 'mouse';
  protected made = 0;

  constructor(page: Page, hand: By | 'mouse' = 'mouse') {
    this.page = page;
    this.hand = hand;
  }

  get turns(): number {
    return this.made;
  }

  abstract canChoose(): Promise<boolean>;
  abstract choose(): Promise<boolean>;
}
