import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findBrowser, launchBrowser } from './browser.ts';
import { hasPackagedBrowser, packagedBrowser, type BrowserProgram } from './packagedBrowser.ts';
import { TestServer } from './server.ts';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'pharos-cache-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** Which of the machine's fonts, not of the page's own, a piece of text is shown in. */
async function fontOf(page: Page, html: string): Promise<string[]> {
  await page.setContent(html);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Opens the home page in a browser of its own, and answers its heading. */
async function openHome(program: BrowserProgram, url: string): Promise<string> {
  const browser = await launchBrowser(program);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const heading = await page.locator('h1').first().innerText();
    expect(await fontOf(page, '<p style="font-family: sans-serif">Pharos')).toEqual(['Open Sans']);
    return heading;
  } finally {
    await browser.close();
  }
}

/** A process of its own begins to unpack, and is killed with all it has started once something is written. */
async function unpackAndKill(): Promise<void> {
  // From here the package is found.
  const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.pharos-test-', import.meta.url)));
  const script = join(folder, 'packagedBrowser.mjs');
  const entry = fileURLToPath(new URL('packagedBrowser.ts', import.meta.url));
  buildSync({ entryPoints: [entry], outfile: script, bundle: true, platform: 'node', format: 'esm' });
  const code = `import { packagedBrowser } from ${JSON.stringify(script)}; await packagedBrowser(${JSON.stringify(cache)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { detached: true, stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isWriting = (): boolean => readdirSync(cache).some((name) => existsSync(join(cache, name, 'chromium')));
  await expect.poll(isWriting, { interval: 5 }).toBe(true);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
}

if (hasPackagedBrowser()) {
  test('the packaged browser is unpacked by several at once into an empty folder, and each opens the home page', async () => {
    const before = { ...process.env };
    const server = await TestServer.start(inject('emptyFolder'));
    const open = async (): Promise<string> => openHome(await packagedBrowser(cache), server.url);
    try {
      // Two begin with nothing, the third finds what they made.
      const headings = [...(await Promise.all([open(), open()])), await open()];
      expect(headings).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('The light is on.')));
    } finally {
      await server.stop();
    }
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^browser-[\d.]+$/)]);
    expect(process.env).toEqual(before);
  });

  test('the packaged browser brings the libraries that a machine without a desktop lacks', async () => {
    const { path, env } = await findBrowser('packaged');
    const listed = execFileSync(path, { env: { ...env, LD_TRACE_LOADED_OBJECTS: '1' }, encoding: 'utf8' });
    for (const library of ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'])
      expect(listed).toContain(`${library} => ${join(env['LD_LIBRARY_PATH'], library)}`);
    expect(listed).not.toContain('not found');
  });

  test('what a killed run has left half unpacked is never started, and is removed in time', async () => {
    await unpackAndKill();
    const [left, ...more] = readdirSync(cache);
    expect(left).toMatch(/^browser-[\d.]+\.\w{6}$/);
    expect(more).toEqual([]);

    const { path, env } = await packagedBrowser(cache);
    expect(path).not.toContain(left);
    expect(execFileSync(path, ['--version'], { env, encoding: 'utf8' })).toMatch(/Chrom/);
    // It may be what another run is unpacking right now.
    expect(readdirSync(cache)).toContain(left);
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(join(cache, left), yesterday, yesterday);
    await packagedBrowser(cache);
    expect(readdirSync(cache)).not.toContain(left);
  });
} else
  test(`there is no packaged browser for ${process.platform} ${process.arch}, and whoever asks for it is told so`, async () => {
    await expect(findBrowser('packaged')).rejects.toThrow('install Chrome or Chromium, or name one in CHROME_PATH');
  });

test('a browser that is not known by its name is refused', async () => {
  await expect(findBrowser('netscape')).rejects.toThrow('PHAROS_TEST_BROWSER can be "packaged", not "netscape"');
});
