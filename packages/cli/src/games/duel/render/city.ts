import { words, type PlayerView, type WonderView } from '@pharos/duel';
import { cut, cutText, flow, line, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { isCompact } from '../../../terminal/screen.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { priceTag } from '../words/costs.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { cardSpec } from '../words/pieces.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import { ABOVE, BELOW, type Scene } from './scene.ts';

const INDENT = 12;
/** Lines for the cards of a city; beyond them names give way to numbers. */
const CARD_LINES = 2;

/** A player's side of the table. */
export function cityLines(scene: Scene, seat: number): Line[] {
  const { words } = scene;
  const player = scene.view.players[seat];
  const width = scene.screen.columns;
  const head = headLine(scene, seat, player);
  const isShort = isCompact(scene.screen);
  const further = EXPANSIONS.flatMap((expansion) => expansion.cityRow(scene, seat, isShort) ?? []);
  if (isShort) {
    const items = further.flatMap((row) => row.items);
    const pieces = flow(
      [line(' '), ...countItems(player, words), ...wonderItems(player, words, SHORT), ...items],
      width,
      ' ',
      2,
    );
    return [head, cut([span('  '), ...resources(player, true, words)], width), ...pieces];
  }
  return [
    head,
    cut([...labelled(words.say('city.makes'), 0), ...resources(player, false, words)], width),
    ...flow([labelled(words.say('city.wonders'), 3), ...wonderItems(player, words)], width, '   ', INDENT),
    ...further.flatMap(({ label, items }) => flow([labelled(label, 3), ...items], width, '   ', INDENT)),
    ...cardLines(player, width, words),
  ];
}

/** A city while the Wonders are drafted: nothing has been built. */
export function draftCityLines(scene: Scene, seat: number): Line[] {
  const player = scene.view.players[seat];
  const further = EXPANSIONS.flatMap((expansion) => expansion.draftItems(scene, seat));
  const isShort = isCompact(scene.screen);
  const between = isShort ? ' ' : '   ';
  const label = labelled(scene.words.say('city.wonders'), between.length);
  return [
    headLine(scene, seat, player),
    ...flow(
      [label, ...wonderItems(player, scene.words, isShort ? SHORTEST : WHOLE), ...further],
      scene.screen.columns,
      between,
      INDENT,
    ),
  ];
}

/** A label that ends so many columns before the texts begin. */
function labelled(label: string, before: number): Line {
  return [span(`  ${label}`.padEnd(INDENT - before), styles.label)];
}

function headLine({ names, me, screen, words }: Scene, seat: number, player: PlayerView): Line {
  const symbols = Object.entries(player.symbols)
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => (count > 1 ? `${words.symbol(symbol)}×${count}` : words.symbol(symbol)));
  const parts = line(
    span(`${seat === me ? BELOW : ABOVE} ${names.name(seat)}`, styles.strong),
    span(`  ${player.coins}¢`, styles.coins),
    span(`  ${player.score.total}★`, styles.points),
    span(`  ${words.say('city.science', { n: player.differentSymbols })}`, inColour('green')),
    span(symbols.length > 0 ? ` ${symbols.join(' ')}` : ''),
    span(player.tokens.length > 0 ? `  ${words.say('city.tokens')} ` : '', styles.label),
    span(player.tokens.map((token) => words.name(token)).join(', ')),
  );
  return cut(parts, screen.columns);
}

/** Units of each resource, with the price of a further one. */
function resources(player: PlayerView, isShort: boolean, spoken: DuelWords): Span[] {
  const gap = isShort ? ' ' : '  ';
  const each = words.RESOURCES.flatMap((resource) => {
    const count = player.production[resource];
    const style = count === 0 ? styles.dim : { ...inColour(isRaw(resource) ? 'brown' : 'grey'), bold: true };
    const [made, price] = [`${count}${isShort ? '' : ' '}${spoken.resource(resource)}`, player.prices[resource]];
    return [span(made, style), span(isShort ? `(${price})${gap}` : ` (${price}¢)${gap}`, styles.dim)];
  });
  const { raw, manufactured } = player.choices;
  if (raw > 0) each.push(span(`${counted(raw)}${spoken.say('anyRaw')}${gap}`, inColour('brown')));
  if (manufactured > 0) each.push(span(`${counted(manufactured)}${spoken.say('anyGoods')}`, inColour('grey')));
  return each;
}

/** One goes without a number. */
function counted(count: number): string {
  return count === 1 ? '' : `${count} `;
}

function isRaw(resource: string): boolean {
  return ['wood', 'clay', 'stone'].includes(resource);
}

/** How Wonders are written: with names of at most so many letters, with prices or without. */
interface WonderForm {
  readonly longest: number;
  readonly hasPrice: boolean;
}

const WHOLE: WonderForm = { longest: Infinity, hasPrice: true };
const SHORT: WonderForm = { longest: 13, hasPrice: true };
const SHORTEST: WonderForm = { longest: 13, hasPrice: false };

function wonderItems({ wonders }: PlayerView, words: DuelWords, form = WHOLE): Line[] {
  if (wonders.length === 0) return [line(span(words.say('city.noWonders'), styles.dim))];
  return wonders.map((wonder) => wonderItem(wonder, words, form));
}

function wonderItem(
  { wonder, built, under, payment }: WonderView,
  words: DuelWords,
  { longest, hasPrice }: WonderForm,
): Line {
  const name = cutText(words.name(wonder, 'card'), longest);
  if (built)
    return line(span(`◼ ${name}`, styles.coins), span(under === null ? '' : ` ${words.back(under)}`, styles.dim));
  const tag = payment === null || !hasPrice ? '' : ` ${priceTag(payment, words)}`;
  return line(span(`◻ ${name}`), span(tag, payment?.affordable === true ? styles.good : styles.bad));
}

/** Names give way to numbers colour by colour, the ones whose use shows elsewhere first. */
function cardLines(player: PlayerView, width: number, spoken: DuelWords): Line[] {
  const giveWay: readonly words.ColourName[] = ['brown', 'grey', 'red', 'green', 'yellow', 'purple', 'blue'];
  for (let numbers = 0; ; numbers++) {
    const items = cardItems(player, new Set(giveWay.slice(0, numbers)), spoken);
    const lines = flow([labelled(spoken.say('city.cards'), 1), ...items], width, ' ', INDENT);
    if (lines.length <= CARD_LINES || numbers === giveWay.length) return lines;
  }
}

function cardItems(player: PlayerView, asNumbers: ReadonlySet<string>, spoken: DuelWords): Line[] {
  if (player.city.length === 0) return [line(span(spoken.say('city.nothing'), styles.dim))];
  return words.COLOURS.flatMap((colour) => {
    const cards = player.city.filter((card) => cardSpec(card).colour === colour);
    const mark = span(`${LOOKS[colour].glyph}${spoken.letter(colour)} `, { ...inColour(colour), bold: true });
    if (cards.length === 0) return [];
    if (asNumbers.has(colour)) return [line(mark, span(`${cards.length} `, inColour(colour)))];
    return cards.map((card, index) => {
      const name = span(`${spoken.name(card)}${index < cards.length - 1 ? ',' : ' '}`, inColour(colour));
      return index === 0 ? line(mark, name) : line(name);
    });
  });
}

function countItems(player: PlayerView, spoken: DuelWords): Line[] {
  return words.COLOURS.filter((colour) => player.colours[colour] > 0).map((colour) =>
    line(span(`${LOOKS[colour].glyph}${spoken.letter(colour)}${player.colours[colour]}`, inColour(colour))),
  );
}
