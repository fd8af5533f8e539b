import { go } from '../app/router.svelte.ts';
import { openTableWithSamePeople } from '../net/peopleApi.ts';

/** Opens a table with the people of a game that is over, who are invited, and goes there. Answers why not, if so. */
export async function playAgain(of: string): Promise<string | null> {
  const answer = await openTableWithSamePeople(of);
  if (!answer.ok) return answer.problem.code;
  go(`/g/${answer.value.table}`);
  return null;
}
