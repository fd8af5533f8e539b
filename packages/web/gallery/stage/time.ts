// Time as the page has it: it can run fast, and it can stand still.
const after = window.setTimeout.bind(window);
const every = window.setInterval.bind(window);

let stands = false;

/** Waits in real time, whatever the page believes. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => after(resolve, milliseconds));

/** Makes the clocks of the page run so many times as fast. */
export function fakeTime(speed: number): void {
  const frame = window.requestAnimationFrame.bind(window);
  const timer =
    (start: (run: () => void, delay: number) => unknown) =>
    (run: TimerHandler, delay = 0, ...values: unknown[]): unknown =>
      start(
        () => void (!stands && typeof run === 'function' && (run as (...given: unknown[]) => void)(...values)),
        delay / speed,
      );
  Object.assign(window, {
    setTimeout: timer(after),
    setInterval: timer(every),
    requestAnimationFrame: (run: FrameRequestCallback) => frame((now) => stands || run(now)),
  });
}

/** From now on nothing moves, and no timer fires that was set before; whoever looks at the page has timers of its own. */
export function standStill(): void {
  stands = true;
  Object.assign(window, { setTimeout: after });
  for (const animation of document.getAnimations()) animation.pause();
}
