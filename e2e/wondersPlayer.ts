import type { Locator } from 'playwright-core';
import { countVisible } from './countVisible.ts';
import { PagePlayer } from './pagePlayer.ts';
import { STEP_MS, type Hand } from './play.ts';

/** What can be seen of a choice. */
const SIGNS = {
  over: '[data-testid=end-screen]',
  // While pictures run, what is shown is not yet what counts.
  busy: 'main[aria-busy=true]',
  mine: '[data-testid=turn-pill]:not(.turn--foe)',
  picks: '[role=radio][aria-checked][aria-disabled=false]',
} as const;

type Seen = Readonly<Record<keyof typeof SIGNS, number>>;

/** Plays 7 Wonders through the page as a person would: looks for what can be chosen and chooses it. */
export class WondersPlayer extends PagePlayer<Exclude<Hand, 'keyboard'>> {
  get sheet(): Locator {
    return this.page.getByTestId('action-sheet');
  }

  get cards(): Locator {
    return this.page.getByTestId('hand').locator('[data-hand]');
  }

  async canChoose(): Promise<boolean> {
    return isWaitedFor(await countVisible(this.page, SIGNS));
  }

  async choose(): Promise<boolean> {
    const seen = await countVisible(this.page, SIGNS);
    if (!isWaitedFor(seen)) return false;
    if (seen.picks > 0) {
      await this.press(this.page.locator(SIGNS.picks).first());
      await this.press(this.sheet.locator('.btn--primary'));
    } else await this.playCard(this.made);
    this.made++;
    return true;
  }

  /** Builds a card of the hand, or sells it where it cannot be built; answers which. */
  async playCard(index: number): Promise<string> {
    const card = this.cards.nth(index % (await this.cards.count()));
    const id = (await card.getAttribute('data-hand')) ?? '';
    await this.takeUp(card);
    await this.press((await this.build.isVisible()) ? this.build : this.sheet.locator('.act--discard').first());
    return id;
  }

  /** The main button, while it can be pressed. */
  protected get build(): Locator {
    return this.sheet.locator('.btn--primary:not([aria-disabled=true])');
  }

  protected async takeUp(card: Locator): Promise<void> {
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.#take(card);
  }

  /** A card that is up covers the corner of the next one. */
  protected async putDown(card: Locator): Promise<void> {
    if ((await card.getAttribute('aria-pressed')) === 'true') await this.#take(card);
  }

  async press(target: Locator): Promise<void> {
    if (this.hand === 'touch') await target.tap({ timeout: STEP_MS });
    else await target.click({ timeout: STEP_MS });
  }

  /** Cards of a hand overlap: each is held by its free corner. */
  async #take(card: Locator): Promise<void> {
    const position = { x: 10, y: 24 };
    if (this.hand === 'touch') await card.tap({ timeout: STEP_MS, position });
    else await card.click({ timeout: STEP_MS, position });
  }
}

function isWaitedFor({ over, busy, mine }: Seen): boolean {
  return over === 0 && busy === 0 && mine > 0;
}
