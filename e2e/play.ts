import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { countVisible } from './countVisible.ts';

/** How a player works the table: with the mouse, by touch, or by keyboard alone. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

/** How long a single press may take: one given up too early may still take effect, and is then not counted. */
export const STEP_MS = 10_000;

/** Somebody who plays through a page. */
export interface Chooser {
  readonly page: Page;
  /** How many choices were made. */
  readonly turns: number;
  /** Whether the page waits for a choice now. */
  canChoose(): Promise<boolean>;
  /** Makes one choice, whatever it is; answers whether there was one to make. */
  choose(): Promise<boolean>;
}

/** Nobody has to wait as long as this, not even on a machine that does many other things. */
const IDLE_LIMIT_MS = 120_000;

export async function isOver({ page }: Chooser): Promise<boolean> {
  return (await countVisible(page, { over: '[data-testid=end-screen]' })).over > 0;
}

/** The one of them whose turn it is, once no page has anything on its way any more. */
export async function findMover<Who extends Chooser>(players: readonly Who[]): Promise<Who> {
  let movers: Who[] = [];
  const countMovers = async (): Promise<number> => {
    const can = await Promise.all(players.map((player) => player.canChoose()));
    movers = players.filter((_, index) => can[index]);
    return movers.length;
  };
  await expect.poll(countMovers).toBe(1);
  return movers[0];
}

/** Lets players choose until the end screen stands; fails if nobody can do anything for a while. */
export async function playToTheEnd(players: readonly Chooser[]): Promise<void> {
  await playWhile(players, async () => !(await isOver(players[0])));
}

/** Lets players choose in some other way, until `isDone`. */
export async function playUntil<Who extends Chooser>(
  players: readonly Who[],
  isDone: () => Promise<boolean>,
  choose: (player: Who) => Promise<boolean>,
): Promise<void> {
  await playWhile(players, async () => !(await isDone()), choose);
}

/** Lets players make so many choices between them, or fewer if the game ends. */
export async function playSome(players: readonly Chooser[], choices: number): Promise<void> {
  const made = (): number => players.reduce((sum, player) => sum + player.turns, 0);
  const goal = made() + choices;
  await playWhile(players, async () => made() < goal && !(await isOver(players[0])));
}

async function playWhile<Who extends Chooser>(
  players: readonly Who[],
  goesOn: () => Promise<boolean>,
  choose = (player: Who): Promise<boolean> => player.choose(),
): Promise<void> {
  let lastChoice = Date.now();
  for (;;) {
    for (const player of players) {
      if (!(await goesOn())) return;
      if (await attempt(() => choose(player))) lastChoice = Date.now();
    }
    if (Date.now() - lastChoice > IDLE_LIMIT_MS) throw new Error(await describeStandstill(players));
    await players[0].page.waitForTimeout(20);
  }
}

/** What the pages show when nothing goes on any more. */
async function describeStandstill(players: readonly Chooser[]): Promise<string> {
  const pages = await Promise.all(
    players.map(async ({ page }) => {
      const words = await page.locator('body').innerText();
      return `${page.url()}: ${words.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
    }),
  );
  return `nobody can do anything\n${pages.join('\n')}`;
}

/** The table may change between looking and pressing: then the next look decides. */
async function attempt(choose: () => Promise<boolean>): Promise<boolean> {
  try {
    return await choose();
  } catch (error) {
    if (error instanceof Error && /Timeout|not attached|detached|intercepts/.test(error.message)) return false;
    throw error;
  }
}
