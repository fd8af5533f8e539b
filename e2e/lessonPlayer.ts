import type { Locator, Page } from 'playwright-core';
import { Player } from './player.ts';
import { WondersPlayer } from './wondersPlayer.ts';

/** Makes the moves that lessons show, through the page as a person would. */
export class LessonPlayer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get #sheet(): Locator {
    return this.#page.getByTestId('action-sheet');
  }

  async play(game: string, move: string): Promise<void> {
    const [, card, ship] = /^(?:build|recruit) ([\w-]+)(?: and (\w+) ship)?/.exec(move) ?? [];
    const [, under] = /^stage with ([\w-]+)/.exec(move) ?? [];
    const [, chamber] = /^place (\d)/.exec(move) ?? [];
    if (card !== undefined) await this.#build(card, ship !== undefined);
    else if (under !== undefined) await this.#stage(under);
    else if (chamber !== undefined) await this.#confirm(`.picker--senate [data-chamber="${chamber}"]`);
    else if (move === 'conspire') await this.#confirm('.mode >> nth=-1');
    else await this.#pickAny(game);
  }

  async #build(card: string, withShip: boolean): Promise<void> {
    await this.#takeUp(card);
    if (withShip) await this.#sheet.getByRole('switch').click();
    await this.#sheet.locator('.btn--primary').click();
  }

  async #stage(card: string): Promise<void> {
    await this.#takeUp(card);
    await this.#sheet.locator('[aria-keyshortcuts=w]').click();
    await this.#sheet.locator('.btn--primary').click();
  }

  /** Cards of a hand overlap: each is held by its free corner. */
  async #takeUp(card: string): Promise<void> {
    const piece = this.#page.locator(`[data-slot][data-card="${card}"], [data-hand="${card}"]`);
    await piece.click({ position: { x: 10, y: 24 } });
  }

  async #confirm(choice: string): Promise<void> {
    await this.#page.locator(choice).click();
    await this.#sheet.locator('.acts .btn--primary').click();
  }

  async #pickAny(game: string): Promise<void> {
    const player = game === 'duel' ? new Player(this.#page) : new WondersPlayer(this.#page);
    while (!(await player.choose()));
  }
}
