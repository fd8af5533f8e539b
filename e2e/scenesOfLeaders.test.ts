import { checkScenes } from './scenesUnderCheck.ts';

checkScenes(['cities', 'leaders']);
