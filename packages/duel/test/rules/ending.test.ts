import { expect, test } from 'vitest';
import { duel, type DuelView } from '../../src/index.ts';
import { eachPly, type Ply } from '../support.ts';
import { CARDS, WONDERS } from '../transcription.ts';

const CARD = new Map(CARDS.map((row) => [row.card, row]));
const WONDER = new Map(WONDERS.map((row) => [row.wonder, row]));

/** What the Guilds count, in the city that has more. */
const GUILDS: Record<string, readonly string[]> = {
  'merchants-guild': ['yellow'],
  'shipowners-guild': ['brown', 'grey'],
  'magistrates-guild': ['blue'],
  'scientists-guild': ['green'],
  'tacticians-guild': ['red'],
};

function guildPoints(view: DuelView, guild: string): number {
  const most = (count: (seat: number) => number): number => Math.max(count(0), count(1));
  const built = (seat: number): number => view.players[seat].wonders.filter((wonder) => wonder.built).length;
  if (guild === 'builders-guild') return 2 * most(built);
  if (guild === 'moneylenders-guild') return most((seat) => Math.floor(view.players[seat].coins / 3));
  const ofColours = (seat: number): number =>
    view.players[seat].city.filter((card) => GUILDS[guild].includes(CARD.get(card)?.colour ?? '')).length;
  return most(ofColours);
}

/** The score of a seat counted from what lies on the table, piece by piece. */
function countScore(view: DuelView, seat: number): Record<string, number> {
  const { city, coins, tokens, wonders } = view.players[seat];
  const ofColour = (colour: string): number =>
    city.reduce((sum, card) => sum + (CARD.get(card)?.colour === colour ? Number(CARD.get(card)?.points) : 0), 0);
  const advance = seat === 0 ? view.pawn : -view.pawn;
  const score = {
    military: advance >= 6 ? 10 : advance >= 3 ? 5 : advance >= 1 ? 2 : 0,
    blue: ofColour('blue'),
    green: ofColour('green'),
    yellow: ofColour('yellow'),
    purple: city.filter((card) => card.endsWith('-guild')).reduce((sum, guild) => sum + guildPoints(view, guild), 0),
    wonders: wonders.reduce((sum, { built, wonder }) => sum + (built ? Number(WONDER.get(wonder)?.points) : 0), 0),
    tokens:
      (tokens.includes('agriculture') ? 4 : 0) +
      (tokens.includes('philosophy') ? 7 : 0) +
      (tokens.includes('mathematics') ? 3 * tokens.length : 0),
    coins: Math.floor(coins / 3),
    senate: 0,
    divinities: 0,
  };
  return { ...score, total: Object.values(score).reduce((sum, points) => sum + points) };
}

test('[D-76, D-77, D-79, D-80, D-81, D-82, D-83, D-90, D-92] the score is the sum over the pieces on the table', () => {
  eachPly(60, ({ after }) => {
    const view = duel.view(after, 0);
    for (const [seat, { score }] of view.players.entries()) expect(score).toEqual(countScore(view, seat));
  });
});

/** What has ended the game, by what lies on the table. */
function reasonsToEnd(view: DuelView): string[] {
  const reasons = [
    { ending: 'military', holds: Math.abs(view.pawn) === 9 },
    { ending: 'scientific', holds: view.players.some(({ differentSymbols }) => differentSymbols >= 6) },
    { ending: 'civilian', holds: view.age === 3 && view.structure.length === 0 && view.decision === null },
  ];
  return reasons.filter(({ holds }) => holds).map(({ ending }) => ending);
}

/** How far the first player is ahead in what decides an ending. */
function leadOfFirst({ pawn, players: [first, second] }: DuelView, ending: string): number {
  if (ending === 'military') return pawn;
  if (ending === 'scientific') return first.differentSymbols - second.differentSymbols;
  return first.score.total - second.score.total || first.score.blue - second.score.blue;
}

const GREEN = new Set(CARDS.filter((row) => row.colour === 'green').map((row) => `build ${row.card}`));

test('[D-66, D-71, D-89, D-90, D-91] every game ends by one of the three victories, with the right winner', () => {
  const endings = new Set<string>();
  const look = ({ after }: Ply): void => {
    const view = duel.view(after, 0);
    const [ending] = reasonsToEnd(view);
    expect(view.outcome?.ending).toBe(ending);
    if (ending === undefined) return;
    endings.add(ending);
    const lead = leadOfFirst(view, ending);
    expect(view.outcome?.ranking).toEqual(lead > 0 ? [[0], [1]] : lead < 0 ? [[1], [0]] : [[0, 1]]);
  };
  eachPly(80, look);
  eachPly(60, look, { prefers: (move) => move === 'take law' || GREEN.has(move) });
  expect([...endings].sort()).toEqual(['civilian', 'military', 'scientific']);
});
