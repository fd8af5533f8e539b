import { catalogOf } from '@pharos/duel';
import { BLANK, centreText, cut, ends, flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { isCompact } from '../../../terminal/screen.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { subject } from '../words/sentenceContext.ts';
import { cityLines, draftCityLines } from './city.ts';
import { draftLines } from './draft.ts';
import { pyramidLines } from './pyramid.ts';
import type { Scene } from './scene.ts';
import { scoreLines } from './score.ts';
import { trackLines } from './track.ts';

/** The whole table: the opponent's city above, the own one below, between them what both share; `tight` spares lines. */
export function tableLines(scene: Scene, tight = false): Line[] {
  const compact = isCompact(scene.screen) || tight;
  const gap = compact ? [] : [BLANK];
  return [
    headerLine(scene),
    ...city(scene, 1 - scene.me),
    ...gap,
    ...sharedLines(scene, tight),
    ...gap,
    ...city(scene, scene.me),
  ];
}

/** What matters for a choice that is not about the structure, when a list leaves no room for the whole table. */
export function withoutStructure(scene: Scene): Line[] {
  return [
    headerLine(scene),
    ...trackLines(scene).slice(0, 1),
    ...progressLines(scene),
    ...expansionLines(scene, true),
    ...cityLines(scene, scene.me),
  ];
}

/** Where the structure lies beside the draft already, the cities give way to it. */
function city(scene: Scene, seat: number): Line[] {
  return isBesideDraft(scene.view) ? draftCityLines(scene, seat) : cityLines(scene, seat);
}

function isBesideDraft({ isDraft, structure }: Scene['view']): boolean {
  return isDraft && structure.length > 0;
}

/** The table of a finished game: cities, track and score; on a small screen the score alone. */
export function finalLines(scene: Scene): Line[] {
  if (isCompact(scene.screen)) return [headerLine(scene), ...scoreLines(scene)];
  return [
    headerLine(scene),
    ...cityLines(scene, 1 - scene.me),
    BLANK,
    ...trackLines(scene),
    ...expansionLines(scene, false),
    BLANK,
    ...cityLines(scene, scene.me),
    BLANK,
    ...scoreLines(scene),
  ];
}

function sharedLines(scene: Scene, tight: boolean): Line[] {
  const compact = isCompact(scene.screen);
  const { view } = scene;
  const structure = view.structure.length === 0 ? [] : pyramidLines(scene, view.isDraft);
  const middle = view.isDraft ? [...draftLines(scene), ...structure] : structure;
  const track = trackLines(scene);
  const isTrackHidden = compact && isBesideDraft(view);
  return [
    ...(isTrackHidden ? [] : compact || tight ? track.slice(0, 1) : track),
    ...progressLines(scene),
    ...expansionLines(scene, compact || tight || view.isDraft),
    ...middle,
    ...(compact || tight || view.isDraft ? [] : [legendLine(scene)]),
  ];
}

function expansionLines(scene: Scene, isShort: boolean): Line[] {
  const parts = EXPANSIONS.map((expansion) => expansion.sharedLines(scene, isShort)).filter(({ length }) => length > 0);
  // Several boards have a line each on a small screen.
  return isCompact(scene.screen) && parts.length > 1 ? parts.map(([first]) => first) : parts.flat();
}

/** What the signs on the cards mean. */
function legendLine({ names, me, screen, words }: Scene): Line {
  const above = subject({ names }, 1 - me);
  const text = words.say('legend', { ...subject({ names }, me), whose: above.who, owner: above.name });
  return cut([span(centreText(text, screen.columns), styles.dim)], screen.columns);
}

function progressLines(scene: Scene): Line[] {
  const { view, screen, words } = scene;
  const tokens = view.board.map((token) => line(span(words.name(token))));
  const items = [
    ...(tokens.length > 0 ? tokens : [line(span(words.say('noTokens'), styles.dim))]),
    ...EXPANSIONS.flatMap((expansion) => expansion.progressItems(scene)),
  ];
  const label = words.say('progress');
  const pile = `${words.say(isCompact(screen) ? 'pile' : 'discardPile', { n: view.discard.length })} `;
  const [first = BLANK] = flow(items, screen.columns - pile.length - label.length - 3, ', ');
  const left = [span(`  ${label} `, styles.label), ...first];
  return [ends(left, [span(pile, styles.dim)], screen.columns)];
}

function headerLine({ view, names, screen, words }: Scene): Line {
  const cards = catalogOf(view.options.packs).layouts.map(({ slots }) => slots.length);
  const turns = sum(cards);
  const turn = sum(cards.slice(0, view.age)) - view.structure.length + 1;
  const stage = view.isDraft
    ? words.say('head.draft')
    : words.say('head.stage', { age: words.age(view.age), turn: Math.min(turn, turns), of: turns });
  const who =
    view.decision === null ? words.say('head.over') : words.say('head.turnOf', subject({ names }, view.decision.seat));
  const left = [span(' PHAROS  ', styles.title), span(`${stage} · ${who}`, styles.header)];
  const hint = view.outcome === null ? `${words.say('head.help')} ` : '';
  return ends(left, [span(hint, styles.header)], screen.columns, styles.header);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
