/**
 * Before the whole page hangs a curtain: everything is laid out, hit and read as ever, but nothing is painted,
 * which would be a third of the work of the browser tests, for nobody to see. Both run in the page.
 */
export function closeCurtain(): void {
  const curtain = new CSSStyleSheet();
  curtain.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets = [curtain];
}

export function openCurtain(): void {
  document.adoptedStyleSheets = [];
}
