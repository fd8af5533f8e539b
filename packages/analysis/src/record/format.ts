import type { EarlyEnd } from '@pharos/core';
import { RECORD_FORMAT, type GameRecord, type RecordedMove } from './gameRecord.ts';
import { seatLetter } from './seatLetters.ts';

const INDENT = '  ';

/** Writes a record as text: a head, and a line for each move, with what is said about it below. */
export function formatRecord(record: GameRecord): string {
  const head = [
    `Pharos record ${RECORD_FORMAT}`,
    `Game: ${record.game}`,
    `Rules: ${record.rules}`,
    `Options: ${JSON.stringify(record.options)}`,
    `Seed: ${record.seed}`,
    ...record.names.flatMap((name, seat) => (name === null ? [] : [`Seat ${seatLetter(seat)}: ${oneLine(name)}`])),
    ...(record.date === null ? [] : [`Date: ${oneLine(record.date)}`]),
    ...(record.ended === null ? [] : [`Ended: ${endedText(record.ended)}`]),
    ...(record.hash === null ? [] : [`Hash: ${record.hash}`]),
  ];
  const body = [...record.comments.map(commentLine), ...linesOf(record.moves, '')];
  return `${[...head, '', ...body].join('\n')}\n`;
}

function linesOf(moves: readonly RecordedMove[], indent: string): string[] {
  return moves.flatMap(({ round, seat, move, chances, label, comments, variations }) => {
    const inner = indent + INDENT;
    return [
      `${indent}${round}. ${seatLetter(seat)} ${move}`,
      ...(chances.length === 0 ? [] : [`${inner}% ${chances.map((tenths) => tenths / 10).join(' ')}`]),
      ...(label === null ? [] : [`${inner}= ${label}`]),
      ...comments.map((comment) => inner + commentLine(comment)),
      ...variations.flatMap((variation) => [`${inner}(`, ...linesOf(variation, inner + INDENT), `${inner})`]),
    ];
  });
}

function commentLine(comment: string): string {
  return `; ${oneLine(comment)}`.trimEnd();
}

/** Texts from outside stay on their line. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function endedText(ended: EarlyEnd): string {
  return ended.kind === 'resignation' ? `${ended.kind} ${seatLetter(ended.seat)}` : ended.kind;
}
