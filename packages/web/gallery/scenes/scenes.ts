// The one list of scenes: the gallery shows them, `scripts/screenshots.mjs` takes pictures of them, the browser tests check
// them. A new scene is one entry in the file of its kind.
import { agoraScenes } from './agoraScenes.ts';
import { analysisScenes } from './analysisScenes.ts';
import { pantheonScenes } from './pantheonScenes.ts';
import { armadaScenes } from './armadaScenes.ts';
import { citiesScenes } from './citiesScenes.ts';
import { dailyScenes } from './dailyScenes.ts';
import { duelScenes } from './duelScenes.ts';
import { historyScenes } from './historyScenes.ts';
import { learnScenes } from './learnScenes.ts';
import { leadersScenes } from './leadersScenes.ts';
import { pageScenes } from './pageScenes.ts';
import { peopleScenes } from './peopleScenes.ts';
import { puzzleScenes } from './puzzleScenes.ts';
import { ratingScenes } from './ratingScenes.ts';
import type { Scenes, Setting } from './setting.ts';
import { watchScenes } from './watchScenes.ts';
import { wondersScenes } from './wondersScenes.ts';

export const GROUPS: Readonly<Record<string, Scenes>> = {
  pages: {
    ...pageScenes,
    ...analysisScenes,
    ...dailyScenes,
    ...historyScenes,
    ...learnScenes,
    ...peopleScenes,
    ...puzzleScenes,
    ...ratingScenes,
    ...watchScenes,
  },
  duel: duelScenes,
  agora: agoraScenes,
  pantheon: pantheonScenes,
  wonders: wondersScenes,
  armada: armadaScenes,
  cities: citiesScenes,
  leaders: leadersScenes,
};

const ALL = new Map(Object.values(GROUPS).flatMap((scenes) => Object.entries(scenes)));

export const sceneNames = (): string[] => [...ALL.keys()];

const made = new Map<string, Setting>();

/** The setting of a scene; its position is played once. */
export function settingOf(name: string): Setting {
  const make = ALL.get(name);
  if (make === undefined) throw new Error(`no scene is called ${name}`);
  const setting = made.get(name) ?? make();
  made.set(name, setting);
  return setting;
}
