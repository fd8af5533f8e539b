import type { Shipyard } from './shipyards.ts';
import { placeText, reasonText } from './shipyardProblem.ts';
import { t } from '../../../../i18n/index.svelte.ts';

/** Why a file cannot be used: where in it, for the eye and as a path, and what is wrong. */
export interface FileProblem {
  readonly place: string;
  readonly path: string;
  readonly reason: string;
}

export type FileAnswer = { readonly shipyards: readonly Shipyard[] } | { readonly problem: FileProblem };

/** Eight boards with every price on a line of its own are a quarter of it. */
const MOST_BYTES = 100_000;
/** As many as play at least. */
const LEAST_BOARDS = 3;

/** Shipyards from a file, checked by the rules themselves. They are fetched only now: few bring boards along. */
export async function readShipyardFile(file: Pick<File, 'size' | 'text'>): Promise<FileAnswer> {
  if (file.size > MOST_BYTES) return general(t('sea.form.tooLarge'));
  const [{ readShipyards }, { attempt, parseJson }] = await Promise.all([
    import('@pharos/wonders'),
    import('@pharos/core'),
  ]);
  const text = await file.text();
  const json = attempt(() => parseJson(text));
  if (!json.ok) return { problem: notJson(json.problem.detail, text) };
  const read = attempt(() => readShipyards(json.value));
  if (!read.ok) return { problem: told(read.problem.detail) };
  return read.value.length < LEAST_BOARDS
    ? general(t('sea.form.tooFew', { n: LEAST_BOARDS, found: read.value.length }))
    : { shipyards: read.value };
}

const general = (reason: string): FileAnswer => ({ problem: { place: '', path: '', reason } });

/** The rules say `path: reason`. */
function told(detail: string): FileProblem {
  const end = detail.indexOf(': ');
  const path = detail.slice(0, end);
  return { place: placeText(path), path, reason: reasonText(detail.slice(end + 2)) };
}

/** Browsers tell in different ways where JSON ends to be JSON; some do not. */
function notJson(detail: string, text: string): FileProblem {
  const line = /line (\d+)/.exec(detail)?.[1] ?? lineAt(text, /position (\d+)/.exec(detail)?.[1]);
  return {
    place: line === null ? '' : t('sea.form.line', { n: Number(line) }),
    path: '',
    reason: t('sea.form.notJson'),
  };
}

function lineAt(text: string, position: string | undefined): number | null {
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
