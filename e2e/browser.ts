import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { packagedBrowser, type BrowserProgram } from './packagedBrowser.ts';

const KNOWN_PLACES = [
  process.env['CHROME_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A test must not talk to anybody but the server under test. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The browser of this machine, else the one of the development dependencies; `PHAROS_TEST_BROWSER=packaged` hides the former. */
export async function findBrowser(wish = process.env['PHAROS_TEST_BROWSER'] ?? ''): Promise<BrowserProgram> {
  if (wish !== '' && wish !== 'packaged') throw new Error(`PHAROS_TEST_BROWSER can be "packaged", not "${wish}"`);
  const installed = wish === '' ? KNOWN_PLACES.find((path) => path !== '' && existsSync(path)) : undefined;
  if (installed === undefined) return packagedBrowser();
  return { path: installed, origin: 'installed on this machine', env: {} };
}

export function launchBrowser({ path, env }: BrowserProgram): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: QUIET_FLAGS, env: { ...process.env, ...env } });
}
