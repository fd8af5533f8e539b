import type { AgoraView, ChamberView } from '@pharos/duel';
import { cut, cutText, fit, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { ABOVE, BELOW, type Scene } from '../render/scene.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { decreeShort } from './decrees.ts';
import { sayInSenate } from './senateWords.ts';

const EDGE = span('│', styles.dim);
const CHAMBERS_PER_SECTION = 2;

/** The six Chambers side by side: points, cubes, whose brackets show control, and the Decree below; two lines if short. */
export function senateLines(scene: Scene, agora: AgoraView, isShort: boolean): Line[] {
  const width = Math.floor((scene.screen.columns - 4) / agora.chambers.length) - 1;
  const row = (cell: (chamber: ChamberView) => Line): Line =>
    cut(
      [
        EDGE,
        ...agora.chambers.flatMap((chamber) => [
          ...fit(cell(chamber), width),
          chamber.chamber % CHAMBERS_PER_SECTION === 0 ? EDGE : span(' '),
        ]),
      ],
      scene.screen.columns,
    );
  const cubes = (chamber: ChamberView): Line => cubeSpans(chamber, scene.me);
  const decrees = row((chamber) => [
    span(cutText(decreeText(chamber, scene.words), width), decreeStyle(chamber, scene.me)),
  ]);
  if (isShort) {
    const heads = row((chamber) => [span(`${chamber.chamber}·${chamber.points}★`, styles.label), ...cubes(chamber)]);
    return [heads, decrees];
  }
  const say = sayInSenate(scene.words);
  const heads = row(({ chamber, section, points }) => [
    span(`${chamber} ${say('section', { section })} ${points}★`, styles.label),
  ]);
  return [heads, row(cubes), decrees];
}

function cubeSpans({ cubes, controller }: ChamberView, me: number): Span[] {
  return [
    { seat: me, mark: BELOW, style: styles.good },
    { seat: 1 - me, mark: ABOVE, style: styles.bad },
  ].map(({ seat, mark, style }) => {
    const count = `${mark}${seat === 0 ? cubes[0] : cubes[1]}`;
    return controller === seat ? span(`[${count}]`, { ...style, bold: true }) : span(` ${count}`, styles.dim);
  });
}

function decreeText({ decrees }: ChamberView, words: DuelWords): string {
  if (decrees.length === 0) return sayInSenate(words)('noDecree');
  return decrees.map(({ decree }) => decreeShort(decree, words)).join('+');
}

function decreeStyle({ controller }: ChamberView, me: number): Span['style'] {
  if (controller === null) return styles.dim;
  return controller === me ? styles.good : styles.bad;
}
