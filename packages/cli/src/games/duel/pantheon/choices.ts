import type { DecisionView, DuelView, SpaceView } from '@pharos/duel';
import type { ChoiceContext, ChoiceText, ChoiceTexts, FirstSteps } from '../expansion.ts';
import { paymentInWords } from '../words/costs.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { mythologyName, sayInPantheon } from './pantheonWords.ts';
import { trackPlace, withOfferings } from './phrases.ts';

/** A question that depends on more than the kind of choice. */
export function pantheonQuestion({ kind, choices }: DecisionView, words: DuelWords): string | null {
  const canActivate = kind === 'turn' && choices?.some(({ action }) => action === 'activate') === true;
  return canActivate ? sayInPantheon(words)('ask.orActivate') : null;
}

function ofPiece(id: string, { describe, words }: ChoiceContext): ChoiceText {
  return { label: words.name(id), note: describe(id) };
}

function ofSubject({ subject }: { readonly subject: string }, context: ChoiceContext): ChoiceText {
  return ofPiece(subject, context);
}

function tokenText({ token }: { readonly token: string }, { seat, words }: ChoiceContext): ChoiceText {
  const [owner, zone] = token.split('-');
  const side = (owner === 'first') === (seat === 0) ? 'mine' : 'theirs';
  return { label: sayInPantheon(words)('do.militaryToken', { side, zone }), note: '' };
}

export const pantheonChoices = {
  activate: ({ subject, offerings, payment }, { words, describe }) => ({
    label: sayInPantheon(words)('do.activate', {
      piece: words.name(subject),
      offerings: withOfferings(offerings, words),
    }),
    note: `${paymentInWords(payment, words)} · ${describe(subject)}`,
  }),
  put: ({ space }, { view, seat, words }) => ({
    label: sayInPantheon(words)('do.space', { n: space }),
    note: pricesText(spaceOf(view, space), seat, words),
  }),
  search: ({ mythology }, { view, words }) => {
    const say = sayInPantheon(words);
    const n = view.pantheon?.decks.find((deck) => deck.mythology === mythology)?.count ?? 0;
    return {
      label: say('do.search', { mythology: mythologyName(mythology, words) }),
      note: say('searchNote', { n }),
    };
  },
  choose: ({ subject, top }, context) => {
    const { words, describe } = context;
    const values = { piece: words.name(subject), top: top === null ? '' : words.name(top) };
    return {
      label: sayInPantheon(words)(top === null ? 'do.choose' : 'do.chooseTop', values),
      note: describe(subject),
    };
  },
  receive: ofSubject,
  snake: ofSubject,
  unbuild: ofSubject,
  discardSlot: ({ subject, slot }, context) =>
    subject === null
      ? { label: sayInPantheon(context.words)('do.slot', { slot }), note: '' }
      : ofPiece(subject, context),
  buildUsing: ({ object }, context) => ofPiece(object, context),
  guard: ({ at }, context) => ({ label: trackPlace(at, context), note: '' }),
  void: tokenText,
  exploit: tokenText,
} satisfies Partial<ChoiceTexts>;

/** A Divinity is chosen before its space, a card of the discard pile before the Wonder. */
export const pantheonFirstSteps = {
  put: {
    text: ofSubject,
    question: ({ subject }, words) => sayInPantheon(words)('ask.whichSpace', { divinity: words.name(subject) }),
  },
  buildUsing: {
    text: ofSubject,
    question: (_, words) => sayInPantheon(words)('ask.buildWonderFromDiscard'),
  },
} satisfies FirstSteps;

function spaceOf({ pantheon }: DuelView, number: number): SpaceView | undefined {
  return pantheon?.spaces.find(({ space }) => space === number);
}

function pricesText(space: SpaceView | undefined, seat: number, words: DuelWords): string {
  if (space === undefined) return '';
  const [first, second] = space.prices;
  const [mine, theirs] = seat === 0 ? [first, second] : [second, first];
  return sayInPantheon(words)('spacePrices', { mine, theirs });
}
