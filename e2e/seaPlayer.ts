import type { Locator } from 'playwright-core';
import { WondersPlayer } from './wondersPlayer.ts';

/** Plays 7 Wonders with Armada: takes a ship along wherever it can be paid for. */
export class SeaPlayer extends WondersPlayer {
  #voyages = 0;
  #landfalls = 0;

  /** How often a ship went along with a card. */
  get voyages(): number {
    return this.#voyages;
  }

  /** How often a free move was made, or an island chosen. */
  get landfalls(): number {
    return this.#landfalls;
  }

  override async choose(): Promise<boolean> {
    const isNaval = await this.page.locator('.picker7--ship, .picker7--island').isVisible();
    const chose = await super.choose();
    if (chose && isNaval) this.#landfalls++;
    return chose;
  }

  /** Islands lie on the green lane: green cards come first, then those that move a ship for free. */
  override async playCard(index: number): Promise<string> {
    for (const wanted of [this.#cardsOf('green'), this.#cardsOf('blue')]) {
      for (let at = 0; at < (await wanted.count()); at++) {
        const card = wanted.nth(at);
        const id = (await card.getAttribute('data-hand')) ?? '';
        await this.takeUp(card);
        if (await this.#sail()) return id;
        await this.putDown(card);
      }
    }
    return super.playCard(index);
  }

  /** By keyboard: takes up cards until one can have a ship along, turns the switch on and puts the card down. */
  async trySwitchByKeys(): Promise<void> {
    const ship = this.sheet.locator('[role=switch]:not([aria-disabled=true])');
    for (let slot = 1; slot <= (await this.cards.count()) && !(await ship.isVisible()); slot++)
      await this.page.keyboard.press(String(slot));
    if (await ship.isVisible()) {
      await this.page.keyboard.press('n');
      await ship.and(this.page.locator('[aria-checked=true]')).waitFor();
    }
    await this.page.keyboard.press('Escape');
  }

  #cardsOf(colour: string): Locator {
    return this.cards.filter({ has: this.page.locator(`.card[data-colour=${colour}]`) });
  }

  /** Builds the card that is up, with its ship if that can be paid for. */
  async #sail(): Promise<boolean> {
    const ship = this.sheet.locator('[role=switch]:not([aria-disabled=true])');
    if (await ship.isVisible()) {
      await this.press(ship);
      if (await this.build.isVisible()) this.#voyages++;
      else await this.press(ship);
    }
    if (!(await this.build.isVisible())) return false;
    await this.press(this.build);
    return true;
  }
}
