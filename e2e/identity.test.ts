import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playSome } from './play.ts';
import { Player } from './player.ts';
import { seriousFindings } from './findings.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

/** Browsers make passkeys for names, not for numbers. */
const address = (): string => stage.server.url.replace('127.0.0.1', 'localhost');

/** The lock of a device: it makes passkeys and shows them without anybody being asked. */
class DeviceLock {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async of({ page, context }: Visitor): Promise<DeviceLock> {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new DeviceLock(session, authenticatorId);
  }

  /** Passkeys come along to another device of the same owner. */
  async copyTo(other: DeviceLock): Promise<void> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    for (const credential of credentials)
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
  }
}

async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByTestId('recovery-codes').locator('li');
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

const signedIn = (page: Page): Promise<string[]> => page.getByTestId('sessions').locator('li b').allInnerTexts();

test('a new visitor keeps an identity with two clicks and finds yesterday’s game on another device', async () => {
  const laptop = await Visitor.arrive(stage.browser);
  const lock = await DeviceLock.of(laptop);
  const inviting = await laptop.invite(address());
  await laptop.page.getByRole('button', { name: 'Add a bot' }).click();
  await laptop.page.getByRole('button', { name: 'Start the game' }).click();
  await laptop.page.getByTestId('action-sheet').waitFor();
  await playSome([new Player(laptop.page)], 2);

  await laptop.page.goto(address());
  await laptop.page.getByRole('link', { name: /^Your identity/ }).click();
  await laptop.page.getByRole('button', { name: 'Keep with a passkey' }).click();
  await laptop.page.getByRole('heading', { name: 'Your games are kept' }).waitFor();
  expect(await recoveryCodes(laptop.page)).toHaveLength(8);
  expect(await seriousFindings(laptop.page)).toEqual([]);

  const phone = await Visitor.arrive(stage.browser, 'phone');
  await lock.copyTo(await DeviceLock.of(phone));
  await phone.page.goto(`${address()}/identity`);
  await phone.page.getByRole('button', { name: 'I kept mine before' }).click();
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.getByRole('heading', { name: 'Your games are kept' }).waitFor();
  expect(await signedIn(phone.page)).toHaveLength(2);
  await phone.page.goto(address());
  await phone.page.locator('.cont').first().click();
  await phone.page.getByTestId('action-sheet').waitFor();
  expect(phone.page.url()).toBe(inviting);
  await playSome([new Player(phone.page)], 1);
  await Promise.all([laptop.leave(), phone.leave()]);
});

test('a second device comes by a link, is signed out from the first one, and comes back by a recovery code', async () => {
  const laptop = await Visitor.arrive(stage.browser);
  await DeviceLock.of(laptop);
  await laptop.page.goto(`${address()}/identity`);
  await laptop.page.getByRole('button', { name: 'Keep with a passkey' }).click();
  const [code] = await recoveryCodes(laptop.page);
  await laptop.page.getByRole('button', { name: 'Show a code' }).click();
  const link = (await laptop.page.locator('[data-address]').getAttribute('data-address')) ?? '';

  const phone = await Visitor.arrive(stage.browser, 'phone');
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Sign in here' }).click();
  await phone.page.getByRole('heading', { name: 'Your games are kept' }).waitFor();
  await phone.page.goto(`${address()}/about`);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Sign in here' }).click();
  await phone.page.getByText('does not count').waitFor();

  await laptop.page.reload();
  await expect.poll(() => signedIn(laptop.page)).toHaveLength(2);
  await laptop.page.getByRole('button', { name: /^Sign out \w/ }).click();
  await expect.poll(() => signedIn(laptop.page)).toHaveLength(1);
  await phone.page.goto(`${address()}/identity`);
  await phone.page.getByRole('button', { name: 'I kept mine before' }).click();
  await phone.page.getByLabel('Recovery code').fill(code);
  await phone.page.getByRole('button', { name: 'Use the code' }).click();
  await phone.page.getByText('7 of 8 are left').waitFor();

  await laptop.page.getByLabel('Name of the program').fill('My bot');
  await laptop.page.getByRole('button', { name: 'Make a token' }).click();
  const headers = { authorization: `Bearer ${await laptop.page.getByTestId('program-token').innerText()}` };
  const played = async (): Promise<number> =>
    (await fetch(`${stage.server.url}/api/v1/tables/mine`, { headers })).status;
  expect(await played()).toBe(200);
  await laptop.page.getByRole('button', { name: 'Revoke the token of My bot' }).click();
  await laptop.page.getByTestId('programs').locator('li').waitFor({ state: 'detached' });
  expect(await played()).toBe(401);

  const saving = laptop.page.waitForEvent('download');
  await laptop.page.getByRole('link', { name: 'Save everything as one file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { pharos: string };
  expect(saved.pharos).toBe('identity');
  const name = (await laptop.page.locator('.kept .field').inputValue()).trim();
  await laptop.page.getByRole('button', { name: 'Delete my identity' }).click();
  await laptop.page.getByRole('dialog').getByRole('textbox').fill(name);
  await laptop.page.getByRole('button', { name: 'Delete for ever' }).click();
  await laptop.page.getByRole('heading', { name: 'Keep your games' }).waitFor();
  await Promise.all([laptop.leave(), phone.leave()]);
});
