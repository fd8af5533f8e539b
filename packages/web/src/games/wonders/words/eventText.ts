import type { WondersEvent } from '@pharos/wonders';
import type { LogEntry } from '../../../table/store/link.ts';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import { isRound } from '../motions/phases.ts';
import { numeral } from '../piece/pieces.ts';
import { conflictText } from './conflictText.ts';
import { useOf, type RevealedChoice, type TableNames } from './events.ts';
import { paidText, paidTo } from './paidText.ts';
import { ageName, cardName, tokenName } from './wonders.ts';

type NameOf = TableNames['nameOf'];
type Built = Extract<WondersEvent, { type: 'cardBuilt' }>;
type Stage = Extract<WondersEvent, { type: 'stageBuilt' }>;
type Paid = Extract<WondersEvent, { type: 'coinsPaid' }>;

/** What one city did, in one sentence: the card, the stage or the sale. */
function choiceText(choice: RevealedChoice, events: readonly WondersEvent[], nameOf: NameOf): string {
  const name = nameOf(choice.city);
  const ofCity = (event: WondersEvent): boolean => 'city' in event && event.city === choice.city;
  const told = firstOf(EXPANSIONS.map((expansion) => expansion.revealedText(choice, name)));
  if (told !== null) return told;
  switch (useOf(choice)) {
    case 'build': {
      const built = events.find((event): event is Built => event.type === 'cardBuilt' && ofCity(event));
      const card = choice.card === null ? '' : cardName(choice.card);
      if (built?.free === 'chain') return t('seven.event.builtByChain', { name, card });
      if (built?.free === 'power') return t('seven.event.builtByPower', { name, card });
      return t('seven.event.built', { name, card });
    }
    case 'stage': {
      const built = events.find((event): event is Stage => event.type === 'stageBuilt' && ofCity(event));
      return t('seven.event.stage', { name, stage: numeral(built?.stage ?? 1) });
    }
    case 'discard':
      return choice.card === null
        ? t('seven.event.sold', { name })
        : t('seven.event.soldNamed', { name, card: cardName(choice.card) });
  }
}

/** An event in words, for the log and the live region; null for what others already say. */
function eventText(event: WondersEvent, names: TableNames): string | null {
  const { nameOf } = names;
  switch (event.type) {
    case 'ageStarted':
      return t('seven.event.ageStarted', { age: ageName(event.age) });
    case 'ageEnded':
      return t('seven.event.ageEnded', { age: ageName(event.age) });
    case 'sidesRevealed':
      return t('seven.event.sides');
    case 'cardDrawn':
      return event.card === null
        ? t('seven.event.drew', { name: nameOf(event.seat) })
        : t('seven.event.drewNamed', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'coinsPaid':
      return coinsPaidText(event, names);
    case 'coinsGained':
      return event.reason === 'effect' ? t('seven.event.gained', { name: nameOf(event.city), n: event.count }) : null;
    case 'leftoversDiscarded':
      return event.count === 0 ? null : t('seven.event.leftovers', { n: event.count });
    case 'discardSeen':
      return t('seven.event.discardSeen', { name: nameOf(event.seat), n: event.count });
    case 'cardRevived':
      return t('seven.event.revived', { name: nameOf(event.city), card: cardName(event.card) });
    case 'powerDeclined':
      return t('seven.event.declined', { name: nameOf(event.seat) });
    case 'handsPassed':
      return t(event.direction === 'left' ? 'seven.event.passedLeft' : 'seven.event.passedRight');
    case 'conflictResolved':
      return conflictText(event, nameOf(event.city), nameOf(event.left));
    case 'tokenGained':
      return t('seven.event.tokenGained', { name: nameOf(event.city), n: event.value });
    case 'tokenDiscarded':
      return t('seven.event.tokenDiscarded', { name: nameOf(event.city), token: tokenName(event.value) });
    case 'defeatPassed':
      return t('seven.event.defeatPassed', { name: nameOf(event.city), other: nameOf(event.to) });
    case 'guildCopied':
      return t('seven.event.copied', { name: nameOf(event.city), card: cardName(event.card) });
    case 'gameEnded':
      return event.winners.length > 1
        ? t('seven.event.shared', { names: listed(event.winners.map(nameOf)) })
        : t('event.won', { name: nameOf(event.winners[0]) });
    case 'choiceMade':
    case 'turnStarted':
    case 'turnEnded':
    case 'choicesRevealed':
    case 'cardBuilt':
    case 'stageBuilt':
    case 'cardDiscarded':
      return null;
    default:
      return firstOf(EXPANSIONS.map((expansion) => expansion.eventText(event, names)));
  }
}

/** [W-2] The left neighbour is the next city clockwise. */
function coinsPaidText({ city, bank, left, right }: Paid, names: TableNames): string {
  const toBank = bank > 0 ? [t('seven.event.toBank', { n: bank })] : [];
  return paidText(city, [...toBank, ...paidTo(city, 1, left, names), ...paidTo(city, -1, right, names)], names);
}

/** All events of a step in words. What each city did is said once, where the cards are turned up. */
export function eventTexts(events: readonly WondersEvent[], names: TableNames): string[] {
  return events.flatMap((event) => {
    if (event.type === 'choicesRevealed')
      return event.choices.map((choice) => choiceText(choice, events, names.nameOf)).filter((text) => text !== '');
    const text = eventText(event, names);
    return text === null ? [] : [text];
  });
}

/** The same for the live region, which also tells who has chosen. */
export function liveTexts(events: readonly WondersEvent[], names: TableNames, viewer: number | null): string[] {
  const chosen = events.flatMap((event) =>
    event.type === 'choiceMade' && event.seat !== viewer
      ? [t('seven.event.chose', { name: names.nameOf(event.seat) })]
      : [],
  );
  return [...chosen, ...eventTexts(events, names)];
}

/** All since cards were last turned up; before that, the last step that has something to tell. */
export function lastTexts(log: readonly LogEntry<WondersEvent>[], names: TableNames): string[] {
  const start = log.findLastIndex(({ events }) => isRound(events));
  if (start >= 0) return log.slice(start).flatMap(({ events }) => eventTexts(events, names));
  for (const { events } of log.toReversed()) {
    const texts = eventTexts(events, names);
    if (texts.length > 0) return texts;
  }
  return [];
}
