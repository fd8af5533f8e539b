import type { AgoraPlayerView, ConspiracyView } from '@pharos/duel';
import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { isPolitician } from './names.ts';
import { sayInSenate } from './senateWords.ts';

/** Senators, cubes and Conspiracies of a seat, as items that are not broken. */
export function playerItems(player: AgoraPlayerView, isShort: boolean, words: DuelWords): Line[] {
  const { recruitPrice, senateActions, supply } = player;
  const say = sayInSenate(words);
  const price = recruitPrice === 0 ? say('free') : `${recruitPrice}¢`;
  return [
    line(span(senatorsText(player, isShort, words)), span(` ${say('next', { price })}`, styles.dim)),
    line(span(isShort ? `×${senateActions}` : say('actions', { n: senateActions }))),
    line(span(say('supply', { n: supply }))),
    ...conspiracyItems(player, words),
  ];
}

function senatorsText({ senators }: AgoraPlayerView, isShort: boolean, words: DuelWords): string {
  const say = sayInSenate(words);
  const politicians = senators.filter(isPolitician).length;
  const conspirators = senators.length - politicians;
  if (isShort) return say('senatorsShort', { politicians, conspirators });
  if (senators.length === 0) return say('noSenators');
  return words.listed([
    ...(politicians > 0 ? [say('politicians', { n: politicians })] : []),
    ...(conspirators > 0 ? [say('conspirators', { n: conspirators })] : []),
  ]);
}

export function conspiracyItems({ conspiracies }: AgoraPlayerView, words: DuelWords): Line[] {
  return conspiracies.map((conspiracy) => conspiracyItem(conspiracy, words));
}

const MARKS = { unprepared: '◻', prepared: '◨', triggered: '◼' } as const;

function conspiracyItem({ conspiracy, state, under }: ConspiracyView, words: DuelWords): Line {
  const name = `${MARKS[state]} ${conspiracy === null ? '?' : words.name(conspiracy)}`;
  const back = under === null || state === 'triggered' ? '' : ` ${words.back(under)}`;
  return line(span(name, state === 'prepared' ? styles.coins : state === 'triggered' ? styles.dim : {}), span(back));
}
