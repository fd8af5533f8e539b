import { formatRecord, parseRecord, playRecord, recordOf, type GameRecord, type RecordedMove } from '@pharos/analysis';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import type { AnyMatch } from '../../local/localGame.ts';
import { Replay } from '../../replay/replay.ts';
import { linesOfRecord, withVariations } from './recordedVariations.ts';
import { withLine, type Branch } from './variation.ts';

function played(match: AnyMatch): AnyMatch {
  const rng = botRng('3.1');
  for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
    const moves = match.legalMoves(firstSeat(acting));
    match.play(firstSeat(acting), moves[rng(moves.length)]);
  }
  return match;
}
const duelMatch = (): AnyMatch => played(Match.deal(duel, duel.readOptions({}), '3.1'));
const sevenMatch = (): AnyMatch => played(Match.deal(wonders, wonders.readOptions({ players: 3 }), '3.1'));

/** The variations of a record as the page keeps them, and written down again. */
function writtenAgain(record: GameRecord, replay: Replay, bare: GameRecord): GameRecord {
  const trees = new Map<number, readonly Branch[]>();
  for (const { from, line } of linesOfRecord(record, replay))
    trees.set(
      from,
      withLine(
        trees.get(from) ?? [],
        line.map((step) => ({ ...step, title: step.move })),
      ),
    );
  return withVariations(bare, trees, replay, ({ chance }) => `chance ${chance}`);
}

/** What somebody else could have done at an entry, and what could follow, by the rules. */
function otherLine(match: AnyMatch, entry: number, length: number): RecordedMove[] {
  const other = match.after(entry);
  const { seat, text } = match.log[entry];
  const line: RecordedMove[] = [];
  for (let index = 0; index < length; index++) {
    const by = index === 0 ? seat : firstSeat(other.toAct());
    const move = other.legalMoves(by).findLast((one) => one !== text) ?? '';
    unwrap(other.play(by, move));
    line.push({ round: 0, seat: by, move, chances: [], label: null, comments: [], variations: [] });
  }
  return line;
}

const withoutRounds = (moves: readonly RecordedMove[]): unknown =>
  moves.map((move) => ({ ...move, round: 0, variations: move.variations.map(withoutRounds) }));

describe('variations of a text record', () => {
  it('are tried out in the page and written down again as they were, with comments and chances', () => {
    const match = duelMatch();
    const replay = Replay.of(match);
    const bare = recordOf(match);
    const line = otherLine(match, 12, 3);
    const variation = [
      { ...line[0], comments: ['a plan', 'and more'] },
      { ...line[1], chances: line[0].seat === 0 ? [540, 460] : [460, 540] },
      { ...line[2], comments: ['the end of it'] },
    ];
    const record: GameRecord = {
      ...bare,
      moves: bare.moves.map((move, entry) => (entry === 12 ? { ...move, variations: [variation] } : move)),
    };
    const again = writtenAgain(record, replay, bare);
    expect(withoutRounds(again.moves)).toEqual(withoutRounds(record.moves));
    expect(unwrap(parseRecord(formatRecord(again)))).toEqual(again);
    expect(playRecord(duel, again).ok).toBe(true);
    // What is written already is not written twice.
    expect(withoutRounds(writtenAgain(record, replay, record).moves)).toEqual(withoutRounds(record.moves));
  });

  it('stand at the move they replace where several choose at once', () => {
    const match = sevenMatch();
    const replay = Replay.of(match);
    const bare = recordOf(match);
    const [other, reply] = otherLine(match, 7, 2);
    const chances = [0, 1, 2].map((seat) => (seat === other.seat ? 400 : 300));
    const variation = [other, { ...reply, chances }];
    const record: GameRecord = {
      ...bare,
      moves: bare.moves.map((move, entry) => (entry === 7 ? { ...move, variations: [variation] } : move)),
    };
    expect(linesOfRecord(record, replay)[0].line[0]).toMatchObject({ isFilled: true });
    const again = writtenAgain(record, replay, bare);
    expect(again.moves.map(({ variations }) => variations.length)).toEqual(
      record.moves.map(({ variations }) => variations.length),
    );
    expect(playRecord(wonders, again).ok).toBe(true);
    // Of the others' chances the page keeps nothing.
    const [[written, after]] = again.moves.flatMap(({ variations }) => variations);
    expect([written.comments, after.chances]).toEqual([['chance 0.4'], []]);
  });

  it('a variation with others inside is one tree', () => {
    const match = duelMatch();
    const replay = Replay.of(match);
    const bare = recordOf(match);
    const first = otherLine(match, 10, 1);
    const inner = bare.moves[10];
    const record: GameRecord = {
      ...bare,
      moves: bare.moves.map((move, entry) =>
        entry === 10
          ? { ...move, variations: [[{ ...first[0], variations: [[{ ...inner, variations: [] }]] }]] }
          : move,
      ),
    };
    const lines = linesOfRecord(record, replay).map(({ line }) => line.map(({ move }) => move));
    expect(lines).toEqual([[first[0].move], [inner.move]]);
  });
});
