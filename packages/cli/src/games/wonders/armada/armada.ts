import type { ChoiceView, Obstacle } from '@pharos/wonders';
import { nameOf } from '../../../english.ts';
import type { ActionTexts, WondersExpansion } from '../expansion.ts';
import { armadaSentence } from './events.ts';
import { harbourLine } from './harbour.ts';
import { navalProspects } from './prospects.ts';
import { armadaOptions } from './options.ts';
import { shipyardComparison } from './shipyards.ts';

/** Armada at the terminal. */
export const armada: WondersExpansion = {
  pack: 'armada',
  options: armadaOptions,
  comparisons: [shipyardComparison],
  seatsPerSide: ({ teams }) => (teams === true ? 2 : null),
  cityLines: ({ armada }, city) => (armada === undefined ? [] : [harbourLine(armada.harbours[city])]),
  sentence: armadaSentence,
  question: ({ naval }) => (naval === undefined ? null : questions[naval]),
  alongWith,
  prospects: navalProspects,
};

const questions = {
  moveShips: 'Move a ship without paying.',
  explore: 'Keep one of the islands you found.',
  navalConflict: 'Take part in the naval conflict, or stay out?',
} as const;

/** The ship that moves together with a card. */
function alongWith({ action, fleet }: ChoiceView): string {
  if (fleet === undefined || action === 'advance') return '';
  return action === 'discard' ? ` to move the ${fleet} ship` : ` and move the ${fleet} ship`;
}

/** The choices that only Armada has. */
const actions = {
  advance: ({ fleet }) => `move the ${fleet} ship`,
  keep: ({ subject }) => `keep ${subject === null ? '' : nameOf(subject)}`,
  stayOut: () => 'stay out',
  takePart: () => 'take part',
} satisfies Partial<ActionTexts>;

/** Why a ship cannot move. */
const obstacles = {
  noFleet: 'its colour moves no ship',
  lastSpace: 'at the end of its track',
  otherFleet: 'the move is for other ships',
  compulsory: 'the move has to be made',
} satisfies Partial<Record<Obstacle, string>>;

/** What Armada adds to the tables of words. */
export const armadaWords = { actions, obstacles };
