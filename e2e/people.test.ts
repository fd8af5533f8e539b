import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { seatTwo } from './table.ts';

const stage = setStage();

test('somebody met at a table leads to a profile, is followed, muted, reported and blocked', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const api = `${stage.server.url}/api/v1`;
  const { name } = (await (await friend.context.request.get(`${api}/me`)).json()) as { name: string };
  await friend.context.request.post(`${api}/me/keep`);
  await friend.context.request.post(`${api}/me/profile`, { data: { public: true } });
  const table = host.page.url().split('/').at(-1);
  await friend.context.request.post(`${api}/tables/${table}/chat`, { data: { text: 'A fine city you have.' } });

  const { page } = host;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByTestId('players').getByRole('link', { name }).waitFor();
  await page.getByRole('button', { name: `More: ${name}` }).click();
  const about = page.getByRole('dialog', { name, exact: true });
  await about.getByRole('button', { name: 'Follow' }).click();
  await about.getByText(`You follow ${name} now.`).waitFor();
  await about.getByRole('button', { name: 'Report these words' }).click();
  await about.getByText('The administrators will see it.').waitFor();
  await about.getByRole('button', { name: `Mute ${name}` }).click();
  await about.getByRole('button', { name: 'Block' }).click();
  await about.getByText(`You have blocked ${name}.`).waitFor();

  await page.goto(`${stage.server.url}/people`);
  await page.locator('#blocked').getByText(name).waitFor();
  await page.locator('#blocked').getByRole('button', { name: 'Unblock' }).click();
  await page.locator('#blocked').getByText('Nobody.').waitFor();
  await page.goto(`${stage.server.url}/player/${encodeURIComponent(name)}`);
  await page.getByRole('heading', { name }).waitFor();
  await Promise.all([host.leave(), friend.leave()]);
});

test('a finished game is played again with the same people from the history', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const table = host.page.url().split('/').at(-1);
  await friend.context.request.post(`${stage.server.url}/api/v1/tables/${table}`, { data: { do: 'resign' } });
  await host.page.getByTestId('end-screen').waitFor();
  await host.page.goto(`${stage.server.url}/history`);
  await host.page.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByRole('img', { name: 'QR code of the table' }).waitFor();
  expect(host.page.url()).not.toContain(table);
  await friend.page.goto(`${stage.server.url}/people`);
  await friend.page.locator('#invitations').getByRole('button', { name: 'Sit down' }).click();
  await friend.page.waitForURL(host.page.url());
  await Promise.all([host.leave(), friend.leave()]);
});
