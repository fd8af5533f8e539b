import type { CardSpec } from '../card/pieces.ts';

/** A stairway to a front of columns under a sign that shines. */
const TEMPLE =
  '<path d="M0 44 26 30l20 8 24-14 30 18v20H0z" opacity=".2"/><path d="M50 4 86 22v4H14v-4z" opacity=".9"/><path d="M50 9 74 21H26z" fill="#f4ead2" opacity=".55"/><path d="M18 28h6v20h-6zM30 28h6v20h-6zM42 28h6v20h-6zM52 28h6v20h-6zM64 28h6v20h-6zM76 28h6v20h-6z" opacity=".78"/><path d="M14 48h72v4H14zM8 52h84v5H8zM2 57h96v5H2z" opacity=".88"/>';

/** The picture on a Grand Temple, with the sign of its Mythology; null for any other card. */
export function pictureOf({ deck, freeWith }: CardSpec): string | null {
  if (deck !== 'grandTemple') return null;
  return `${TEMPLE}<use href="#i-ch-${freeWith}" x="42" y="9" width="16" height="16"/>`;
}
