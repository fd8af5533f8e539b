import * as duel from './duelPositions.ts';
import { onDevice, type AnyMatch } from './places.ts';
import type { Extras, Scenes, Setting } from './setting.ts';
import * as wonders from './wondersPositions.ts';

const SENTENCES = '[data-testid=sentences]';
const STOP = '[data-testid=stop-analysis]';

/** A finished game of this device, looked at once: a finer look would change the picture while somebody looks at it. */
const analysed = (match: AnyMatch, move: number, extras: Extras = {}): Setting =>
  onDevice(match, {
    path: `/g/local#analysis-${move}`,
    shown: SENTENCES,
    ...extras,
    press: [STOP, ...(extras.press ?? [])],
  });

const tab = (nth: number): string => `.rail [role=tab]:nth-child(${nth})`;

const whole = () => duel.until('9.3', () => false);

export const analysisScenes: Scenes = {
  debriefDuel: () => onDevice(whole(), { until: SENTENCES }),
  debriefSeven: () =>
    onDevice(
      wonders.until({ edition: 2, players: 4 }, '7.14', () => false),
      { until: SENTENCES },
    ),
  analysisDuel: () => analysed(whole(), 30),
  analysisExplore: () =>
    analysed(whole(), 30, {
      press: [tab(3), '[data-testid=explore] .move', { selector: '[data-testid=explore] .move', nth: 1 }],
      until: '[data-testid=explore][data-running=false] .tree li + li',
    }),
  analysisNumbers: () => analysed(whole(), 30, { press: [tab(4)], until: '.points svg' }),
  analysisMistake: () =>
    analysed(
      duel.until('9.1', () => false),
      30,
      { press: ['[data-testid=learn]'], until: '[data-testid=mistakes]' },
    ),
  analysisMistakeShown: () =>
    analysed(whole(), 30, {
      press: ['[data-testid=learn]', '[data-testid=show-answer]'],
      until: '[data-testid=mistakes][data-state=shown]',
    }),
  analysisPlayOn: () =>
    analysed(whole(), 30, { press: ['[data-testid=explore-here] + .btn'], until: '[data-testid=play-on]' }),
  analysisSeven: () =>
    analysed(
      wonders.until({ edition: 2, players: 5 }, '7.14', () => false),
      9,
    ),
  analysisSevenExplore: () =>
    analysed(
      wonders.until({ edition: 2, players: 5 }, '7.14', () => false),
      9,
      {
        press: [tab(3), '[data-testid=analysis-position] li button', '[data-testid=explore] .move'],
        until: '[data-testid=explore][data-running=false] .tree li',
      },
    ),
  analysisSea: () =>
    analysed(
      wonders.until({ packs: ['base', 'armada'], edition: 1, players: 4 }, '7.14', () => false),
      9,
      { until: '[data-testid=draft]' },
    ),
};
