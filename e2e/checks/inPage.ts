// Gives a page the checks that run in it.
import { paleSigns, paleWords, readPicture } from './contrast.ts';
import { scrollingSheets } from './sheets.ts';
import { smallTargets } from './targets.ts';
import { cutWords, tinyWords } from './words.ts';

export const checks = { cutWords, paleSigns, paleWords, readPicture, scrollingSheets, smallTargets, tinyWords };

Object.assign(globalThis, { checks });
