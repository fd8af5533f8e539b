import type { DuelEvent, DuelPreview, SupremacyPreview } from '@pharos/duel';
import { cardName, symbolName } from '../words/content.svelte.ts';
import { listed, t, type MessageKey } from '../../../i18n/index.svelte.ts';

/** Something that a move brings about, in words. */
export interface Note {
  readonly icon: string;
  readonly text: string;
  /** For the viewer. */
  readonly isGood: boolean;
}

/** Who is who. */
export interface Names {
  readonly me: number;
  readonly foe: number;
  readonly nameOf: (seat: number) => string;
}

const good = (icon: string, text: string): Note => ({ icon, text, isGood: true });
const other = (icon: string, text: string): Note => ({ icon, text, isGood: false });

/** What a move brings about besides numbers, the most important first. */
export function notesOf(preview: DuelPreview, names: Names): Note[] {
  // A supremacy ends the game at once: nothing else counts [D-23].
  if (preview.supremacy !== null) return supremacyNotes(preview.supremacy, names);
  return [
    ...pairNotes(preview, names),
    ...coinNotes(preview, names),
    ...militaryTokenNotes(preview, names),
    ...turnNotes(preview, names),
  ];
}

const WINS = {
  military: 'note.winsMilitary',
  scientific: 'note.winsScience',
  political: 'note.winsSenate',
} as const satisfies Record<SupremacyPreview['ending'], MessageKey>;

function supremacyNotes({ ending, winner }: SupremacyPreview, { me, nameOf }: Names): Note[] {
  if (winner === null) return [other('vp', t('note.bothWin'))];
  const wins = ending === 'political' ? 'note.foeWinsSenate' : 'note.foeWins';
  if (winner !== me) return [other('vp', t(wins, { name: nameOf(winner) }))];
  return [good('vp', t(WINS[ending]))];
}

function pairNotes({ pairs }: DuelPreview, { me }: Names): Note[] {
  return pairs.flatMap(({ seat, symbol, givesToken }) =>
    seat === me && givesToken ? [good('sci-law', t('note.pair', { symbol: symbolName(symbol) }))] : [],
  );
}

type CoinEvent = Extract<DuelEvent, { readonly type: 'coinsGained' | 'coinsLost' }>;

const coinsIn = (events: readonly DuelEvent[], type: CoinEvent['type'], seat: number): CoinEvent[] =>
  events.filter((event): event is CoinEvent => event.type === type && event.seat === seat);

const sum = (events: readonly CoinEvent[]): number => events.reduce((all, { count }) => all + count, 0);

/** Coins that the opponent loses, and that come from Conspiracies and Decrees. */
function coinNotes({ events }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
  const name = nameOf(foe);
  const lost = coinsIn(events, 'coinsLost', foe);
  const loot = sum(lost);
  const lootIcon = lost.some(({ reason }) => reason === 'military') ? 'shield' : 'coin';
  const gained = (seat: number, by: CoinEvent['reason']): number =>
    sum(coinsIn(events, 'coinsGained', seat).filter(({ reason }) => reason === by));
  const [won, mine, theirs] = [gained(me, 'conspiracy'), gained(me, 'decree'), gained(foe, 'decree')];
  return [
    ...(won > 0 ? [good('coin', t('note.coins', { n: won }))] : []),
    ...(loot > 0 ? [good(lootIcon, t('note.loot', { n: loot, name }))] : []),
    ...(mine > 0 ? [good('decree', t('note.decreeMine', { n: mine }))] : []),
    ...(theirs > 0 ? [other('decree', t('note.decreeFoe', { n: theirs, name }))] : []),
  ];
}

/** With Agora: the military tokens that are reached and leave something to do. */
function militaryTokenNotes({ events, next }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
  if (!events.some(({ type }) => type === 'militaryTokenUsed')) return [];
  const asks = (kind: 'placeCube' | 'removeCube'): boolean => next.some((one) => one.seat === me && one.kind === kind);
  return [
    ...(asks('placeCube') ? [good('cube-place', t('note.tokenPlace'))] : []),
    ...(asks('removeCube') ? [good('cube-remove', t('note.tokenRemove', { name: nameOf(foe) }))] : []),
  ];
}

/** For whom cards are uncovered, and whether the turn is one's own again, which the words for those cards say too. */
function turnNotes({ uncovers, extraTurn, nextTurn }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
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
