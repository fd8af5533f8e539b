/** Letters that look like others, after accents and capitals are gone. */
const ALIKE = new Map(
  [
    // Cyrillic.
    ...pairs('абвгдеёзкмнорстухьіѕјһԁԛԝ', 'a6brdee3kmhopctyxblsjhdqw'),
    // Greek.
    ...pairs('αβγεηικνορτυχω', 'abyenlkvoptuxw'),
    ...pairs('łđøıðħŧĸþ01i|', 'ldoldhtkpolll'),
  ].concat([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
  ]),
);

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, at): [string, string] => [letter, to[at]]);
}

/** What is left of a name when capitals, accents, spaces, signs and look-alikes do not count: names with the same are one. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = Array.from(plain, (letter) => ALIKE.get(letter) ?? letter).join('');
  const key = letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
  // A name of signs only is what it is.
  return key === '' ? name.normalize('NFKC').replaceAll(/\s/gu, '') : key;
}

/** The name itself, or with the first number behind it that makes it another one. */
export function* nameChoices(name: string, longest: number): Generator<string> {
  yield name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    yield `${Array.from(name)
      .slice(0, longest - end.length)
      .join('')
      .trimEnd()}${end}`;
  }
}
