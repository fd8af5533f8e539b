import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

interface Turned {
  readonly game: 'duel' | 'wonders';
  readonly expansion: string;
  readonly invite: string;
  readonly question: string;
  readonly usual: string;
  readonly other: string;
  readonly rule: string;
  readonly options: object;
}

const TURNED: readonly Turned[] = [
  {
    game: 'duel',
    expansion: 'Agora',
    invite: 'Invite a friend',
    question: 'Progress token for a pair of symbols',
    usual: 'May be taken, or declined',
    other: 'Has to be taken',
    rule: 'D-69',
    options: { packs: ['base', 'agora'], pairToken: 'must', conspirator: 'may' },
  },
  {
    game: 'wonders',
    expansion: 'Armada',
    invite: 'Invite friends',
    question: 'Several pirates in one turn',
    usual: 'All take their coins, besides the tax',
    other: 'Nobody loses more than to one of them',
    rule: 'AR-70',
    options: { packs: ['base', 'armada'], rulings: ['onePirate'] },
  },
];

test.each(TURNED)('a ruling of $game that is turned round is played and told in the lobby', async (turned) => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(stage.server.url);
  const card = page.locator(`.${turned.game}card`);
  await card.locator('.expansion').getByText(turned.expansion).first().click();
  await card.getByRole('button', { name: 'Options' }).click();
  const ruling = page.getByRole('group', { name: turned.question });
  // Out of the way until somebody asks for it.
  expect(await ruling.isVisible()).toBe(false);
  await page.locator('.rulingset summary').click();
  await ruling.waitFor();
  expect(await ruling.getByRole('radio', { name: turned.usual }).isChecked()).toBe(true);
  expect(await ruling.innerText()).toMatch(/Default/);
  expect(await ruling.innerText()).toContain(turned.rule);
  await ruling.getByRole('radio', { name: turned.other }).check();
  expect(await page.locator('.rulingset summary').innerText()).toContain('1 changed');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  const opened = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/tables'),
  );
  await card.getByRole('button', { name: turned.invite }).click();
  // What the server has read and agreed to, defaults included.
  expect(await (await opened).json()).toMatchObject({ table: { options: turned.options } });
  const told = page.locator('.turned');
  await told.waitFor();
  expect(await told.innerText()).toContain(turned.question);
  expect(await told.innerText()).toContain(turned.other);
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.leave();
});

test('the options lead to the page that says which book says what', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(stage.server.url);
  await page.locator('.duelcard').getByRole('button', { name: 'Options' }).click();
  await page.locator('.rulingset summary').click();
  await page.getByRole('link', { name: 'Which book says what' }).click();
  // Phones have one list in place of tabs.
  const parts = page.locator('.helppart');
  await parts.locator('option:checked', { hasText: 'Rulings and the books' }).waitFor({ state: 'attached' });
  await page.getByRole('rowheader', { name: 'Progress token for a pair of symbols D-69' }).waitFor();
  expect(await page.locator('.books').innerText()).toContain('7 Wonders Duel, Polish rulebook');
  // The same page of the other game, by the navigation of the rules alone.
  await page.getByText('7 Wonders', { exact: true }).click();
  await parts.selectOption({ label: 'Rulings and the books' });
  await page.getByRole('rowheader', { name: /AR-66/ }).waitFor();
  await visitor.context.close();
});
