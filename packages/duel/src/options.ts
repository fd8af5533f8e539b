import { deepFreeze, Reader } from '@pharos/core';
import { PACKS } from './catalog.ts';

/** What the players agree on before the deal. */
export interface Options {
  readonly packs: readonly string[];
  /** Wonders are drafted, or the beginners' four each are given out [D-10, D-12]. */
  readonly wonders: 'draft' | 'beginner';
  /** With the pawn on 0 the player of the last turn starts the next Age, or chooses who does [D-87]. */
  readonly centreStart: 'lastStarts' | 'lastChooses';
  /** Whether a pair of science symbols must be turned into a Progress token, or may be [D-69]. */
  readonly pairToken: 'must' | 'may';
  /** Agora: the card under a sabotaged Wonder leaves the game with it, or goes to the discard pile. */
  readonly sabotagedCard: 'box' | 'discard';
  /** Agora: the Mausoleum builds any card, Senators included, or Buildings only. */
  readonly mausoleum: 'anyCard' | 'buildings';
}

export const DEFAULT_OPTIONS: Options = {
  packs: ['base'],
  wonders: 'draft',
  centreStart: 'lastStarts',
  pairToken: 'must',
  sabotagedCard: 'box',
  mausoleum: 'anyCard',
};

const WONDERS = ['draft', 'beginner'] as const;
const CENTRE_START = ['lastStarts', 'lastChooses'] as const;
const PAIR_TOKEN = ['must', 'may'] as const;
const SABOTAGED_CARD = ['box', 'discard'] as const;
const MAUSOLEUM = ['anyCard', 'buildings'] as const;
const KEYS = ['packs', 'wonders', 'centreStart', 'pairToken', 'sabotagedCard', 'mausoleum'] as const;

/** Reads options from outside; what is not said is as in DEFAULT_OPTIONS. */
export function readOptions(raw: unknown): Options {
  const fields = new Reader(raw, 'options', 'BAD_OPTIONS').fields(KEYS);
  return deepFreeze({
    packs: fields.packs.isAbsent() ? DEFAULT_OPTIONS.packs : readPacks(fields.packs),
    wonders: readWord(fields.wonders, WONDERS, DEFAULT_OPTIONS.wonders),
    centreStart: readWord(fields.centreStart, CENTRE_START, DEFAULT_OPTIONS.centreStart),
    pairToken: readWord(fields.pairToken, PAIR_TOKEN, DEFAULT_OPTIONS.pairToken),
    sabotagedCard: readWord(fields.sabotagedCard, SABOTAGED_CARD, DEFAULT_OPTIONS.sabotagedCard),
    mausoleum: readWord(fields.mausoleum, MAUSOLEUM, DEFAULT_OPTIONS.mausoleum),
  });
}

function readPacks(reader: Reader): string[] {
  const known = PACKS.map((pack) => pack.id);
  const chosen = new Set(reader.list(known.length).map((pack) => pack.oneOf(known)));
  if (!chosen.has(0)) reader.fail('the base pack is always part of the game');
  return known.filter((_, index) => chosen.has(index));
}

function readWord<Word extends string>(reader: Reader, words: readonly Word[], byDefault: Word): Word {
  return reader.isAbsent() ? byDefault : words[reader.oneOf(words)];
}
