import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

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

/** The browser of this machine, else the one that comes with the development dependencies (Linux x64). */
export async function findBrowser(): Promise<{ path: string; origin: string }> {
  const installed = KNOWN_PLACES.find((path) => path !== '' && existsSync(path));
  if (installed !== undefined) return { path: installed, origin: 'installed on this machine' };
  // Makes the package unpack its own libraries and fonts, which a machine without a desktop lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  // It unpacks into the temporary folder with rights for one user only.
  const folder = join(tmpdir(), `pharos-browser-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  nameFonts(folder);
  return { path, origin: 'from the npm package @sparticuz/chromium' };
}

/** The package looks for its fonts in a fixed place; without any font the browser dies at the first text field. */
function nameFonts(folder: string): void {
  const fonts = join(folder, 'fonts');
  const config = `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
  mkdirSync(fonts, { recursive: true });
  writeFileSync(join(fonts, 'fonts.conf'), `<?xml version="1.0"?>\n${config}\n`);
}

export async function launchBrowser(): Promise<Browser> {
  const { path } = await findBrowser();
  return chromium.launch({ executablePath: path, args: QUIET_FLAGS });
}
