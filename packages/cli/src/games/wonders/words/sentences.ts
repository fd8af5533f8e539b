import type { WondersEvent } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, numeral, subject, type SentenceContext } from '../sentenceContext.ts';
import { cardName } from './describe.ts';

/** What happened, a sentence each; what goes without saying is left out. */
export function sentencesFor(events: readonly WondersEvent[], told: SentenceContext): string[] {
  return events.flatMap((event) => sentenceFor(event, told) ?? []);
}

function sentenceFor(event: WondersEvent, told: SentenceContext): string | null {
  const { words } = told;
  const { say } = words;
  const card = (id: string | null): string => (id === null ? say('aCard') : cardName(id, words));
  switch (event.type) {
    case 'ageStarted':
      return `— ${words.age(event.age)} —`;
    case 'sidesRevealed': {
      const sides = event.sides.map((side, city) => `${cityName(told, city)} ${words.side(side)}`);
      return say('event.sides', { sides: sides.join(', ') });
    }
    case 'cardDrawn':
      return say('event.drew', { ...subject(told, event.seat), card: card(event.card) });
    case 'cardBuilt':
      return say('event.built', { ...subject(told, event.city), card: card(event.card), free: event.free ?? 'no' });
    case 'stageBuilt':
      return say('event.stage', { ...subject(told, event.city), stage: numeral(event.stage) });
    case 'cardDiscarded':
      return event.card === null
        ? say('event.discardedHidden', subject(told, event.city))
        : say('event.discarded', { ...subject(told, event.city), card: card(event.card) });
    case 'coinsPaid':
      return say('event.paid', { ...subject(told, event.city), n: event.bank + event.left + event.right });
    case 'coinsGained':
      return event.reason === 'effect' ? say('event.gained', { ...subject(told, event.city), n: event.count }) : null;
    case 'cardRevived':
      return say('event.revived', { ...subject(told, event.city), card: card(event.card) });
    case 'conflictResolved':
      return conflictSentence(event, told);
    case 'tokenGained':
      return say('event.tokenGained', { ...subject(told, event.city), n: event.value });
    case 'tokenDiscarded':
      return say('event.tokenDiscarded', { ...subject(told, event.city), token: signed(event.value) });
    case 'defeatPassed':
      return say('event.defeatPassed', { ...subject(told, event.city), other: cityName(told, event.to) });
    case 'coinsLost':
      return event.count === 0
        ? null
        : (expansionSentence(event, told) ?? say('event.lost', { ...subject(told, event.city), n: event.count }));
    case 'guildCopied':
      return say('event.copied', { ...subject(told, event.city), card: card(event.card) });
    case 'powerDeclined':
      return say('event.declined', subject(told, event.seat));
    case 'ageEnded':
      return say('event.ageEnded', { age: words.age(event.age) });
    case 'gameEnded': {
      const [winner] = event.winners;
      if (event.winners.length === 1) return say('won', subject(told, winner));
      return say('shared', { names: words.listed(event.winners.map((seat) => told.names.name(seat))) });
    }
    case 'choiceMade':
    case 'turnStarted':
    case 'turnEnded':
    case 'choicesRevealed':
    case 'leftoversDiscarded':
    case 'discardSeen':
    case 'handsPassed':
      return null;
    default:
      return expansionSentence(event, told);
  }
}

/** Who defeated whom; nothing of those who are equal. */
function conflictSentence(
  { city, left, shields, tokens }: Extract<WondersEvent, { type: 'conflictResolved' }>,
  told: SentenceContext,
): string | null {
  if (tokens[0] === tokens[1]) return null;
  const isWon = tokens[0] > tokens[1];
  const [winner, loser] = isWon ? [city, left] : [left, city];
  return told.words.say('event.conflict', {
    winner: cityName(told, winner),
    loser: cityName(told, loser),
    more: Math.max(...shields),
    fewer: Math.min(...shields),
    n: Math.max(...tokens),
    lost: -Math.min(...tokens),
  });
}

function expansionSentence(event: WondersEvent, told: SentenceContext): string | null {
  for (const expansion of EXPANSIONS) {
    const sentence = expansion.sentence(event, told);
    if (sentence !== null) return sentence;
  }
  return null;
}
