import { loadSharedCoachTexts } from '../../../table/coach/coachTexts.ts';
import Coach from './Coach.svelte';
import { loadCoachTexts } from './coachTexts.ts';

export async function loadCoach(): Promise<{ default: typeof Coach }> {
  await Promise.all([loadSharedCoachTexts(), loadCoachTexts()]);
  return { default: Coach };
}
