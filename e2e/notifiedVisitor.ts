import type { Browser, CDPSession, Page, Worker } from 'playwright-core';
import { PushedBrowser, type LocalService } from '../packages/server/test/support/pushService.ts';
import type { Notice } from '../packages/protocol/src/notices.ts';
import { Visitor } from './table.ts';

/** What is on the screen of somebody's device. */
export interface ShownNotice {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** What the worker of the page is left with after `keepNotifications`. */
type WorkerScope = typeof globalThis & {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly navigator: { setAppBadge: (count: number) => Promise<void> };
  shown: Map<string, ShownNotice>;
};

/**
 * A visitor whose browser is sent push messages through a service on this machine. Subscribing needs a service of the browser's
 * maker, so that the page is handed a subscription that was made here. What comes for it is decrypted and given to the service
 * worker of the page, which is the real one.
 */
export class NotifiedVisitor {
  readonly #visitor: Visitor;
  readonly #device: PushedBrowser;
  readonly #arrived: () => readonly Buffer[];
  #delivered = 0;
  #session: CDPSession | null = null;
  #registration = '';
  #worker: Worker | null = null;

  private constructor(visitor: Visitor, service: LocalService, path: string) {
    this.#visitor = visitor;
    this.#device = new PushedBrowser(service.url + path);
    this.#arrived = () => service.to(path).map(({ body }) => body);
  }

  static async arrive(browser: Browser, service: LocalService, path: string): Promise<NotifiedVisitor> {
    const visitor = await Visitor.arrive(browser, 'laptop', 'en', {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    const made = new NotifiedVisitor(visitor, service, path);
    await visitor.context.addInitScript((subscription) => {
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as never);
    }, made.#device.subscription);
    return made;
  }

  get page(): Page {
    return this.#visitor.page;
  }

  /** What the push service was sent for this visitor, as often as it was sent. */
  get messages(): Notice[] {
    return this.#arrived().map((body) => this.#device.read(body));
  }

  /** Presses the button that says where to be told. */
  async askForNotices(url: string): Promise<void> {
    const { context, page } = this.#visitor;
    await page.goto(`${url}/identity`);
    await page.getByRole('button', { name: 'Tell me in this browser' }).click();
    await page.getByRole('button', { name: 'Test', exact: true }).waitFor();
    this.#session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      this.#session?.once('ServiceWorker.workerRegistrationUpdated', ({ registrations: [{ registrationId }] }) =>
        resolve(registrationId),
      );
    });
    await this.#session.send('ServiceWorker.enable');
    this.#registration = await registered;
    [this.#worker] = context.serviceWorkers();
    await this.#worker.evaluate(keepNotifications);
  }

  /** Hands the browser what has come for it, and answers all that its worker has shown. */
  async notices(): Promise<readonly ShownNotice[]> {
    const { messages } = this;
    for (; this.#delivered < messages.length; this.#delivered++)
      await this.#session?.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(this.page.url()).origin,
        registrationId: this.#registration,
        data: JSON.stringify(messages[this.#delivered]),
      });
    return (await this.#worker?.evaluate(() => [...(globalThis as WorkerScope).shown.values()])) ?? [];
  }

  /** Sends a request as the page would. */
  send<Value>(path: string, body: object): Promise<Value> {
    return this.#visitor.send(path, body);
  }

  leave(): Promise<void> {
    return this.#visitor.leave();
  }
}

/**
 * The packaged browser has no screen: it refuses notifications whatever was allowed, and dies of a badge. So they are kept as a screen
 * would keep them: one with the same tag takes the place of the one before.
 */
function keepNotifications(): void {
  const scope = globalThis as WorkerScope;
  scope.shown = new Map();
  scope.registration.showNotification = (title, { tag = '', data } = {}) => {
    scope.shown.set(tag, { id: tag, title, path: (data as { path: string }).path });
    return Promise.resolve();
  };
  scope.navigator.setAppBadge = () => Promise.resolve();
}
