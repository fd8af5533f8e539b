import type { DuelChange, DuelPreview, DuelView, FactName } from '@pharos/duel';
import { CAPITAL, SYMBOLS_TO_WIN } from '@pharos/duel/client';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { fromTo, signed } from '../../../table/whatIf/numbers.ts';
import { chip, row, type Bar, type Chip, type Row, type WhatIf } from '../../../table/whatIf/whatIf.ts';
import { priceForm } from '../card/price.ts';
import { RESOURCES } from '../card/pieces.ts';
import { categoriesOf } from '../end/categories.ts';
import { deedNotes, turnNotes } from '../sheet/notes.ts';
import type { Names } from '../sheet/note.ts';
import { priceText } from '../sheet/priceText.ts';
import { cardName, resourceName } from '../words/content.svelte.ts';
import { content } from '../words/duelContent.ts';
import { wordsInPlay } from '../words/expansionWords.ts';
import { categoryIn } from '../words/inPlay.ts';

/** What a move of Duel would change, as the engine foretells it. */
export function duelWhatIf(preview: DuelPreview, view: DuelView, names: Names): WhatIf {
  const more = wordsInPlay(view).flatMap((words) => words.chipsOf?.(preview, names) ?? []);
  const notes = [...deedNotes(preview, names), ...turnNotes(preview, names)];
  const told = (change: { readonly icon: string; readonly text: string; readonly isGood: boolean }): Row =>
    row(change.icon, change.text, '', change.isGood ? 'good' : 'warn');
  const uncovers = preview.supremacy === null ? uncoverRows(preview, names) : [];
  const deeds = [...deedNotes(preview, names).map(told), ...turnNotes({ ...preview, uncovers: [] }, names).map(told)];
  return {
    total: totalOf(preview, view, names.me),
    chips: [...baseChips(preview, names), ...more],
    news: notes.map(told),
    bars: barsOf(preview, view, names.me),
    rows: [...figureRows(preview, view, names), ...deeds, ...uncovers, ...priceRows(preview, names)],
  };
}

function changeOf({ changes }: DuelPreview, seat: number | null, what: FactName): DuelChange | undefined {
  return changes.find((change) => change.seat === seat && change.what === what);
}

function totalOf(preview: DuelPreview, { players }: DuelView, seat: number): WhatIf['total'] {
  const before = players[seat].score.total;
  return { before, after: changeOf(preview, seat, 'points.total')?.after ?? before };
}

function barsOf(preview: DuelPreview, view: DuelView, me: number): Bar[] {
  return categoriesOf(view).map(({ id, icon }) => {
    const before = view.players[me].score[id];
    const after = changeOf(preview, me, `points.${id}`)?.after ?? before;
    return { id, icon, look: id, name: categoryIn(view, id).name, before, after };
  });
}

/** Towards the opponent is forwards; the pawn is counted from the first player. */
function pawnOf(preview: DuelPreview, me: number): { readonly steps: number; readonly left: number } | null {
  const change = changeOf(preview, null, 'pawn');
  if (change === undefined) return null;
  const direction = me === 0 ? 1 : -1;
  return { steps: (change.after - change.before) * direction, left: CAPITAL - change.after * direction };
}

function baseChips(preview: DuelPreview, { me }: Names): Chip[] {
  const total = changeOf(preview, me, 'points.total');
  const coins = changeOf(preview, me, 'coins');
  const symbols = changeOf(preview, me, 'differentSymbols');
  const pawn = pawnOf(preview, me);
  return [
    ...(total
      ? [chip('vp', t('note.points'), `${signed(total.after - total.before)} · ${total.before} → ${total.after}`)]
      : []),
    ...(coins ? [chip('coin', content().scoring.coins.name, fromTo(coins.before, coins.after))] : []),
    ...(pawn ? [chip('pawn', content().military.pawn.name, signed(pawn.steps))] : []),
    ...(symbols ? [chip('sci-gear', t('whatif.symbols'), `${symbols.after}/${SYMBOLS_TO_WIN}`)] : []),
  ];
}

function figureRows(preview: DuelPreview, view: DuelView, { me, foe, nameOf }: Names): Row[] {
  const total = totalOf(preview, view, me);
  const theirs = totalOf(preview, view, foe);
  const coins = changeOf(preview, me, 'coins');
  const foeCoins = changeOf(preview, foe, 'coins');
  const symbols = changeOf(preview, me, 'differentSymbols');
  const pawn = pawnOf(preview, me);
  const purses = [
    ...(coins ? [fromTo(coins.before, coins.after)] : []),
    ...(foeCoins ? [`${nameOf(foe)} ${fromTo(foeCoins.before, foeCoins.after)}`] : []),
  ];
  return [
    row(
      'vp',
      t('note.points'),
      `${fromTo(total.before, total.after)} · ${nameOf(foe)} ${fromTo(theirs.before, theirs.after)}`,
    ),
    ...(purses.length > 0 ? [row('coin', content().scoring.coins.name, purses.join(' · '))] : []),
    ...(pawn
      ? [
          row(
            'pawn',
            content().military.track.name,
            t('whatif.pawn', { steps: signed(pawn.steps), left: pawn.left, name: nameOf(foe) }),
          ),
        ]
      : []),
    ...(symbols
      ? [row('sci-gear', t('whatif.symbols'), t('whatif.symbolsOf', { n: symbols.after, of: SYMBOLS_TO_WIN }))]
      : []),
  ];
}

/** Which cards lie open afterwards, and what they cost whoever has the next turn. */
function uncoverRows({ uncovers, nextTurn }: DuelPreview, { me, foe, nameOf }: Names): Row[] {
  if (uncovers.length === 0) return [];
  const seat = nextTurn ?? foe;
  const hidden = uncovers.filter(({ card }) => card === null).length;
  const cards = uncovers.flatMap(({ card, payments }) =>
    card === null || payments === null ? [] : [`${cardName(card)} (${priceText(priceForm(payments[seat]))})`],
  );
  const text = listed([...cards, ...(hidden > 0 ? [t('note.hidden', { n: hidden })] : [])]);
  return seat === me
    ? [row('arrow', t('whatif.uncoversMe'), text, 'good')]
    : [row('arrow', t('whatif.uncoversFoe', { name: nameOf(seat) }), text, 'warn')];
}

/** What a unit costs either afterwards. */
function priceRows(preview: DuelPreview, { me, foe, nameOf }: Names): Row[] {
  return [me, foe].flatMap((seat) => {
    const prices = RESOURCES.flatMap((resource) => {
      const change = changeOf(preview, seat, `prices.${resource}`);
      return change ? [`${resourceName(resource)} ${fromTo(change.before, change.after)}`] : [];
    });
    return prices.length === 0
      ? []
      : [row('trade-both', t('whatif.prices', { name: nameOf(seat) }), prices.join(', '))];
  });
}
