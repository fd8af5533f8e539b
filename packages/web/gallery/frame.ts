// A frame of the gallery: the client as it is, on the stage of a scene.
import type { Setting } from './scenes/setting.ts';
import { playScene, setStage } from './stage/stage.ts';

const wanted = new URLSearchParams(location.search);
const answer = await fetch(`/gallery/setting?scene=${wanted.get('scene') ?? ''}`);
const setting = (await answer.json()) as Setting;
setStage(setting, { theme: wanted.get('theme') ?? 'dusk', language: wanted.get('language') ?? 'en' });
history.replaceState(null, '', setting.path);
await import('../src/main.ts');
await playScene(setting);
