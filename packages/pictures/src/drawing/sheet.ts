/** Values of a style sheet's custom properties, by name. */
export type Colours = Readonly<Record<string, string>>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const PROPERTY = /--([\w-]+):\s*([^;]+);/g;

/** What the rules of these selectors set, in the order of the sheet, so that later ones win. */
export function coloursIn(sheet: string, selectors: readonly string[]): Colours {
  const found: Record<string, string> = {};
  for (const [, head, body] of sheet.replaceAll(COMMENT, '').matchAll(RULE)) {
    if (!head.split(',').some((selector) => selectors.includes(selector.trim()))) continue;
    for (const [, name, value] of body.matchAll(PROPERTY)) found[name] = value.trim();
  }
  return found;
}

const VARIABLE = /var\(--([\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/** A drawing with its colours put in: the renderer knows no custom properties. */
export function coloured(drawing: string, colours: Colours): string {
  return drawing.replaceAll(VARIABLE, (_, name: string, other?: string) => {
    const value = colours[name] ?? other ?? 'none';
    return value === 'transparent' ? 'none' : value;
  });
}
