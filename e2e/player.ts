import type { Locator, Page } from 'playwright-core';

/** How a player works the table: with the mouse, by touch, or by keyboard alone. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

const STEP_MS = 4_000;

/** What a choice of Agora can be answered with next: Chambers, pieces of each group, cards of the structure. */
const LIT = [
  '.picker--senate .chamber.lit:not(.from):not(.to)',
  '.group:not(:has(.on)) .pick:enabled',
  '.picker--plot .pick:not(.on)',
  '.slot.is-lit:not(.is-up)',
].join(', ');
const MOST_PRESSES = 4;

/** Plays through the page as a person would: looks for what can be chosen and chooses it. */
export class Player {
  readonly page: Page;
  readonly #hand: Hand;
  #turns = 0;

  constructor(page: Page, hand: Hand = 'mouse') {
    this.page = page;
    this.#hand = hand;
  }

  get turns(): number {
    return this.#turns;
  }

  get endScreen(): Locator {
    return this.page.getByTestId('end-screen');
  }

  async isOver(): Promise<boolean> {
    return this.endScreen.isVisible();
  }

  /** Whether this page offers a choice now. */
  async canChoose(): Promise<boolean> {
    // While pictures run, what is shown is not yet what counts.
    if (await this.page.locator('main[aria-busy=true]').isVisible()) return false;
    if (await this.page.locator('[role=radio].pick').first().isVisible()) return this.#ownsPick();
    return this.page.locator('[data-testid=turn-pill]:not(.turn--foe)').isVisible();
  }

  async #ownsPick(): Promise<boolean> {
    return this.page.getByTestId('action-sheet').locator('.btn--primary').isVisible();
  }

  /** Makes one choice, whatever it is; answers whether there was one to make. */
  async choose(): Promise<boolean> {
    if ((await this.isOver()) || !(await this.canChoose())) return false;
    const picks = this.page.locator('button.pick[role=radio]');
    if (await this.#sheet.locator('.ask').isVisible()) await this.#answer();
    else if ((await picks.count()) > 0) await this.#pick(picks.first());
    else await this.#playCard();
    this.#turns++;
    return true;
  }

  async #pick(pick: Locator): Promise<void> {
    await this.#press(pick);
    await this.#press(this.page.getByTestId('action-sheet').locator('.btn--primary'));
  }

  get #sheet(): Locator {
    return this.page.getByTestId('action-sheet');
  }

  /** A choice of Agora: presses what is lit until the sheet has something to confirm. */
  async #answer(): Promise<void> {
    const confirm = this.#sheet.locator('.acts .btn--primary');
    for (let press = 0; press < MOST_PRESSES; press++) {
      if ((await confirm.getAttribute('aria-disabled')) !== 'true') {
        await this.#press(confirm);
        return;
      }
      const lit = this.page.locator(LIT);
      await this.#press(lit.nth(this.#turns % Math.max(1, await lit.count())));
    }
  }

  async #playCard(): Promise<void> {
    const offer = this.#sheet.locator('.offer__b').first();
    if (await offer.isVisible()) {
      await this.#press(offer);
      await this.#press(this.#sheet.locator('.btn--primary'));
      return;
    }
    const open = this.page.locator('[data-testid=structure] button[aria-pressed]');
    if ((await open.count()) === 0) return;
    await this.#press(open.nth(this.#turns % (await open.count())));
    const sheet = this.page.getByTestId('action-sheet');
    const build = sheet.locator('.btn--primary:not([aria-disabled=true])');
    const canBuild = await build.isVisible();
    const prepare = sheet.locator('.act--prepare');
    if (!canBuild && (await prepare.isVisible())) {
      await this.#press(prepare);
      await this.#press(sheet.locator('.btn--primary'));
    } else if (this.#hand === 'keyboard') await this.page.keyboard.press(canBuild ? 'b' : 'd');
    else await this.#press(canBuild ? build : sheet.locator('.act--discard'));
  }

  async #press(target: Locator): Promise<void> {
    if (this.#hand === 'touch') await target.tap({ timeout: STEP_MS });
    else if (this.#hand === 'mouse') await target.click({ timeout: STEP_MS });
    else {
      await target.focus({ timeout: STEP_MS });
      await this.page.keyboard.press('Enter');
    }
  }
}

const IDLE_LIMIT_MS = 45_000;

/** Lets players choose until the end screen stands; fails if nobody can do anything for a while. */
export async function playToTheEnd(players: readonly Player[]): Promise<void> {
  await playWhile(players, async () => !(await players[0].isOver()));
}

/** Lets players make so many choices between them, or fewer if the game ends. */
export async function playSome(players: readonly Player[], choices: number): Promise<void> {
  const made = (): number => players.reduce((sum, player) => sum + player.turns, 0);
  const goal = made() + choices;
  await playWhile(players, async () => made() < goal && !(await players[0].isOver()));
}

async function playWhile(players: readonly Player[], goesOn: () => Promise<boolean>): Promise<void> {
  let lastChoice = Date.now();
  while (await goesOn()) {
    for (const player of players) if ((await goesOn()) && (await tryToChoose(player))) lastChoice = Date.now();
    if (Date.now() - lastChoice > IDLE_LIMIT_MS) throw new Error(await describeStandstill(players));
    await players[0].page.waitForTimeout(20);
  }
}

/** What the pages show when nothing goes on any more. */
async function describeStandstill(players: readonly Player[]): Promise<string> {
  const pages = await Promise.all(
    players.map(async ({ page }) => {
      const words = await page.locator('body').innerText();
      return `${page.url()}: ${words.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
    }),
  );
  return `nobody can do anything\n${pages.join('\n')}`;
}

/** The table may change between looking and pressing: then the next look decides. */
async function tryToChoose(player: Player): Promise<boolean> {
  try {
    return await player.choose();
  } catch (error) {
    if (error instanceof Error && /Timeout|not attached|detached|intercepts/.test(error.message)) return false;
    throw error;
  }
}
