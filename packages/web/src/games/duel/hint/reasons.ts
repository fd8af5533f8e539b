import type { HintReason } from '@pharos/protocol';
import { t } from '../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../table/hint/words.ts';
import { allCategories } from '../end/categories.ts';
import { anyName, pieceName, resourceName, symbolName } from '../words/content.svelte.ts';
import { content } from '../words/duelContent.ts';
import { askExpansions } from '../words/expansionWords.ts';

type Told = Required<Pick<HintReason, 'n' | 'of' | 'what'>> & { readonly name: string };

/** What speaks for a move, by kind: an icon, the words, and the number. */
const WORDS: Readonly<Record<string, (told: Told) => ReasonWords>> = {
  points: ({ n, what }) => {
    const category = allCategories().find(({ id }) => id === what);
    const name = category === undefined ? what : content().scoring[category.id].name;
    return { icon: category?.icon ?? 'vp', text: t('reason.points', { what: name }), number: `+${n}` };
  },
  wins: () => ({ icon: 'vp', text: t('reason.wins'), number: '' }),
  pair: ({ n, what }) => ({ icon: 'sci-law', text: t('reason.pair', { what: symbolName(what), n }), number: '' }),
  symbols: ({ n, of }) => ({ icon: 'sci-gear', text: t('reason.symbols'), number: `${n}/${of}` }),
  pawn: ({ n, of, name }) => ({ icon: 'pawn', text: t('reason.pawn', { name, of }), number: `+${n}` }),
  loot: ({ n, name }) => ({ icon: 'coin', text: t('reason.loot', { name }), number: `−${n}` }),
  coins: ({ n }) => ({ icon: 'coin', text: t('reason.coins'), number: `+${n}` }),
  extraTurn: ({ n }) => ({ icon: 'extra', text: t('reason.extraTurn'), number: `+${n}` }),
  dearer: ({ n, what, name }) => ({
    icon: 'trade-both',
    text: t('reason.dearer', { what: resourceName(what), name }),
    number: `+${n}`,
  }),
  cheaper: ({ n, what }) => ({
    icon: 'trade-both',
    text: t('reason.cheaper', { what: resourceName(what) }),
    number: `−${n}`,
  }),
  denyWin: ({ name }) => ({ icon: 'lock', text: t('reason.denyWin', { name }), number: '' }),
  denyPoints: ({ n, name }) => ({ icon: 'arrow', text: t('reason.denyPoints', { name }), number: `−${n}` }),
  denyPair: ({ n, name }) => ({ icon: 'sci-law', text: t('reason.denyPair', { name }), number: `−${n}` }),
  denySymbol: ({ n, of, name }) => ({ icon: 'sci-gear', text: t('reason.denySymbol', { name, n, of }), number: '' }),
  opens: ({ n, of, name }) => ({ icon: 'arrow', text: t('reason.opens', { name, n, of }), number: '' }),
  byChain: () => ({ icon: 'link', text: t('reason.byChain'), number: '' }),
  revives: ({ what }) => ({ icon: 'discard', text: t('reason.revives', { what: pieceName(what) }), number: '' }),
  destroys: ({ what, name }) => ({
    icon: 'destroy',
    text: t('reason.destroys', { what: pieceName(what), name }),
    number: '',
  }),
  takesToken: ({ what }) => ({ icon: 'draw', text: t('reason.takesToken', { what: anyName(what) }), number: '' }),
  laterTurn: () => ({ icon: 'extra', text: t('reason.laterTurn'), number: '' }),
  laterCoins: ({ n }) => ({ icon: 'coin', text: t('reason.laterCoins'), number: `+${n}` }),
  laterShields: ({ n }) => ({ icon: 'shield', text: t('reason.laterShields'), number: `+${n}` }),
  laterPoints: ({ n }) => ({ icon: 'vp', text: t('reason.laterPoints'), number: `+${n}` }),
  keeps: ({ n, what }) => ({ icon: 'coin', text: t('reason.keeps', { n, what: pieceName(what) }), number: '' }),
};

/** Reasons in words; one whose words are not known here is left out. */
export function reasonTexts(reasons: readonly HintReason[], nameOf: (seat: number) => string): ReasonWords[] {
  return reasons.flatMap(({ kind, n, of = 0, what = '', seat }) => {
    const told = { n, of, what, name: seat === undefined ? '' : nameOf(seat) };
    const own = askExpansions(({ reasonText }) => reasonText?.(kind, n, told.name, what));
    if (own) return [own];
    return Object.hasOwn(WORDS, kind) ? [WORDS[kind](told)] : [];
  });
}
