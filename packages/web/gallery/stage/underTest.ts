// Runs before the client in a page under test, which keeps the scene to show in its session.
import type { Setting } from '../scenes/setting.ts';
import { playScene, setStage, type Wishes } from './stage.ts';

const kept = location.protocol.startsWith('http') ? sessionStorage.getItem('scene') : null;
if (kept !== null) {
  const { setting, wishes } = JSON.parse(kept) as { setting: Setting; wishes: Wishes };
  setStage(setting, wishes);
  addEventListener('DOMContentLoaded', () => void playScene(setting));
}
