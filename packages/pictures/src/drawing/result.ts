import type { Facts, PartyFacts, ResultFacts } from '../facts.ts';
import { endingOf, isByPoints, subjectOf, verdictOf } from '../texts.ts';
import type { Words } from '../words/types.ts';
import { wonderBackdrop } from './backdrop.ts';
import { framed, FOOT, icon, MARGIN, subjectLine, title } from './frame.ts';
import { GOLD, NIGHT, QUIET, seatColour, TEXT } from './palette.ts';
import { avatar, drawnName } from './people.ts';
import { silhouette } from './silhouette.ts';
import { rectangle } from './svg.ts';
import { line, widthOf } from './text.ts';
import { track } from './track.ts';

type Result = ResultFacts & Pick<Facts, 'language'>;

const LAUREL = 150;
/** Places that have a row of their own. */
const ROWS = 3;

export function resultPicture(facts: Result, words: Words): string {
  const naming = (person: Result['players'][number]): string => drawnName(person, facts.players.indexOf(person), words);
  const subject = subjectOf(facts, words, endingOf(facts, words));
  const isPair = facts.players.length === 2 && facts.parties.length === 2;
  const verdict = verdictOf(facts, words, naming);
  return framed(
    [
      wonderBackdrop(winningScene(facts)),
      subjectLine(subject, signOf(facts), isPair ? 88 : 68),
      title([verdict], isPair ? { y: 188, size: 92, most: 1000 } : { y: 150, size: 80, most: 1000 }),
      isPair ? pair(facts, words) : ranking(facts, words),
    ].join(''),
    words.wholeGame,
  );
}

/** What the winner has built last, or where the winner lives. */
function winningScene({ position, parties }: Result): string {
  const winner = parties[0]?.seats[0] ?? 0;
  if (position?.game === 'wonders') return position.cities[winner]?.scene ?? 'lighthouse';
  return position?.cities[winner]?.wonders.findLast(({ built }) => built)?.scene ?? 'lighthouse';
}

const SIGNS: Readonly<Partial<Record<string, string>>> = {
  civilian: 'col-blue',
  military: 'shield',
  scientific: 'col-green',
  political: 'senate',
  resignation: 'flag',
  draw: 'draw',
  agreement: 'draw',
  points: 'people',
};
const signOf = ({ ending }: Result): string => SIGNS[ending] ?? 'vp';

/** Two players: who has won, by what, and where the points came from. */
function pair(facts: Result, words: Words): string {
  const { players, parties, position } = facts;
  const y = 300;
  let x = MARGIN;
  const drawn: string[] = [];
  for (const [at, party] of parties.entries()) {
    const [seat] = party.seats;
    const name = drawnName(players[seat], seat, words);
    const style = { size: 42, face: 'title', most: 250, least: 30 } as const;
    const width = widthOf(name, style);
    const score = scoreOf(facts, party);
    const hasWon = party.place === 1 && facts.ending !== 'agreement';
    const sign = (left: number): string =>
      avatar(players[seat], name, { x: left + 36, y, size: 72, colour: seatColour(seat, 2) });
    const label = (left: number): string => line(name, { ...style, x: left, y: y + 14, fill: TEXT });
    if (at === 0) {
      drawn.push(sign(x), label(x + 92), laurel(x + 108 + width, y, { score, hasWon, facts }));
      x += 108 + width + LAUREL + 14;
      if (score !== null) drawn.push(line(':', { x, y: y + 18, size: 56, fill: TEXT, face: 'title' }));
      x += 40;
    } else {
      const plate = score === null && !hasWon ? 0 : hasWon ? LAUREL : 104;
      if (plate > 0) drawn.push(laurel(x, y, { score, hasWon, facts }, plate));
      drawn.push(label(x + plate + 16), sign(x + plate + 32 + width));
    }
  }
  const below = FOOT - 120;
  if (position?.game === 'duel' && facts.ending === 'military')
    drawn.push(winnersTrack(position.pawn, parties[0].seats[0], below));
  else if (position?.game === 'duel' && facts.ending === 'scientific') drawn.push(symbols(facts, below));
  else if (isByPoints(facts.ending)) drawn.push(bars(facts, below - 20));
  return drawn.join('');
}

/** The military track with the capital of the winner on the left. */
const winnersTrack = (pawn: number, winner: number, y: number): string =>
  track(winner === 0 ? pawn : -pawn, { x: MARGIN, y, width: 620 }, winner);

