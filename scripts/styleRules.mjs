// Reads style sheets as far as their check needs it.

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
const GLOBAL = ':global(';

/** The rules of a sheet: their selector, the conditions around them, their declarations as text. */
export function rulesOf(css) {
  const text = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/"[^"]*"|'[^']*'/g, (word) => word.replaceAll(/[{};.]/g, ''));
  const rules = [];
  const around = [];
  let head = '';
  for (const [, words, mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    const said = words.trim();
    if (mark === '{') {
      around.push(said.replaceAll(/\s+/g, ' '));
      head = '';
    } else {
      head += mark === ';' ? `${said};` : said;
      if (mark === ';') continue;
      const selector = around.pop() ?? '';
      const conditions = around.filter((part) => part.startsWith('@'));
      const isStep = conditions.some((part) => part.startsWith('@keyframes'));
      if (!selector.startsWith('@') && !isStep) rules.push({ selector, conditions, declarations: head });
      head = '';
    }
  }
  return rules;
}

/** The classes that rules claim everywhere: all of a global sheet, else what stands in `:global(…)`. */
export function globalClasses(rules, isGlobal) {
  const parts = rules.flatMap(({ selector }) => (isGlobal ? [selector] : globalParts(selector)));
  return new Set(parts.flatMap((part) => [...part.matchAll(CLASS)].map((match) => match[1])));
}

function globalParts(selector) {
  const parts = [];
  for (let at = selector.indexOf(GLOBAL); at >= 0; at = selector.indexOf(GLOBAL, at + 1)) {
    const start = at + GLOBAL.length;
    let end = start;
    for (let depth = 1; depth > 0 && end < selector.length; end++) {
      if (selector[end] === '(') depth++;
      else if (selector[end] === ')') depth--;
    }
    parts.push(selector.slice(start, end - 1));
  }
  // A whole rule of a component can be global, too.
  return selector.startsWith(':global {') || selector === ':global' ? [...parts, selector] : parts;
}
