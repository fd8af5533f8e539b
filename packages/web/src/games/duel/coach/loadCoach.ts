import Coach from './Coach.svelte';
import { loadCoachTexts } from './coachTexts.ts';

export async function loadCoach(): Promise<{ default: typeof Coach }> {
  await loadCoachTexts();
  return { default: Coach };
}
