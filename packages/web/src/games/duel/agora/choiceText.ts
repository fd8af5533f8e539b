import type { DecisionView, ExpansionTypes } from '@pharos/duel';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { chamberName, chamberNumeral, conspiracyName } from './content.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import type { Voice } from '../expansion.ts';

/** What passing is called, where it is not simply to stop. */
const PASSES: Readonly<Partial<Record<DecisionView['kind'], Readonly<Record<Voice, MessageKey>>>>> = {
  conspirator: { act: 'act.neither', you: 'you.neither', told: 'told.neither' },
  moveCube: { act: 'act.leave', you: 'you.leave', told: 'told.leave' },
  triggerUnprepared: { act: 'act.noTrigger', you: 'you.noTrigger', told: 'told.noTrigger' },
  dropSecondCard: { act: 'act.noDrop', you: 'you.noDrop', told: 'told.noDrop' },
};

const SAID = {
  prepare: { act: 'act.prepareNamed', you: 'you.prepareNamed', told: 'told.prepareNamed' },
  conspire: { act: 'act.conspire', you: 'you.conspire', told: 'told.conspire' },
  place: { act: 'act.place', you: 'you.place', told: 'told.place' },
  remove: { act: 'act.removeCube', you: 'you.removeCube', told: 'told.removeCube' },
  move: { act: 'act.moveCube', you: 'you.moveCube', told: 'told.moveCube' },
  shift: { act: 'act.shift', you: 'you.shift', told: 'told.shift' },
  stop: { act: 'act.stop', you: 'you.stop', told: 'told.stop' },
} as const;

/** Choices that name their subject, and how it is called. */
const NAMED = {
  trigger: [{ act: 'act.trigger', you: 'you.trigger', told: 'told.trigger' }, conspiracyName],
  keepConspiracy: [{ act: 'act.keep', you: 'you.keep', told: 'analysis.keeps' }, conspiracyName],
  sabotage: [{ act: 'act.sabotage', you: 'you.sabotage', told: 'told.sabotage' }, wonderName],
  lock: [{ act: 'act.lock', you: 'you.lock', told: 'told.lock' }, tokenName],
  drop: [{ act: 'act.drop', you: 'you.drop', told: 'analysis.discard' }, cardName],
  buildFree: [{ act: 'act.revive', you: 'you.revive', told: 'analysis.revives' }, cardName],
} as const;

type AnyChoice = ExpansionTypes['choiceView'];
type NamedChoice = Extract<AnyChoice, { readonly action: keyof typeof NAMED }>;

const isNamed = (choice: AnyChoice): choice is NamedChoice => Object.hasOwn(NAMED, choice.action);

/** What a choice of Agora does, as its button says or as a hint tells; null for one that is not its own. */
export function choiceText(
  choice: AnyChoice,
  kind: DecisionView['kind'],
  _nameOf: (seat: number) => string,
  voice: Voice,
): string | null {
  switch (choice.action) {
    case 'recruit':
      return voice === 'act'
        ? `${t('act.recruit')}: ${cardName(choice.subject)}`
        : t(voice === 'you' ? 'you.recruit' : 'told.recruit', { name: cardName(choice.subject) });
    case 'prepare':
      return t(SAID.prepare[voice], { name: conspiracyName(choice.object) });
    case 'conspire':
      return t(SAID.conspire[voice]);
    case 'place':
      return t(SAID.place[voice], { chamber: chamberName(choice.to) });
    case 'remove':
      return t(SAID.remove[voice], { chamber: chamberName(choice.from) });
    case 'move':
      return t(SAID.move[voice], { from: chamberNumeral(choice.from), to: chamberNumeral(choice.to) });
    case 'shift':
      return t(SAID.shift[voice], { chamber: chamberName(choice.to) });
    case 'swap':
      return t('act.swap', { theirs: cardName(choice.subject), mine: cardName(choice.object) });
    case 'pass':
      return t((PASSES[kind] ?? SAID.stop)[voice]);
    default: {
      if (!isNamed(choice)) return null;
      const [said, nameOf] = NAMED[choice.action];
      return t(said[voice], { name: nameOf(choice.subject) });
    }
  }
}
