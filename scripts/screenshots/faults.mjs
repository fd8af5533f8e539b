/**
 * What a stranger would notice: scrolling, things outside the window or their panel, clipped or tiny words.
 * Runs in the page.
 */
export function faults() {
  const found = [];
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, .vh, .st--bare, .act--discard, .sprite, .rows, .log, dialog, .fan')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const style = getComputedStyle(element);
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (box.right > innerWidth + 1 || box.left < -1 || (!scrolls && box.bottom > innerHeight + 1))
      found.push(`outside: ${element.className}`);
    const panel = element.closest('.panel');
    if (panel && panel !== element && style.position !== 'absolute') {
      const frame = panel.getBoundingClientRect();
      if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1)
        found.push(`out of panel: ${element.className}`);
    }
    if (!said || style.visibility === 'hidden') continue;
    const text = element.textContent.trim().slice(0, 24);
    if (Number.parseFloat(style.fontSize) < 11) found.push(`tiny ${style.fontSize}: ${text}`);
    if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && element.clientWidth > 0)
      found.push(`clipped: ${element.className} "${text}"`);
  }
  if (scrolls) found.push(`scrolls: ${document.documentElement.scrollHeight}`);
  for (const list of document.querySelectorAll('.sheet7, .sheet7__b, .wait7, .picker7__l, .cols7'))
    if (list.scrollHeight > list.clientHeight + 1) found.push(`scrolls inside: ${list.className}`);
  return [...new Set(found)].slice(0, 8);
}
