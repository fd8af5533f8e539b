import { listed, t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { MessageArguments } from '../../../../i18n/types.ts';

/** `shipyards[0].steps.red[2].wood` in words: which board, fleet, step and key. */
export function placeText(path: string): string {
  const [, board, fleet, step, key] =
    /^shipyards(?:\[(\d+)\])?(?:\.steps(?:\.(red|yellow|blue|green))?(?:\[(\d+)\])?)?(?:\.(\w+))?$/.exec(path) ?? [];
  const parts = [
    ...(board === undefined ? [] : [t('sea.form.board', { n: Number(board) + 1 })]),
    ...(fleet === undefined ? [] : [t('sea.form.fleet', { fleet })]),
    ...(step === undefined ? [] : [t('sea.form.step', { n: Number(step) + 1 })]),
    ...(key === undefined ? [] : [key]),
  ];
  return parts.join(' · ');
}

/** What the rules can find wrong with a board, and how it is said here; the groups of a pattern are the values. */
const REASONS: readonly (readonly [RegExp, MessageKey, readonly string[]])[] = [
  [/^expected .*, found nothing$/, 'sea.form.missing', []],
  [/^expected a list, found (.+)$/, 'sea.form.noList', ['found']],
  [/^expected an object, found (.+)$/, 'sea.form.noObject', ['found']],
  [/^expected a text, found (.+)$/, 'sea.form.noText', ['found']],
  [/^expected a whole number from (\d+) to (\d+), found (.+)$/, 'sea.form.noNumber', ['least', 'most', 'found']],
  [/^expected at most (\d+) entries, found (\d+)$/, 'sea.form.tooMany', ['most', 'found']],
  [/^expected (\d+) steps, found (\d+)$/, 'sea.form.wrongSteps', ['n', 'found']],
  [/^expected small letters, digits and hyphens$/, 'sea.form.badId', []],
  [/^unknown key "(.*?)"(?: \((?:one of|perhaps) (.+)\))?$/, 'sea.form.unknownKey', ['key', 'known']],
  [/^unknown "(.*?)"(?: \((?:one of|perhaps) (.+)\))?$/, 'sea.form.unknownWord', ['word', 'known']],
  [/^there is no shipyard$/, 'sea.form.noShipyard', []],
  [/^two shipyards are called "(.*)"$/, 'sea.form.sameId', ['id']],
  [/^a step costs at most (\d+) resources$/, 'sea.form.tooDear', ['n']],
];

/** The kinds of values, as the rules describe what they have found. */
const KINDS: Readonly<Record<string, MessageKey>> = {
  'a list': 'sea.form.aList',
  'an object': 'sea.form.anObject',
};

/** What is wrong, in the language shown; in the words of the rules where they say something new. */
export function reasonText(reason: string): string {
  for (const [pattern, key, names] of REASONS) {
    const match = pattern.exec(reason);
    if (match) return t(key, valuesOf(names, match.slice(1)));
  }
  return reason;
}

function valuesOf(names: readonly string[], found: readonly (string | undefined)[]): MessageArguments {
  return Object.fromEntries(names.map((name, index) => [name, said(name, found[index] ?? '')]));
}

function said(name: string, value: string): string {
  if (name === 'known') return listed(value.split(', '));
  const kind = KINDS[value];
  return kind === undefined ? value : t(kind);
}
