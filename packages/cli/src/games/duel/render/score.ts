import { BLANK, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { subject } from '../words/sentenceContext.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import type { Scene } from './scene.ts';

const LABEL = 30;
const COLUMN = 16;

/** Points by category, the sum, and who won how; as it stands while the game goes on. */
export function scoreLines(scene: Scene): Line[] {
  const { view, names, me, words } = scene;
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
    ...categories.map((name) => row([categoryLabel(name, words)], name)),
    line(span('─'.repeat(LABEL + 2 * COLUMN), styles.dim)),
    row([span(words.say('total').padEnd(LABEL), styles.strong)], 'total', styles.points),
    BLANK,
    ...resultLines(scene),
  ];
}

function scoreOf(score: Readonly<Record<string, number>>, name: string): number {
  return score[name];
}

function categoryLabel(name: string, words: DuelWords): ReturnType<typeof span> {
  const look = Object.entries(LOOKS).find(([colour]) => colour === name)?.[1];
  const text = `${look?.glyph ?? ' '} ${words.category(name)}`;
  const style = look === undefined ? {} : { fg: look.edge };
  return span(text.padEnd(LABEL), name === 'military' ? inColour('red') : style);
}

function resultLines({ outcome, names, words }: Scene): Line[] {
  if (outcome === null) return [];
  const [best] = outcome.ranking;
  const how = words.ending(outcome.ending);
  const text =
    best.length > 1 ? words.say('shared', { how }) : words.say('won', { ...subject({ names }, best[0]), how });
  return [line(span(text, { ...styles.coins }))];
}
