/** Rounds and ends of Ages are not shown in phases, which wait to be read; what somebody sets up stays. Runs in the page. */
export function watchNothing(): void {
  if (localStorage.getItem('pharos.settings') === null)
    localStorage.setItem('pharos.settings', JSON.stringify({ speed: 'off' }));
}

/**
 * A page that is not painted is laid out, hit and read as ever; painting would be a third of the work of the browser
 * tests, for nobody to see. Both run in the page.
 */
export function stopPainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets = [sheet];
}

export function startPainting(): void {
  document.adoptedStyleSheets = [];
}
