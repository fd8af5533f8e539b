import type { CardKind, Press, Setting } from '../scenes/setting.ts';
import { tellTheRest } from './server.ts';
import { pause, standStill } from './time.ts';

const LIMIT_MS = 60_000;
const LOOK_MS = 20;

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const seen = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

async function waitFor(selector: string, nth = 0): Promise<HTMLElement> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(LOOK_MS)) {
    const element = seen(selector).at(nth);
    if (element) return element;
  }
  throw new Error(`${selector} does not come`);
}

/** Nothing in the page has changed for a moment. */
async function settled(): Promise<void> {
  let last = performance.now();
  const watcher = new MutationObserver(() => (last = performance.now()));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = last + 3000;
  while (performance.now() - last < 80 && performance.now() < end) await pause(LOOK_MS);
  watcher.disconnect();
}

/** Takes up an open card; one that can be built, one that helps a Wonder, a Senator, or any. */
async function takeUp(kind: CardKind): Promise<void> {
  for (const card of seen('[data-slot][aria-pressed]').reverse()) {
    click(card);
    await settled();
    if (kind === 'any' || (kind === 'senator' && /politician|conspirator/.test(card.dataset['card'] ?? ''))) return;
    if (kind === 'senator') continue;
    const act = seen(kind === 'build' ? '[aria-keyshortcuts=b]' : '[aria-keyshortcuts=w]').at(0);
    if (act === undefined || act.ariaDisabled === 'true') continue;
    if (kind === 'wonder') click(act);
    return;
  }
}

/** Signs are pressed too, which have no `click` of their own. */
function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

async function chooseOption(selector: string, option: number): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(LOOK_MS)) {
    const list = document.querySelector<HTMLSelectElement>(selector);
    if (list === null) continue;
    list.selectedIndex = option;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  throw new Error(`${selector} does not come`);
}

async function press(what: Press): Promise<void> {
  if (typeof what === 'string') click(await waitFor(what));
  else if ('selector' in what) click(await waitFor(what.selector, what.nth));
  else if ('takeUp' in what) await takeUp(what.takeUp);
  else if ('list' in what) await chooseOption(what.list, what.option);
  else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: what.key, bubbles: true }));
}

/** What is watched is finished by Space, phase by phase, until the one that is wanted is there. */
async function passOver(wanted: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end && seen(wanted).length === 0; await pause(LOOK_MS))
    await press({ key: ' ' });
}

/** Plays the scene from the page that was opened to what is to be seen. */
export async function perform({ shown, press: presses, passTo, until, passes, server }: Setting): Promise<void> {
  await waitFor(shown);
  await document.fonts.ready;
  await settled();
  for (const what of presses) {
    await press(what);
    await settled();
  }
  tellTheRest();
  if (passTo !== null) await passOver(passTo);
  if (until !== null) await waitFor(until);
  if (passes) {
    if (until === null && server.updates?.length) await pause(600);
    // What is waited for is there; how it came is no part of the scene.
    else if (until !== null) finishAll();
    standStill();
  } else {
    await settled();
    finishAll();
    await settled();
  }
}

function finishAll(): void {
  for (const animation of document.getAnimations()) finish(animation);
}

/** What moves for ever is left alone, and what goes away by itself is seen halfway. */
function finish(animation: Animation): void {
  const { effect } = animation;
  const end = effect?.getComputedTiming().endTime;
  if (typeof end !== 'number' || !Number.isFinite(end)) return;
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  if (target?.closest('[data-passing]')) animation.currentTime = end / 2;
  else animation.finish();
}
