import { duel } from '@pharos/duel';
import { listing } from '../../english.ts';
import { inLines, listOption, readPairs, textOption, type GameOption } from '../gameOption.ts';
import { EXPANSIONS } from './expansions.ts';

const packs = [...EXPANSIONS.map(({ pack }) => [pack]), EXPANSIONS.map(({ pack }) => pack)].map((chosen) =>
  ['base', ...chosen].join(','),
);
const books = ['docs/rules/duel.md', ...EXPANSIONS.map(({ rules }) => rules)];
const rulings = duel.rulings.map(({ id, answers }) => `${id}=${answers.map((answer) => answer.id).join('|')}`);

/** What the players of Duel agree on. */
export const duelOptions: readonly GameOption[] = [
  listOption('packs', 'P,…', `base (default), or ${packs.join(', ')}`),
  textOption('wonders', 'W', 'draft (default) or beginner'),
  {
    name: 'options',
    value: 'K=V,…',
    help: `rulings, the default first (${listing(books)}):\n${inLines(rulings)}`,
    read: readPairs,
  },
];
