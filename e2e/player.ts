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
  picks: 'button.pick[role=radio]',
  confirm: '[data-testid=action-sheet] .btn--primary',
  ask: '[data-testid=action-sheet] .ask',
  offers: '[data-testid=action-sheet] .offer__b',
  open: '[data-testid=structure] button[aria-pressed]',
  spaces: '[data-space][aria-pressed]',
  boards: '[data-place=board-switch]',
} as const;

type Seen = Readonly<Record<keyof typeof SIGNS, number>>;

/** One turn of so many goes to the Pantheon, if something can be activated there. */
const ACTIVATES_EVERY = 4;

/** What a choice of an expansion can be answered with next: Chambers, pieces of each group, cards of the structure. */
const LIT = [
  '.picker--senate .chamber.lit:not(.from):not(.to)',
  '.group:not(:has(.on)) .pick:enabled',
  '.picker--conspiracy .pick:not(.on)',
  '.slot.is-lit:not(.is-up)',
].join(', ');
const MOST_PRESSES = 4;
const BOARD_SWITCH = 'button[data-place=board-switch], [data-place=board-switch] button[aria-pressed=false]';

/** Plays Duel through the page as a person would: looks for what can be chosen and chooses it. */
export class Player extends PagePlayer<Hand> {
  get endScreen(): Locator {
    return this.page.getByTestId('end-screen');
  }

  async canChoose(): Promise<boolean> {
    return canChoose(await countVisible(this.page, SIGNS));
  }

  async choose(): Promise<boolean> {
    const seen = await countVisible(this.page, SIGNS);
    if (!canChoose(seen)) return false;
    if (seen.ask > 0) await this.#answer();
    else if (seen.picks > 0) await this.#pick();
    else if (seen.offers > 0) await this.#takeOffer();
    else if (this.made % ACTIVATES_EVERY === 1 && (await this.#activate(seen))) return true;
    else if (seen.open > 0) await this.#playCard(seen.open);
    else return false;
    this.made++;
    return true;
  }

  /** Picks a Wonder, if one is to be picked, and never makes another choice. */
  async pickWonder(): Promise<boolean> {
    const seen = await countVisible(this.page, SIGNS);
    if (!canChoose(seen) || seen.picks === 0) return false;
    await this.#pick();
    this.made++;
    return true;
  }

  get #sheet(): Locator {
    return this.page.getByTestId('action-sheet');
  }

  async #pick(): Promise<void> {
    await this.#press(this.page.locator(SIGNS.picks).first());
    await this.#press(this.page.locator(SIGNS.confirm));
  }

  async #takeOffer(): Promise<void> {
    await this.#press(this.page.locator(SIGNS.offers).first());
    await this.#press(this.page.locator(SIGNS.confirm));
  }

  /** Activates a card of the Pantheon; false if none can be. The board of another expansion may have to make room for it. */
  async #activate({ boards, spaces }: Seen): Promise<boolean> {
    if (spaces === 0 && boards > 0) await this.#press(this.page.locator(BOARD_SWITCH).last());
    const open = this.page.locator(SIGNS.spaces);
    const count = await open.count();
    if (count === 0) return false;
    await this.#press(open.nth(this.made % count));
    const confirm = this.page.locator(SIGNS.confirm);
    if (!(await confirm.isVisible())) return false;
    await this.#press(confirm);
    this.made++;
    return true;
  }

  /** A choice of an expansion: presses what is lit until the sheet has something to confirm. */
  async #answer(): Promise<void> {
    const confirm = this.#sheet.locator('.acts .btn--primary');
    for (let press = 0; press < MOST_PRESSES; press++) {
      if ((await confirm.getAttribute('aria-disabled')) !== 'true') {
        await this.#press(confirm);
        return;
      }
      const lit = this.page.locator(LIT);
      await this.#press(lit.nth(this.made % Math.max(1, await lit.count())));
    }
  }

  async #playCard(open: number): Promise<void> {
    await this.#press(this.page.locator(SIGNS.open).nth(this.made % open));
    const build = this.#sheet.locator('.btn--primary:not([aria-disabled=true])');
    const prepare = this.#sheet.locator('.act--prepare:not([aria-disabled=true])');
    const canBuild = await build.isVisible();
    if (!canBuild && (await prepare.isVisible())) {
      await this.#press(prepare);
      await this.#press(this.#sheet.locator('.btn--primary'));
    } else if (this.hand === 'keyboard') await this.page.keyboard.press(canBuild ? 'b' : 'd');
    else await this.#press(canBuild ? build : this.#sheet.locator('.act--discard'));
  }

  async #press(target: Locator): Promise<void> {
    if (this.hand === 'touch') await target.tap({ timeout: STEP_MS });
    else if (this.hand === 'mouse') await target.click({ timeout: STEP_MS });
    else {
      await target.focus({ timeout: STEP_MS });
      await this.page.keyboard.press('Enter');
    }
  }
}

/** Who only watches sees the pieces, but has nothing to confirm. */
function canChoose({ over, busy, picks, confirm, mine }: Seen): boolean {
  if (over > 0 || busy > 0) return false;
  return picks > 0 ? confirm > 0 : mine > 0;
}
