import type { AgoraPlayerView, ConspiracyView } from '@pharos/duel';
import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { BASE_BACK_MARKS } from '../words/backMarks.ts';
import { isPolitician, pieceName } from './names.ts';
import { agoraBackMarks, senateTexts } from './texts.ts';

/** Senators, cubes and Conspiracies of a seat, as items that are not broken. */
export function playerItems(player: AgoraPlayerView, isShort: boolean): Line[] {
  const { senators, recruitPrice, senateActions, supply } = player;
  const politicians = senators.filter(isPolitician).length;
  const counted = (isShort ? senateTexts.shortSenators : senateTexts.senators)(
    politicians,
    senators.length - politicians,
  );
  return [
    line(span(counted), span(` ${senateTexts.next(recruitPrice)}`, styles.dim)),
    line(span(isShort ? `×${senateActions}` : senateTexts.actions(senateActions))),
    line(span(senateTexts.supply(supply))),
    ...conspiracyItems(player),
  ];
}

export function conspiracyItems({ conspiracies }: AgoraPlayerView): Line[] {
  return conspiracies.map(conspiracyItem);
}

const MARKS = { unprepared: '◻', prepared: '◨', triggered: '◼' } as const;
const BACKS: Readonly<Record<string, string>> = { ...BASE_BACK_MARKS, ...agoraBackMarks };

function conspiracyItem({ conspiracy, state, under }: ConspiracyView): Line {
  const name = `${MARKS[state]} ${conspiracy === null ? '?' : pieceName(conspiracy)}`;
  const back = under === null || state === 'triggered' ? '' : ` ${BACKS[under]}`;
  return line(span(name, state === 'prepared' ? styles.coins : state === 'triggered' ? styles.dim : {}), span(back));
}
