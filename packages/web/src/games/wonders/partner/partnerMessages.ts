import type { PartnerMessageView, PartnerView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { isMuted } from '../../../table/store/muted.svelte.ts';
import type { TableContext } from '../table/ui.svelte.ts';
import { cardName } from '../words/wonders.ts';

/** What partners tell each other: the view lists what can be told and heard, the store has what was. */

export const partnerIn = ({ store }: TableContext): PartnerView | null => store.view?.partner ?? null;

/** Whether a person is there to hear it: bots do not react, and who plays both seats on one device knows it all. */
export function canTell(table: TableContext): boolean {
  const { store, readOnly } = table;
  const partner = partnerIn(table);
  const seat = partner === null ? undefined : store.info?.seats[partner.seat];
  if (readOnly || store.partner === null || seat === undefined) return false;
  return seat.kind === 'guest' && !seat.standIn && !seat.mine && store.info?.phase === 'playing';
}

/** What I can tell my partner; nothing where nobody hears it. */
export const tellable = (table: TableContext): readonly PartnerMessageView[] =>
  canTell(table) ? (partnerIn(table)?.tells ?? []) : [];

/** Whether I have told it in this turn. */
export const isTold = ({ store }: TableContext, { text }: PartnerMessageView): boolean =>
  store.partner?.some((message) => message.text === text && message.seat === store.view?.viewer) ?? false;

/** What my partner has told me in this turn, unless I do not want to read them. */
export function heard(table: TableContext): readonly PartnerMessageView[] {
  const { store } = table;
  const partner = partnerIn(table);
  const guest = partner === null ? null : (store.info?.seats[partner.seat].guest ?? null);
  if (partner === null || (guest !== null && isMuted(guest))) return [];
  const texts = store.partner?.filter(({ seat }) => seat === partner.seat).map(({ text }) => text) ?? [];
  return partner.hears.filter(({ text }) => texts.includes(text));
}

/** What my partner says about a card, of mine or of their own. */
export const heardAbout = (
  table: TableContext,
  card: string,
  kinds: readonly string[],
): PartnerMessageView | undefined =>
  heard(table).find((message) => message.kind !== 'sign' && message.card === card && kinds.includes(message.kind));

/** The last sign my partner gave. */
export const heardSign = (table: TableContext) => heard(table).findLast((message) => message.kind === 'sign');

/** What my partner asks me to do with a card of mine. */
export const requestFor = (table: TableContext, card: string): PartnerMessageView | undefined =>
  heardAbout(table, card, ['leave', 'take']);

/** What was told, as a sentence. */
export function messageText(message: PartnerMessageView, name: string): string {
  if (message.kind === 'sign') return t('team.hears.sign', { name, text: t(`team.sign.${message.sign}`) });
  return t(`team.hears.${message.kind}`, { name, card: cardName(message.card) });
}

/** All that my partner has told me, as sentences. */
export function heardTexts(table: TableContext): string[] {
  const partner = partnerIn(table);
  return partner === null ? [] : heard(table).map((message) => messageText(message, table.nameOf(partner.seat)));
}

/** What a screen reader says of a card of mine. */
export function handNotes(table: TableContext, card: string): string[] {
  const request = requestFor(table, card);
  const partner = partnerIn(table);
  return request && partner ? [messageText(request, table.nameOf(partner.seat))] : [];
}

export const SIGN_ICONS = { science: 'col-green', war: 'shield', coins: 'coin' } as const;
