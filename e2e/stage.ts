import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';

/** A server and a browser for all tests of a file. */
export interface Stage {
  browser: Browser;
  server: TestServer;
}

/** Sets the stage before the tests of a file and clears it after them. */
export function setStage(): Stage {
  const stage = {} as Partial<Stage>;
  beforeAll(async () => {
    stage.server = await TestServer.start(inject('emptyFolder'));
    stage.browser = await launchBrowser(inject('browser'));
  });
  afterAll(async () => {
    await Promise.all([stage.browser?.close(), stage.server?.stop()]);
  });
  return stage as Stage;
}
