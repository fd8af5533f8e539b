import { nameOf } from '../../../english.ts';
import type { SeatNames } from '../../../session/seatNames.ts';
import { BLANK, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { endings } from '../words/eventSentences.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import type { Scene } from './scene.ts';
import { scoreTexts } from './texts.ts';

const LABEL = 14;
const COLUMN = 16;

/** Points by category, the sum, and who won how; as it stands while the game goes on. */
export function scoreLines({ view, names, me, outcome }: Scene): Line[] {
  const seats = [me, 1 - me];
  const categories = Object.keys(view.players[me].score).filter(
    (name) => name !== 'total' && !EXPANSIONS.some((expansion) => expansion.hidesCategory(view, name)),
  );
  const row = (label: Line, name: string, style = {}): Line => [
    ...label,
    ...seats.map((seat) => span(String(scoreOf(view.players[seat].score, name)).padStart(COLUMN), style)),
  ];
  return [
    line(span(''.padEnd(LABEL)), ...seats.map((seat) => span(names.name(seat).padStart(COLUMN), styles.strong))),
    ...categories.map((name) => row([categoryLabel(name)], name)),
    line(span('─'.repeat(LABEL + 2 * COLUMN), styles.dim)),
    row([span(scoreTexts.total.padEnd(LABEL), styles.strong)], 'total', styles.points),
    BLANK,
    ...resultLines(outcome, names),
  ];
}

function scoreOf(score: Readonly<Record<string, number>>, name: string): number {
  return score[name];
}

function categoryLabel(name: string): ReturnType<typeof span> {
  const look = Object.entries(LOOKS).find(([colour]) => colour === name)?.[1];
  const text = look === undefined ? `  ${nameOf(name)}` : `${look.glyph} ${nameOf(name)}`;
  const style = look === undefined ? {} : { fg: look.edge };
  return span(text.padEnd(LABEL), name === 'military' ? inColour('red') : style);
}

function resultLines(outcome: Scene['outcome'], names: SeatNames): Line[] {
  if (outcome === null) return [];
  const [best] = outcome.ranking;
  const how = endings[outcome.ending] ?? outcome.ending;
  const text = best.length > 1 ? scoreTexts.shared(how) : scoreTexts.won(names.name(best[0]), how);
  return [line(span(text, { ...styles.coins }))];
}
