/** What a client shows of Leaders, without the engine. */
export { LEADERS_PACKS } from '../content/leaders.ts';
