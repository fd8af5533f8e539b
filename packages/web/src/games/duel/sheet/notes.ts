import type { DuelPreview, SupremacyPreview } from '@pharos/duel';
import { supremacyNamed } from '../end/supremacies.ts';
import { cardName, symbolName } from '../words/content.svelte.ts';
import { askExpansions, expansionWords } from '../words/expansionWords.ts';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { coinsIn, sum } from './coinEvents.ts';
import { good, other, type Names, type Note } from './note.ts';

/** What a move brings about besides numbers, the most important first. */
export function notesOf(preview: DuelPreview, names: Names): Note[] {
  return [...deedNotes(preview, names), ...turnNotes(preview, names)];
}

/** The same without what follows for the turns. */
export function deedNotes(preview: DuelPreview, names: Names): Note[] {
  // A supremacy ends the game at once: nothing else counts [D-23].
  if (preview.supremacy !== null) return supremacyNotes(preview.supremacy, names);
  return [
    ...pairNotes(preview, names),
    ...coinNotes(preview, names),
    ...expansionWords().flatMap((words) => words.notesOf?.(preview, names) ?? []),
  ];
}

function supremacyNotes({ ending, winner }: SupremacyPreview, { me, nameOf }: Names): Note[] {
  if (winner === null) return [other('vp', t('note.bothWin'))];
  const words = supremacyNamed(ending);
  if (words === null) return [];
  return winner === me ? [good('vp', t(words.mine))] : [other('vp', t(words.theirs, { name: nameOf(winner) }))];
}

function pairNotes({ pairs }: DuelPreview, { me }: Names): Note[] {
  return pairs.flatMap(({ seat, symbol, givesToken }) =>
    seat === me && givesToken ? [good('sci-law', t('note.pair', { symbol: symbolName(symbol) }))] : [],
  );
}

const isForetold = (reason: string): boolean =>
  askExpansions(({ coinReasons }) => coinReasons?.[reason]?.isForetold) ?? false;

/** Coins that come by an expansion, and those that the opponent loses. */
function coinNotes({ events }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
  const won = sum(coinsIn(events, 'coinsGained', me).filter(({ reason }) => isForetold(reason)));
  const lost = coinsIn(events, 'coinsLost', foe);
  const loot = sum(lost);
  const lootIcon = lost.some(({ reason }) => reason === 'military') ? 'shield' : 'coin';
  return [
    ...(won > 0 ? [good('coin', t('note.coins', { n: won }))] : []),
    ...(loot > 0 ? [good(lootIcon, t('note.loot', { n: loot, name: nameOf(foe) }))] : []),
  ];
}

/** For whom cards are uncovered, and whether the turn is one's own again, which the words for those cards say too. */
export function turnNotes(
  { uncovers, extraTurn, nextTurn, supremacy }: DuelPreview,
  { me, foe, nameOf }: Names,
): Note[] {
  if (supremacy !== null) return [];
  const lost = extraTurn === 'lost' ? [other('extra', t('note.extraTurnLost'))] : [];
  if (uncovers.length === 0) return extraTurn === 'gained' ? [good('extra', t('note.extraTurn'))] : lost;
  const key = extraTurn === 'gained' ? 'note.uncovers' : nextTurn === foe ? 'note.uncoversFoe' : 'note.frees';
  const text = t(key, { cards: listed(cardsOf(uncovers)), name: nameOf(foe) });
  return [...lost, nextTurn === me ? good(extraTurn === null ? 'arrow' : 'extra', text) : other('arrow', text)];
}

/** Cards that become accessible: the names of those face up, and how many lie face down. */
function cardsOf(uncovers: DuelPreview['uncovers']): string[] {
  const hidden = uncovers.filter(({ card }) => card === null).length;
  return [
    ...uncovers.flatMap(({ card }) => (card === null ? [] : [cardName(card)])),
    ...(hidden > 0 ? [t('note.hidden', { n: hidden })] : []),
  ];
}