/** The points, or how many symbols where these decided; null where neither counts. */
function scoreOf({ ending, position }: Result, { seats, points }: PartyFacts): number | null {
  if (isByPoints(ending)) return points;
  if (ending === 'scientific' && position?.game === 'duel') return position.cities[seats[0]].symbols.length;
  return null;
}

interface Scored {
  readonly score: number | null;
  readonly hasWon: boolean;
  readonly facts: Result;
}

/** A number, in a wreath if it won. */
function laurel(x: number, y: number, { score, hasWon, facts }: Scored, width = LAUREL): string {
  const wreath = hasWon ? icon('vp', { x: x + (width - 156) / 2, y: y - 78, size: 156, colour: GOLD }) : '';
  const inside =
    score === null
      ? icon(signOf(facts), { x: x + width / 2 - 28, y: y - 30, size: 56, colour: TEXT })
      : line(String(score), {
          x: x + width / 2,
          y: y + 24,
          size: hasWon ? 62 : 72,
          fill: TEXT,
          face: 'title',
          anchor: 'middle',
        });
  return score === null && !hasWon ? '' : wreath + inside;
}

/** The science symbols of the winner. */
function symbols({ position, parties }: Result, y: number): string {
  const winner = parties[0].seats[0];
  if (position?.game !== 'duel') return '';
  return position.cities[winner].symbols
    .map((symbol, at) => {
      const x = MARGIN + 44 + at * 104;
      const disc = `<circle cx="${x}" cy="${y + 20}" r="42" fill="#1f5530" stroke="${GOLD}" stroke-width="3"/>`;
      return disc + icon(`sci-${symbol}`, { x: x - 27, y: y - 7, size: 54, colour: '#eaf7ec', inner: '#1f5530' });
    })
    .join('');
}

/** Where the points of both came from, on one scale. */
function bars({ parties }: Result, y: number): string {
  const most = Math.max(1, ...parties.map(({ points }) => points));
  return parties
    .map((party, at) => {
      const top = y + at * 58;
      const cap = rectangle({
        x: MARGIN,
        y: top,
        width: 10,
        height: 44,
        radius: 5,
        fill: seatColour(party.seats[0], 2),
      });
      return cap + silhouette(party.parts, { x: MARGIN + 18, y: top, width: (700 * party.points) / most, height: 44 });
    })
    .join('');
}

/** More than two: the first three in rows, the others in a line. */
function ranking(facts: Result, words: Words): string {
  const { parties, players } = facts;
  const most = Math.max(1, ...parties.map(({ points }) => points));
  const name = (seat: number): string => drawnName(players[seat], seat, words);
  const rows = parties.slice(0, ROWS).map((party, at) => {
    const y = 186 + at * 84;
    const isFirst = party.place === 1;
    const edge = isFirst ? `stroke="${GOLD}" stroke-width="3"` : '';
    const signs = party.seats.map((seat, index) =>
      avatar(players[seat], name(seat), {
        x: MARGIN + 102 + index * 40,
        y: y + 36,
        size: 56,
        colour: seatColour(seat, 8),
      }),
    );
    const left = MARGIN + 148 + (party.seats.length - 1) * 40;
    const text = party.seats.map(name).join(' + ');
    return [
      rectangle({ x: MARGIN, y, width: 660, height: 72, radius: 18, fill: NIGHT, more: `fill-opacity=".55" ${edge}` }),
      line(party.place === null ? '' : String(party.place), {
        x: MARGIN + 42,
        y: y + 49,
        size: 40,
        fill: GOLD,
        face: 'title',
        anchor: 'middle',
      }),
      ...signs.toReversed(),
      line(text, { x: left, y: y + 42, size: 38, fill: TEXT, face: 'title', most: 660 - left - 60, least: 30 }),
      silhouette(party.parts, { x: left, y: y + 54, width: ((540 - left) * party.points) / most, height: 8 }),
      line(String(party.points), { x: MARGIN + 640, y: y + 53, size: 50, fill: TEXT, face: 'title', anchor: 'end' }),
    ].join('');
  });
  const others = parties.slice(ROWS).map(({ seats, points }) => `${seats.map(name).join(' + ')} ${points}`);
  const [half, rest] = halves(others);
  return [
    ...rows,
    line(half.join(' · '), { x: MARGIN, y: 474, size: 30, fill: QUIET, most: 700, least: 26 }),
    line(rest.join(' · '), { x: MARGIN, y: 516, size: 30, fill: QUIET, most: 700, least: 26 }),
  ].join('');
}

/** Three in a line at most. */
function halves(texts: readonly string[]): [readonly string[], readonly string[]] {
  return texts.length <= 3 ? [texts, []] : [texts.slice(0, 3), texts.slice(3)];
}
