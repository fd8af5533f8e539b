import type { DuelView, PantheonPlayerView, PantheonView, SpaceView } from '@pharos/duel';
import type { TableCommand } from '../../../session/gameTable.ts';
import { cut, cutText, fit, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { ABOVE, BELOW, type Scene } from '../render/scene.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { mythologyName, sayInPantheon } from './pantheonWords.ts';
import { mythologyOfToken, offeringOf, pantheonPieces } from './pieces.ts';

const EDGE = span('│', styles.dim);
/** Stands for Divinities where they are counted. */
const DIVINITY = '☼';

/** The six spaces side by side: what lies there, and below what it costs both players; one line if short. */
export function boardLines(
  { screen, me, view, words }: Scene,
  { spaces, isOpen }: PantheonView,
  isShort: boolean,
): Line[] {
  // Where room is scarce it shows when it matters.
  if (isShort && !isOpen && view.decision?.kind !== 'placeDivinity') return [];
  const width = Math.floor((screen.columns - 4) / spaces.length) - 1;
  const row = (cell: (space: SpaceView) => Line): Line =>
    cut([EDGE, ...spaces.flatMap((space) => [...fit(cell(space), width), EDGE])], screen.columns);
  const pieces = row((space) => [
    span(
      cutText(`${space.space} ${pieceText(space, words)}`, width),
      space.holds === 'nothing' ? styles.dim : styles.label,
    ),
  ]);
  return isShort ? [pieces] : [pieces, row((space) => priceSpans(space, me))];
}

/** A Divinity that lies face down shows its Mythology. */
function pieceText({ holds, mythology, divinity }: SpaceView, words: DuelWords): string {
  const say = sayInPantheon(words);
  if (divinity !== null) return words.name(divinity);
  if (holds === 'gate') return say('gate');
  return mythology === null ? say('empty') : `? ${mythologyName(mythology, words)}`;
}

/** What it costs now, or what is printed as long as nothing can be activated there. */
function priceSpans({ prices, payments }: SpaceView, me: number): Line {
  return [[BELOW, me] as const, [ABOVE, 1 - me] as const].map(([mark, seat]) => {
    const payment = payments?.[seat === 0 ? 0 : 1];
    if (payment === undefined) return span(`${mark}${prices[seat === 0 ? 0 : 1]}¢ `, styles.dim);
    return span(`${mark}${payment.coins}¢ `, payment.affordable ? styles.good : styles.bad);
  });
}

/** Divinities, tokens and coins apart of a seat, as items that are not broken. */
export function pantheonItems(player: PantheonPlayerView, isShort: boolean, words: DuelWords): Line[] {
  const { divinities, mythologyTokens, offeringTokens, coinsApart } = player;
  const names = divinities.map((id) => words.name(id));
  const marks = [...mythologyTokens, ...offeringTokens].map((id) => tokenMark(id, isShort, words));
  const texts = isShort
    ? [`${names.length === 0 ? '' : `${DIVINITY}${names.length}`}${marks.join('')}`]
    : [...names, ...(marks.length === 0 ? [] : [marks.join(' ')])];
  if (coinsApart > 0) texts.push(sayInPantheon(words)('apart', { n: coinsApart }));
  return texts.filter((text) => text !== '').map((text) => line(span(text)));
}

/** A Mythology, by its letter if short; or what an Offering token takes off. */
function tokenMark(id: string, isShort: boolean, words: DuelWords): string {
  const mythology = mythologyOfToken(id);
  if (mythology === null) return `−${offeringOf(id) ?? 0}`;
  return isShort ? sayInPantheon(words)('letter', { mythology }) : mythologyName(mythology, words);
}

/** The token on a face-down card: the letter of its Mythology, or what it takes off. */
export function slotMark({ pantheon }: DuelView, slot: string, words: DuelWords): string | null {
  const token = pantheon?.slotTokens.find((one) => one.slot === slot)?.token;
  return token === undefined ? null : tokenMark(token, true, words);
}

/** The board in full: what lies on each space and what it does. */
export function pantheonCommand(words: DuelWords): TableCommand<DuelView> {
  const say = sayInPantheon(words);
  return {
    name: 'pantheon',
    answer(_, { view: { pantheon }, names }) {
      if (pantheon === null) return say('noPantheon');
      return pantheon.spaces
        .map((space) => {
          const [mine, theirs] = space.prices;
          const id = space.divinity ?? (space.holds === 'gate' ? 'gate' : null);
          const effects = pantheonPieces(words).find((piece) => piece.id === id)?.effects ?? [];
          const texts = effects.map((effect) => words.effect(effect, 'text'));
          const piece = [pieceText(space, words), ...texts].join('. ');
          return say('account', {
            n: space.space,
            mine: `${names.name(0)} ${mine}`,
            name: names.name(1),
            theirs,
            piece,
          });
        })
        .join('\n');
    },
  };
}
