import { parse, type Token } from '@messageformat/parser';
import type { Language } from './language.ts';

/** What completes a message. */
export type Values = Readonly<Record<string, string | number>>;

const parsed = new Map<string, readonly Token[]>();

/** An ICU message with its values put in: `{n, plural, one {# coin} other {# coins}}`. */
export function completed(message: string, values: Values, language: Language): string {
  if (!message.includes('{')) return message;
  const tokens = parsed.get(message) ?? parse(message);
  parsed.set(message, tokens);
  return written(tokens, values, language, 0);
}

/** `counted` is the number that `#` stands for. */
function written(tokens: readonly Token[], values: Values, language: Language, counted: number): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return String(counted);
      const value = values[token.arg];
      if (!('cases' in token)) return String(value);
      const key = token.type === 'select' ? String(value) : keyOf(token.cases, Number(value), language);
      const found =
        token.cases.find((one) => one.key === key) ?? token.cases.find((one) => one.key === 'other') ?? token.cases[0];
      return written(found.tokens, values, language, token.type === 'select' ? counted : Number(value));
    })
    .join('');
}

/** An exact number such as `=0` comes before the plural form of the language. */
function keyOf(cases: readonly { readonly key: string }[], count: number, language: Language): string {
  const exact = `=${count}`;
  return cases.some(({ key }) => key === exact) ? exact : new Intl.PluralRules(language).select(count);
}
