import { checkScenes } from './scenesUnderCheck.ts';

checkScenes(['wonders', 'armada']);
