import type { Problem } from '@pharos/core';
import { errorText } from '../i18n/errors.ts';
import { t } from '../i18n/index.svelte.ts';

/** What is wrong with a file, in words, and where in a text record it is. */
export interface WrongText {
  readonly text: string;
  readonly line: { readonly number: number; readonly text: string } | null;
}

/** A problem of a text record knows its line. */
export type FileProblem = Problem & { readonly line?: number };

const IS_NO_RECORD = new Set(['BAD_SAVE', 'BAD_JSON']);
const IS_NOT_LEGAL = new Set(['BAD_NOTATION', 'GAME_OVER', 'ILLEGAL_MOVE', 'NOT_YOUR_TURN']);

export function wrongText({ code, line }: FileProblem, text: string): WrongText {
  if (line === undefined) return { text: errorText(code), line: null };
  return {
    text: IS_NO_RECORD.has(code)
      ? t('replay.badRecord')
      : IS_NOT_LEGAL.has(code)
        ? t('replay.badMove')
        : errorText(code),
    line: {
      number: line,
      text:
        text
          .split(/\r?\n/)
          .at(line - 1)
          ?.trim() ?? '',
    },
  };
}
