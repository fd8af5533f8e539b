import type { Facts, PositionFacts } from '../facts.ts';
import type { Words } from '../words/types.ts';
import { WORDS } from '../words/words.ts';
import { subjectOf } from '../texts.ts';
import { dailyPicture } from './daily.ts';
import { duelPicture } from './duelPosition.ts';
import { invitationPicture } from './invitation.ts';
import { plainPicture } from './plain.ts';
import { resultPicture } from './result.ts';
import { resetIds } from './svg.ts';
import { wondersPicture } from './wondersPosition.ts';

/** A picture as SVG that needs nothing else: no fonts, no styles, no files. */
export function drawPicture(facts: Facts): string {
  resetIds();
  const words = WORDS[facts.language];
  switch (facts.kind) {
    case 'home':
      return plainPicture(words.home, words.homeText, games(words));
    case 'secluded':
      return plainPicture(words.secluded, words.secludedText, games(words));
    case 'invitation':
      return invitationPicture(facts, words);
    case 'position':
      return positionPicture(facts, words);
    case 'daily':
      return dailyPicture(facts, words);
    case 'result':
      return resultPicture(facts, words);
  }
}

const games = ({ games: { wonders = '', duel = '' } }: Words): string => `${wonders} · ${duel}`;

function positionPicture(facts: PositionFacts, words: Words): string {
  const { position } = facts;
  if (position?.game === 'duel') return duelPicture(facts, position, words);
  if (position?.game === 'wonders') return wondersPicture(facts, position, words);
  return plainPicture([subjectOf(facts, words)], words.watch, games(words));
}
