import * as duel from './duelPositions.ts';
import { onDevice, onPage } from './places.ts';
import type { Press, Scenes, Setting } from './setting.ts';
import * as wonders from './wondersPositions.ts';

const LESSON = '[data-testid=lesson]';
const DONE = ['duel/takeCard', 'duel/pay'];

const lesson = (path: string, press: readonly Press[] = [], until = LESSON): Setting =>
  onPage(`/learn/${path}`, { shown: LESSON, press, until });

/** Takes up a card of the structure and does what a key stands for with it. */
const take = (card: string, key: string): Press[] => [`[data-slot][data-card=${card}]`, `[aria-keyshortcuts=${key}]`];

const GAME = 'pharos.local';

/** A game of this device that is explained while it is played. */
function explained(setting: Setting): Setting {
  const record = JSON.parse(setting.storage[GAME]) as object;
  return { ...setting, storage: { [GAME]: JSON.stringify({ ...record, hints: true, coach: true }) } };
}

export const learnScenes: Scenes = {
  learn: () => onPage('/learn', { shown: '[data-testid=learn]' }),
  learnMore: () =>
    onPage('/learn', { shown: '[data-testid=learn]', storage: { 'pharos.lessons': JSON.stringify(DONE) } }),
  firstGame: () =>
    explained(
      onDevice(
        duel.until('9.3', ({ structure }) => structure.length === 18),
        { until: '[data-testid=coach] .advice' },
      ),
    ),
  firstGameWonders: () =>
    explained(
      onDevice(
        wonders.until({ players: 3, sides: 'day' }, '7.3', ({ turn }) => turn === 2),
        { until: '[data-testid=coach] .advice' },
      ),
    ),
  lesson: () => lesson('duel/3'),
  lessonShown: () => lesson('duel/3', [`${LESSON} .ways > button`]),
  lessonAgora: () => lesson('agora/2'),
  lessonWonders: () => lesson('wonders/1'),
  lessonArmada: () => lesson('armada/2'),
  lessonWrong: () => lesson('duel/3', take('lumber-yard', 'b'), `${LESSON}[data-state=wrong]`),
  lessonDone: () => lesson('duel/3', take('theater', 'b'), `${LESSON}[data-state=done]`),
};
