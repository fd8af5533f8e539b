/** Where we are. Real addresses, no framework: a path, its query and what follows the #. */
const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

export const path = (): string => place.path;
export const hash = (): string => place.hash;

function read(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Keeps the position of a replay in the address without filling the history. */
export function setHash(value: string): void {
  history.replaceState(null, '', `${location.pathname}#${value}`);
  place.hash = value;
}

/** Follows plain clicks on links of ours without a reload. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', follow);
}
