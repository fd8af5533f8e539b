import DailyPage from './DailyPage.svelte';
import { loadDailyTexts } from './dailyTexts.ts';

export async function loadDaily(): Promise<{ default: typeof DailyPage }> {
  await loadDailyTexts();
  return { default: DailyPage };
}
