import { nameOf, roman } from '../names.ts';
import { tableTexts } from '../texts.ts';
import { BLANK, centreText, cut, ends, flow, line, span, type Line } from './ansi.ts';
import { cityLines } from './city.ts';
import { draftLines } from './draft.ts';
import { styles } from './palette.ts';
import { pyramidLines } from './pyramid.ts';
import type { Scene } from './scene.ts';
import { scoreLines } from './score.ts';
import { isCompact } from './screen.ts';
import { trackLines } from './track.ts';

const CARDS_PER_AGE = 20;
const TURNS = 60;

/** The whole table: the opponent's city above, the own one below, between them what both share; `tight` spares lines. */
export function tableLines(scene: Scene, tight = false): Line[] {
  const compact = isCompact(scene.screen) || tight;
  const gap = compact ? [] : [BLANK];
  return [
    headerLine(scene),
    ...cityLines(scene, 1 - scene.me),
    ...gap,
    ...sharedLines(scene, tight),
    ...gap,
    ...cityLines(scene, scene.me),
  ];
}

/** The table of a finished game: cities, track and score; on a small screen the score alone. */
export function finalLines(scene: Scene): Line[] {
  if (isCompact(scene.screen)) return [headerLine(scene), ...scoreLines(scene)];
  return [
    headerLine(scene),
    ...cityLines(scene, 1 - scene.me),
    BLANK,
    ...trackLines(scene),
    BLANK,
    ...cityLines(scene, scene.me),
    BLANK,
    ...scoreLines(scene),
  ];
}

function sharedLines(scene: Scene, tight: boolean): Line[] {
  const compact = isCompact(scene.screen);
  const { view } = scene;
  const middle = view.structure.length > 0 ? pyramidLines(scene) : draftLines(scene);
  const track = trackLines(scene);
  return [
    ...(compact ? track.slice(0, 1) : track),
    ...progressLines(scene),
    ...middle,
    ...(compact || tight || view.age === 0 ? [] : [legendLine(scene)]),
  ];
}

/** What the signs on the cards mean. */
function legendLine({ names, me, screen }: Scene): Line {
  const text = tableTexts.legend(names[me], names[1 - me]);
  return cut([span(centreText(text, screen.columns), styles.dim)], screen.columns);
}

function progressLines({ view, screen }: Scene): Line[] {
  const tokens = view.board.map((token) => line(span(nameOf(token))));
  const items = tokens.length > 0 ? tokens : [line(span(tableTexts.noTokens, styles.dim))];
  const pile = (isCompact(screen) ? tableTexts.shortDiscard : tableTexts.discard)(view.discard.length);
  const [first = BLANK] = flow(items, screen.columns - pile.length - 11, ', ');
  const left = [span(`  ${tableTexts.progress} `, styles.label), ...first];
  return [ends(left, [span(pile, styles.dim)], screen.columns)];
}

function headerLine({ view, names, screen }: Scene): Line {
  const turn = (view.age - 1) * CARDS_PER_AGE + (CARDS_PER_AGE - view.structure.length) + 1;
  const stage = view.age === 0 ? tableTexts.draft : tableTexts.stage(roman(view.age), Math.min(turn, TURNS), TURNS);
  const who = view.decision === null ? tableTexts.over : tableTexts.turnOf(names[view.decision.seat]);
  const left = [span(` ${tableTexts.title}  `, styles.title), span(`${stage} · ${who}`, styles.header)];
  const hint = view.outcome === null ? tableTexts.hint : '';
  return ends(left, [span(hint, styles.header)], screen.columns, styles.header);
}
