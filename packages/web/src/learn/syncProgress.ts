import type { Answer, Progress } from '@pharos/protocol';
import { GAMES } from '../games/knownGames.ts';
import { call, me } from '../net/api.ts';
import { metSigns, rememberMet } from '../table/coach/metSigns.ts';
import { doneLessons, takeDone } from './progress.svelte.ts';

const LESSON = 'lesson:';
const signsOf = (game: string): string => `sign:${game}/`;

/** What was learned here and on other devices becomes one; without a server it stays as it is. */
export async function syncProgress(): Promise<void> {
  const guest = await me();
  if (!guest.ok) return;
  const signs = GAMES.flatMap(({ form: { game } }) => metSigns(game).map((sign) => signsOf(game) + sign));
  const done = [...doneLessons().map((name) => LESSON + name), ...signs];
  const answer = await call<Progress>('POST', '/me/progress', { done }).catch((): Answer<Progress> | null => null);
  if (!answer?.ok) return;
  takeDone(without(LESSON, answer.value));
  for (const { form } of GAMES) rememberMet(form.game, without(signsOf(form.game), answer.value));
}

function without(prefix: string, { done }: Progress): string[] {
  return done.flatMap((item) => (item.startsWith(prefix) ? [item.slice(prefix.length)] : []));
}
