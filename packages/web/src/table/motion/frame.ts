/** A page that nobody sees has no frames. */
const AT_MOST = 100;

/** The next frame, or a moment later. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, AT_MOST);
  });
}
