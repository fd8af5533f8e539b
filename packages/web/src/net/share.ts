import { language } from '../i18n/index.svelte.ts';
import { previewOf, type SharedTable } from './api.ts';

/** What may be told of a table to those who get a link to it; null for who has no seat there, and without a server. */
export async function loadShared(table: string): Promise<SharedTable | null> {
  if (table === 'local') return null;
  const answer = await previewOf(table, language());
  return answer.ok ? answer.value : null;
}

/** A link whose preview is in the language of whoever shares it; with `move`, to that moment of a replay. */
export function linkTo(table: string, shared: SharedTable | null, move: number | null = null): string {
  const query = new URLSearchParams({ lang: language() });
  if (move !== null) query.set('move', String(move));
  if (shared !== null) query.set('show', shared.key);
  return `${location.origin}/g/${table}?${query.toString()}${move === null ? '' : `#${move}`}`;
}

/** Hands a link on: by what the device has for it, else by the clipboard. Answers whether that was done. */
export async function share(url: string, title: string, text?: string): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share({ url, title, ...(text !== undefined && { text }) });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The player thought better of it, or the browser forbids it.
    return false;
  }
}
