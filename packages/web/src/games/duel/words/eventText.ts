import type { DuelEvent } from '@pharos/duel';
import { ageName, cardName, symbolName, tokenName, wonderName } from './content.svelte.ts';
import { listed, t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { askExpansions } from './expansionWords.ts';

type NameOf = (seat: number) => string;

/** Coins that come and go by an expansion say so; the sentences before them tell of the others. */
const coinKey = (reason: string, way: 'gained' | 'lost'): MessageKey | null =>
  askExpansions(({ coinReasons }) => coinReasons?.[reason]?.[way]);

/** An event in words, for the log and the live region; null for what others already say. */
export function eventText(event: DuelEvent, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'wonderPicked':
      return t('event.wonderPicked', { name: nameOf(event.seat), wonder: wonderName(event.wonder) });
    case 'wondersOffered':
      return t('event.wondersOffered', { wonders: listed(event.wonders.map(wonderName)) });
    case 'ageStarted':
      return t('event.ageStarted', { age: ageName(event.age) });
    case 'starterSettled':
      return t('event.starterSettled', { name: nameOf(event.seat) });
    case 'cardBuilt':
      return t(event.chain ? 'event.builtByChain' : 'event.cardBuilt', {
        name: nameOf(event.seat),
        card: cardName(event.card),
      });
    case 'cardDiscarded':
      return t('event.cardDiscarded', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'wonderBuilt':
      return t('event.wonderBuilt', {
        name: nameOf(event.seat),
        wonder: wonderName(event.wonder),
        card: cardName(event.card),
      });
    case 'wonderReturned':
      return t('event.wonderReturned', { name: nameOf(event.seat), wonder: wonderName(event.wonder) });
    case 'coinsPaid':
      return coinText('event.coinsPaid', event, nameOf);
    case 'coinsGained':
      return coinText(coinKey(event.reason, 'gained') ?? 'event.coinsGained', event, nameOf);
    case 'coinsLost':
      return coinText(coinKey(event.reason, 'lost') ?? 'event.coinsLost', event, nameOf);
    case 'pairCompleted':
      return t('event.pairCompleted', { name: nameOf(event.seat), symbol: symbolName(event.symbol) });
    case 'tokensDrawn':
      return t('event.tokensDrawn', { name: nameOf(event.seat), n: event.count });
    case 'tokenTaken':
      return t('event.tokenTaken', { name: nameOf(event.seat), token: tokenName(event.token) });
    case 'tokenDeclined':
      return t('event.tokenDeclined', { name: nameOf(event.seat) });
    case 'cardDestroyed':
      return t('event.cardDestroyed', {
        name: nameOf(event.seat),
        card: cardName(event.card),
        owner: nameOf(event.owner),
      });
    case 'cardTaken':
      return t('event.cardTaken', {
        name: nameOf(event.seat),
        card: cardName(event.card),
        owner: nameOf(event.owner),
      });
    case 'wonderTaken':
      return t('event.wonderTaken', {
        name: nameOf(event.seat),
        wonder: wonderName(event.wonder),
        owner: nameOf(event.owner),
      });
    case 'cardDropped':
      return t('event.cardDropped', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'militaryTokenUsed':
      return t('event.militaryTokenUsed', { name: nameOf(event.seat) });
    case 'extraTurnEarned':
      return t('event.extraTurnEarned', { name: nameOf(event.seat) });
    case 'extraTurnLost':
      return t('event.extraTurnLost', { name: nameOf(event.seat) });
    case 'cardRevealed':
      return t('event.cardRevealed', { card: cardName(event.card) });
    case 'gameEnded':
      return event.winner === null ? t('event.draw') : t('event.won', { name: nameOf(event.winner) });
    // The sentences before and after them say enough; the steps of the pawn are counted.
    case 'pawnMoved':
    case 'turnStarted':
    case 'turnEnded':
    case 'ageEnded':
      return null;
    default:
      return askExpansions(({ eventText: ask }) => ask?.(event, nameOf));
  }
}

function coinText(key: MessageKey, { seat, count }: { seat: number; count: number }, nameOf: NameOf): string | null {
  return count === 0 ? null : t(key, { name: nameOf(seat), n: count });
}

/** All events of a step in words. The steps of the pawn in one direction are one sentence. */
export function eventTexts(events: readonly DuelEvent[], nameOf: NameOf): string[] {
  const texts: string[] = [];
  const pushes = events.filter((event) => event.type === 'pawnMoved');
  for (const event of events) {
    if (event.type === 'pawnMoved') {
      const steps = pushes.filter(({ seat }) => seat === event.seat);
      if (event === steps[0]) texts.push(t('event.pawnMoved', { name: nameOf(event.seat), n: steps.length }));
      continue;
    }
    const text = eventText(event, nameOf);
    if (text !== null) texts.push(text);
  }
  return texts;
}
