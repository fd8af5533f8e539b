import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver, playSome, playUntil, type Chooser } from './play.ts';
import { Player } from './player.ts';
import { SeaPlayer } from './seaPlayer.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';
import { WondersPlayer } from './wondersPlayer.ts';

const stage = setStage();

/** One phone for all games, which loads the client once. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive(stage.browser, 'phone');
  await visitor.page.addInitScript(() => {
    const watch = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') throw new Error(`pressed by ${event.pointerType}`);
    };
    addEventListener('pointerdown', watch, { capture: true });
    addEventListener('keydown', () => {
      throw new Error('pressed by a key');
    });
  });
});
afterAll(() => visitor.leave());

interface Wish {
  readonly expansions?: readonly string[];
  readonly edition?: string;
  readonly players?: number;
  readonly inTeams?: boolean;
}

/** Opens a game against the calmest bots from the home page. */
async function open(page: Page, game: string, wish: Wish): Promise<void> {
  await page.goto(`${stage.server.url}/about`);
  // What was agreed on for the game before.
  await page.evaluate(() => localStorage.clear());
  await page.goto(stage.server.url);
  const card = page.getByRole('region', { name: game, exact: true });
  const choose = (name: string): Promise<void> => card.getByText(name, { exact: true }).tap();
  const chooseOption = async (name: string): Promise<void> => {
    await card.getByRole('button', { name: 'Options' }).tap();
    await page.getByRole('dialog').getByText(name, { exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  };
  await choose('Calm');
  for (const expansion of wish.expansions ?? []) await choose(expansion);
  if (wish.edition !== undefined) await chooseOption(wish.edition);
  if (wish.players !== undefined) await choose(String(wish.players));
  if (wish.inTeams === true) await chooseOption('Teams of two');
  await card.locator('.btn--primary').tap();
  await page.getByTestId('action-sheet').waitFor();
}

/** Nothing scrolls while something is to be chosen; the phone is turned for a while. */
async function playThrough(player: Chooser): Promise<void> {
  const { page } = player;
  await playUntil(
    [player],
    () => isOver(player),
    async () => {
      if (!(await player.canChoose())) return false;
      await visitor.expectNoScroll();
      const isTurned = player.turns >= 8 && player.turns < 12;
      await page.setViewportSize(isTurned ? SIZES.phoneLandscape : SIZES.phone);
      return player.choose();
    },
  );
  await page.setViewportSize(SIZES.phone);
  await page.getByTestId('end-screen').getByRole('table').first().waitFor({ state: 'attached' });
  await visitor.expectNoSidewaysScroll();
  expect(visitor.pageErrors).toEqual([]);
}

test.each([
  ['Duel', {}],
  ['Agora', { expansions: ['With Agora'] }],
  ['Pantheon', { expansions: ['With Pantheon'] }],
  ['Agora and Pantheon', { expansions: ['With Agora', 'With Pantheon'] }],
])('a whole game on a phone, by touch: %s', async (_, wish) => {
  await open(visitor.page, '7 Wonders Duel', wish);
  const player = new Player(visitor.page, 'touch');
  await playThrough(player);
  // A supremacy may end it before the third Age.
  expect(player.turns).toBeGreaterThan(10);
});

test.each([3, 7])('a whole game on a phone, by touch: 7 Wonders with %i', async (players) => {
  await open(visitor.page, '7 Wonders', { players });
  const player = new WondersPlayer(visitor.page, 'touch');
  await playThrough(player);
  // The side of the board, and six turns in each of three Ages.
  expect(player.turns).toBeGreaterThanOrEqual(19);
});

test.each([
  { players: 4, inTeams: true },
  { players: 7 },
  // The second edition has no boards for eight.
  { players: 8, edition: '1st edition' },
])('a whole game on a phone, by touch: Armada with $players', async (wish: Wish) => {
  const { page } = visitor;
  await open(page, '7 Wonders', { expansions: ['With Armada'], ...wish });
  const player = new SeaPlayer(page, 'touch');
  if (wish.inTeams === true) await lookAtPartner(player);
  await playThrough(player);
  // The side of the board, and seven turns in each of three Ages; the first edition deals sides and has six.
  expect(player.turns).toBeGreaterThanOrEqual(wish.edition === undefined ? 22 : 18);
});

const EVERYTHING = ['With Leaders', 'With Cities', 'With Armada'];

test.each([
  { expansions: ['With Leaders'], players: 3 },
  { expansions: ['With Leaders', 'With Cities'], players: 4, inTeams: true },
  { expansions: EVERYTHING, players: 5 },
])('a whole game on a phone, by touch: $expansions for $players', async (wish: Wish) => {
  await open(visitor.page, '7 Wonders', wish);
  const player = new SeaPlayer(visitor.page, 'touch');
  await playThrough(player);
  // The side, three leaders, for the fourth is what is left, and three recruitments; six turns in each Age, and one more by Cities and by Armada.
  const turns = 6 + (wish.expansions ?? []).filter((name) => name !== 'With Leaders').length;
  expect(player.turns).toBeGreaterThanOrEqual(1 + 3 + 3 + 3 * turns);
});

/** Partners see each other's hands. */
async function lookAtPartner(player: SeaPlayer): Promise<void> {
  const { page } = player;
  // The side of the board comes first.
  await playSome([player], 1);
  await expect.poll(() => player.canChoose()).toBe(true);
  await page.getByRole('button', { name: /^Hand of / }).tap();
  expect(await page.getByTestId('partner-hand').getByRole('button').count()).toBeGreaterThanOrEqual(7);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
}
