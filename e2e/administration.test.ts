import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { setStage } from './stage.ts';
import { seatTwo, Visitor } from './table.ts';

const TOOL = fileURLToPath(new URL('../packages/server/dist/operate.mjs', import.meta.url));
const stage = setStage();

/** A code from the command line of the server, while it runs. */
function adminCode(): string {
  const env = { ...process.env, DATA_DIR: stage.server.dataDir };
  const { stdout, stderr } = spawnSync(process.execPath, [TOOL, 'admin', 'code'], { env, encoding: 'utf8' });
  const [code] = stdout.split('\n');
  if (code === '') throw new Error(stderr);
  return code;
}

test('an administrator comes by a code, sees a report, renames, suspends, closes the table and appoints another one', async () => {
  const [host, rude] = await seatTwo(stage.browser, stage.server.url);
  const api = `${stage.server.url}/api/v1`;
  const nameOf = async ({ context }: Visitor): Promise<string> =>
    ((await (await context.request.get(`${api}/me`)).json()) as { name: string }).name;
  const rudeName = await nameOf(rude);
  const table = host.page.url().split('/').at(-1);
  const said = await rude.context.request.post(`${api}/tables/${table}/chat`, {
    data: { text: 'You play like a goat.' },
  });
  const { id: message } = (await said.json()) as { id: number };
  await host.context.request.post(`${api}/me/keep`);
  await host.context.request.post(`${api}/reports`, { data: { kind: 'message', table, message } });
  const other = await Visitor.arrive(stage.browser);
  const otherName = await nameOf(other);
  await other.context.request.post(`${api}/me/keep`);

  const { page } = host;
  await page.goto(`${stage.server.url}/admin`);
  await page.getByRole('textbox', { name: 'Code' }).fill(adminCode());
  await page.getByRole('button', { name: 'Use the code' }).click();
  const report = page.locator('article', { hasText: 'You play like a goat.' });
  await report.getByText(rudeName).first().waitFor();
  const log = page.locator('.log');
  await report.getByRole('textbox', { name: 'New name' }).fill('Goatherd');
  await report.getByRole('button', { name: 'Rename' }).click();
  await log.getByText(`Renamed: ${rudeName} → Goatherd`).waitFor();
  await report.getByRole('button', { name: 'Close the table' }).click();
  await log.getByText(`Closed a table: ${table}`).waitFor();
  await rude.page.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await report.getByRole('button', { name: 'Suspend for a day' }).click();
  await report.getByRole('button', { name: 'Lift the suspension' }).waitFor();
  await report.getByRole('button', { name: 'Settled' }).click();
  await report.getByText('settled', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'Name of a kept identity' }).fill(otherName);
  await page.getByRole('button', { name: 'Make an administrator' }).click();
  await page.getByRole('button', { name: `Take the right away from ${otherName}` }).click();
  await log.getByText(`Took the right away: ${otherName}`).waitFor();
  await page.getByRole('button', { name: /^Take the right away/ }).waitFor({ state: 'detached' });
  await Promise.all([host.leave(), rude.leave(), other.leave()]);
});
