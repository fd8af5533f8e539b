import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openScene, openSceneContext, type Look } from './sceneFindings.ts';

interface Opening {
  readonly look: Look;
  readonly page: Page;
  readonly done: Promise<void>;
}

/**
 * Two pages that take turns: while one is looked at, the other one opens what comes next, most of which is waiting. Each has a window
 * of its own: of the pages in one window a browser draws only the one in front.
 */
export class ScenePages {
  readonly #contexts: readonly BrowserContext[];
  readonly #pages: readonly Page[];
  readonly #base: string;
  #openings: Opening[] = [];
  #count = 0;

  private constructor(contexts: readonly BrowserContext[], pages: readonly Page[], base: string) {
    this.#contexts = contexts;
    this.#pages = pages;
    this.#base = base;
  }

  static async open(browser: Browser, base: string): Promise<ScenePages> {
    const contexts = [await openSceneContext(browser), await openSceneContext(browser)];
    return new ScenePages(contexts, await Promise.all(contexts.map((context) => context.newPage())), base);
  }

  /** A page with the scene; meanwhile the other one begins with the next. */
  async show(look: Look, next: Look | undefined): Promise<Page> {
    const { page, done } = this.#openings.find((one) => one.look === look) ?? this.#begin(look);
    if (next !== undefined) this.#begin(next);
    await done;
    return page;
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }

  #begin(look: Look): Opening {
    const page = this.#pages[this.#count++ % this.#pages.length];
    // What was begun in this page and wanted by nobody, because its test was left out.
    const before = this.#openings.find((one) => one.page === page)?.done.catch(() => undefined);
    const opening = { look, page, done: Promise.resolve(before).then(() => openScene(page, this.#base, look)) };
    // Whoever wants the scene is told; nobody may.
    opening.done.catch(() => undefined);
    this.#openings = [...this.#openings.filter((one) => one.page !== page), opening];
    return opening;
  }
}
