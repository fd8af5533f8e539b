import { checkScenes } from './scenesUnderCheck.ts';

checkScenes(['pages', 'duel', 'agora', 'pantheon']);
