import type { Locator, Page } from 'playwright-core';
import type { Hand } from './player.ts';

const STEP_MS = 4_000;
const IDLE_LIMIT_MS = 45_000;

/** Plays 7 Wonders through the page as a person would: looks for what can be chosen and chooses it. */
export class WondersPlayer {
  readonly page: Page;
  readonly #hand: Exclude<Hand, 'keyboard'>;
  #turns = 0;

  constructor(page: Page, hand: Exclude<Hand, 'keyboard'> = 'mouse') {
    this.page = page;
    this.#hand = hand;
  }

  get turns(): number {
    return this.#turns;
  }

  get sheet(): Locator {
    return this.page.getByTestId('action-sheet');
  }

  get cards(): Locator {
    return this.page.getByTestId('hand').locator('[data-hand]');
  }

  async isOver(): Promise<boolean> {
    return this.page.getByTestId('end-screen').isVisible();
  }

  /** Whether this page is waited for. */
  async canChoose(): Promise<boolean> {
    // While pictures run, what is shown is not yet what counts.
    if (await this.page.locator('main[aria-busy=true]').isVisible()) return false;
    return this.page.locator('[data-testid=turn-pill]:not(.turn--foe)').isVisible();
  }

  /** Makes one choice, whatever it is; answers whether there was one to make. */
  async choose(): Promise<boolean> {
    if ((await this.isOver()) || !(await this.canChoose())) return false;
    const picks = this.page.locator('[role=radio][aria-checked][aria-disabled=false]');
    if ((await picks.count()) > 0) {
      await this.press(picks.first());
      await this.press(this.sheet.locator('.btn--primary'));
    } else await this.playCard(this.#turns);
    this.#turns++;
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
    if (this.#hand === 'touch') await target.tap({ timeout: STEP_MS });
    else await target.click({ timeout: STEP_MS });
  }

  /** Cards of a hand overlap: each is held by its free corner. */
  async #take(card: Locator): Promise<void> {
    const position = { x: 10, y: 24 };
    if (this.#hand === 'touch') await card.tap({ timeout: STEP_MS, position });
    else await card.click({ timeout: STEP_MS, position });
  }
}

/** Lets players choose while `goesOn`; fails if nobody can do anything for a while. */
export async function playWhile(
  players: readonly WondersPlayer[],
  goesOn: () => boolean | Promise<boolean>,
): Promise<void> {
  let lastChoice = Date.now();
  while (await goesOn()) {
    for (const player of players) if ((await goesOn()) && (await tryToChoose(player))) lastChoice = Date.now();
    if (Date.now() - lastChoice > IDLE_LIMIT_MS) {
      const words = await players[0].page.locator('body').innerText();
      throw new Error(`nobody can do anything: ${words.replaceAll(/\s+/g, ' ').slice(0, 600)}`);
    }
    await players[0].page.waitForTimeout(20);
  }
}

/** The table may change between looking and pressing: then the next look decides. */
async function tryToChoose(player: WondersPlayer): Promise<boolean> {
  try {
    return await player.choose();
  } catch (error) {
    if (error instanceof Error && /Timeout|not attached|detached|intercepts/.test(error.message)) return false;
    throw error;
  }
}
