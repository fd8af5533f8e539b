import type { FollowUp, WondersChange, WondersPreview, WondersView } from '@pharos/wonders';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { fromTo, signed } from '../../../table/whatIf/numbers.ts';
import { chip, row, type Bar, type Chip, type Row, type WhatIf } from '../../../table/whatIf/whatIf.ts';
import { categoriesOf } from '../end/categories.ts';
import type { Names } from '../sheet/figure.ts';
import { figuresOf } from '../sheet/figures.ts';
import { cardName, scoreName } from '../words/wonders.ts';

/** What a move of 7 Wonders would change, as the engine foretells it. */
export function wondersWhatIf(preview: WondersPreview, view: WondersView, names: Names): WhatIf {
  const figures = figuresOf(preview, view, names);
  const follows = preview.follows.flatMap(followRow);
  return {
    total: totalOf(preview, view, names.me),
    chips: [
      ...baseChips(preview, view, names),
      ...figures.flatMap(({ icon, name, short, isCertain }) =>
        short === null ? [] : [chip(icon, name, short, isCertain)],
      ),
    ],
    news: [...follows, ...passingNews(preview, names)],
    bars: barsOf(preview, view, names.me),
    rows: [
      ...coinRows(preview, names),
      ...figures.map(({ icon, name, text, isCertain }) => row(icon, name, text, 'plain', isCertain)),
      ...follows,
      ...passingRows(preview, names),
    ],
  };
}

function changeOf({ changes }: WondersPreview, me: number, what: string): WondersChange | undefined {
  return changes.find((change) => change.seat === me && change.what === what);
}

function totalOf(preview: WondersPreview, { cities }: WondersView, me: number): WhatIf['total'] {
  const before = cities[me].score.total;
  return { before, after: changeOf(preview, me, 'points.total')?.after ?? before };
}

function barsOf(preview: WondersPreview, view: WondersView, me: number): Bar[] {
  return categoriesOf(view).map((category) => {
    const { id, icon, look } = category;
    const before = category.points(view, me);
    const change = changeOf(preview, me, `points.${id}`);
    const after = before + (change ? change.after - change.before : 0);
    return { id, icon, look, name: scoreName(id), before, after };
  });
}

/** Points are certain as far as no other city has a say in them; those for coins follow from the coins. */
function baseChips(preview: WondersPreview, view: WondersView, { me }: Names): Chip[] {
  const { before, after } = totalOf(preview, view, me);
  const coins = changeOf(preview, me, 'coins');
  const isCertain = categoriesOf(view)
    .filter(({ id }) => id !== 'treasury')
    .every(({ id }) => changeOf(preview, me, `points.${id}`)?.certain ?? true);
  return [
    ...(before === after
      ? []
      : [chip('vp', t('note.points'), `${signed(after - before)} · ${before} → ${after}`, isCertain)]),
    ...(coins ? [chip('coin', t('seven.coins'), fromTo(coins.before, coins.after))] : []),
  ];
}

/** The own coins, and who is paid. */
function coinRows(preview: WondersPreview, { me, nameOf }: Names): Row[] {
  const coins = changeOf(preview, me, 'coins');
  if (coins === undefined) return [];
  const paid = preview.receives.map(({ city, coins: n }) => t('whatif.paysTo', { n, name: nameOf(city) }));
  const text = [fromTo(coins.before, coins.after), ...paid].join(' · ');
  return [row('coin', t('seven.coins'), text, 'plain', coins.certain)];
}

const FOLLOWS = {
  revive: 'whatif.revive',
  seventhCard: 'whatif.seventhCard',
  freeCity: 'whatif.freeCity',
} as const;

function followRow({ task }: FollowUp): Row[] {
  return task in FOLLOWS ? [row('extra', t(FOLLOWS[task as keyof typeof FOLLOWS]), '', 'good')] : [];
}

/** What of the hand is free by a chain for whoever gets it. */
function chainedIn({ passes }: WondersPreview): string[] {
  return (passes?.builds ?? []).filter(({ free }) => free === 'chain').map(({ card }) => cardName(card));
}

function passingNews(preview: WondersPreview, { nameOf }: Names): Row[] {
  const cards = chainedIn(preview);
  if (preview.passes === null || cards.length === 0) return [];
  return [row('arrow', t('whatif.passesNews', { name: nameOf(preview.passes.to), cards: listed(cards) }), '', 'warn')];
}

/** Who gets the rest of the hand, and what is free there by a chain. */
function passingRows(preview: WondersPreview, { nameOf }: Names): Row[] {
  const { passes } = preview;
  if (passes === null || passes.cards.length === 0) return [];
  const title = t('whatif.passes', { name: nameOf(passes.to) });
  const chained = chainedIn(preview);
  if (chained.length > 0)
    return [row('arrow', title, t('whatif.passesFree', { cards: listed(chained) }), 'warn', false)];
  const n = passes.builds.length;
  return [row('arrow', title, t('whatif.passesCan', { n, of: passes.cards.length }), 'plain', false)];
}
