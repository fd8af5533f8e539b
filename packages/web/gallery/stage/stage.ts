import type { Setting } from '../scenes/setting.ts';
import { perform } from './perform.ts';
import { fakeApi, fakeSockets } from './server.ts';
import { fakeStorage } from './storage.ts';
import { fakeTime } from './time.ts';

export interface Wishes {
  readonly theme: string;
  readonly language: string;
}

/** So much faster than the clocks of the room do those of a page run that waits for a server in vain. */
const IN_VAIN = 50;

/** Puts everything in place that the client finds when it begins. */
export function setStage({ storage, server, passes }: Setting, { theme, language }: Wishes): void {
  const settings = { theme, language, speed: passes ? 'slow' : 'off', name: 'Arsinoe' };
  fakeStorage({ 'pharos.settings': JSON.stringify(settings), ...storage });
  fakeApi(server);
  fakeSockets(server);
  fakeTime(server.connection === 'never' ? IN_VAIN : 1);
}

/** Plays the scene and says on the document how it went: `ready`, or what did not come. */
export async function playScene(setting: Setting): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    await perform(setting);
    dataset['scene'] = 'ready';
  } catch (error) {
    dataset['scene'] = error instanceof Error ? error.message : String(error);
  }
}
