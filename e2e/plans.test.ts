import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { beginByCorrespondence, Visitor } from './table.ts';

const stage = setStage();

test('an answer that was planned is made as soon as the other one does what it answers', async () => {
  const host = await Visitor.arrive(stage.browser);
  const friend = await Visitor.arrive(stage.browser, 'phone');
  for (const { page } of [host, friend]) {
    await page.goto(stage.server.url);
    await page.evaluate(() => fetch('/api/v1/me'));
  }
  const table = await beginByCorrespondence(host, friend);
  for (const { page } of [host, friend]) {
    await page.goto(`${stage.server.url}/g/${table}`);
    await page.getByTestId('action-sheet').waitFor();
  }
  // Nobody plans whose turn it is.
  expect(await host.page.getByRole('button', { name: 'Plan answers' }).count()).toBe(0);
  await friend.page.getByRole('button', { name: 'Plan answers' }).click();
  const plan = friend.page.getByTestId('plan');
  const choices = plan.locator('.choices .btn');
  const assumed = (await choices.first().innerText()).split('\n')[0];
  await choices.first().click();
  await plan.getByText('then you:').first().waitFor();
  const answer = (await choices.first().innerText()).split('\n')[0];
  await choices.first().click();
  const window = await friend.context.newPage();
  await window.goto(friend.page.url());
  await window.getByRole('button', { name: 'Plan answers' }).waitFor();
  await plan.getByRole('button', { name: 'Plan this' }).click();
  await plan.locator('.planned', { hasText: assumed }).filter({ hasText: answer }).waitFor();
  await friend.expectNoSidewaysScroll();
  await friend.page.getByRole('button', { name: 'Close', exact: true }).click();
  for (const page of [friend.page, window]) await page.getByRole('button', { name: '1 answer planned' }).waitFor();
  await window.close();

  const path = `/api/v1/tables/${table}`;
  const planned = await friend.page.evaluate(
    async (address) =>
      (await (await fetch(address)).json()) as { lines: readonly (readonly { choice: { move: string } }[])[] },
    `${path}/plan`,
  );
  expect(await host.send(`/tables/${table}/move`, { v: 0, move: planned.lines[0][0].choice.move })).toEqual({
    v: 1,
  });
  // It is the turn of the host again, and both see it.
  await friend.page.getByRole('button', { name: 'Plan answers' }).waitFor();
  const told = answer.startsWith('Build ') ? answer.replace('Build', 'builds') : answer.replace('Discard', 'discards');
  for (const { page } of [host, friend]) await page.getByText(told).first().waitFor();
  await host.leave();
  await friend.leave();
});
