import type { DailyFacts, Facts } from '../facts.ts';
import { dailyDetails, dailyHeading, dailySubject, subjectOf } from '../texts.ts';
import type { Words } from '../words/types.ts';
import { FOOT, framed, MARGIN, subjectLine, title, WIDTH } from './frame.ts';
import { decisionWindow, lighthouse } from './lighthouse.ts';
import { NIGHT, QUIET, TEXT } from './palette.ts';
import { gradient, rectangle } from './svg.ts';
import { line, widthOf } from './text.ts';

/** Where words end and the tower begins. */
const MOST = 540;
const KINDS = ['best', 'good', 'slip', 'mistake'] as const;

/** What somebody made of a deal of the day: a window for each decision, and no card. */
export function dailyPicture(facts: DailyFacts & Pick<Facts, 'language'>, words: Words): string {
  const details = dailyDetails(facts, words);
  return framed(
    [
      lighthouse(facts.decisions),
      gradient('veil', [1, 0], [0, NIGHT, 0.72], [0.36, NIGHT, 0.5], [0.52, NIGHT, 0]),
      rectangle({ x: 0, y: 0, width: WIDTH, height: FOOT, fill: 'url(#veil)' }),
      subjectLine(dailySubject(facts, words), 'crown', 78, MOST - 46),
      line(subjectOf(facts, words), { x: MARGIN, y: 126, size: 32, fill: QUIET, most: MOST, least: 26 }),
      title([dailyHeading(facts, words)], { y: 226, size: 84, most: MOST }),
      ...details.map((text, at) =>
        line(text, { x: MARGIN, y: 296 + at * 50, size: 34, fill: TEXT, most: MOST, least: 28 }),
      ),
      facts.decisions.length === 0 ? '' : legend(words),
    ].join(''),
    words.sameDeal,
  );
}

/** What the windows say. */
function legend(words: Words): string {
  const style = { size: 30, most: 130, least: 24 };
  let x = MARGIN;
  return KINDS.map((kind) => {
    const drawn =
      decisionWindow(kind, { x, y: 476, width: 24, height: 38 }) +
      line(words.decisions[kind], { ...style, x: x + 34, y: 508, fill: TEXT });
    x += 34 + widthOf(words.decisions[kind], style) + 22;
    return drawn;
  }).join('');
}
