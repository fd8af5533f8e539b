/** The first that fits: many browsers call themselves by the names of others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a browser calls itself, in a few words that are the same in every language; empty for something unknown. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(text))?.[1] ?? []);
  return found.join(', ');
}
