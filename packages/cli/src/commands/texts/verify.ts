import type { CheckFailure, CheckName, Verification } from '@pharos/core';

/** What `pharos verify` says. */
export const verifyTexts = {
  help: `pharos verify FILE [options]

Checks that a game was dealt fairly and played as it says. FILE is the record of a game as the
server publishes it, a file downloaded after a game, or an export with one record on each line.

  --commitment HEX     what the server had promised, if you wrote it down before the game
  --contribution HEX   what you had added to the deal; then it must be in the record
  --json               one JSON object for each game: passed, origin, table, people, contributed, checks

Exit code 0 if every check passed, 1 if one failed, 2 if the file cannot be read.`,

  title: (table: string | null, count: number): string =>
    table === null ? `Game ${count}` : `Game ${count}, table ${table}`,

  origin({ origin, people, contributed }: Verification): string {
    if (origin === 'server') return 'Dealt from a secret of the server alone: the game is older than contributions.';
    if (origin === 'unknown') return 'The file does not say what the deal grew from: only the moves can be checked.';
    if (contributed === 0) return 'Dealt from a secret of the server; no player contributed to it.';
    return `Dealt from a secret of the server and the contributions of ${contributed} of ${people} people.`;
  },

  checks: {
    file: 'the file is as it was published',
    commitment: 'the secret is the one the server had committed to',
    contributions: 'the contributions are those of the deal',
    seed: 'the deal grew from the secret and the contributions',
    seats: 'the seats were drawn from them too',
    game: 'every move is legal and they lead to the result',
    notes: 'it agrees with what you wrote down',
  } satisfies Record<CheckName, string>,

  failures: {
    fileChanged: 'something in the file was changed since',
    secretDiffers: 'the secret is not the one the server had committed to',
    contributionsDiffer: 'the contributions are not those of the deal',
    seedDiffers: 'the cards were dealt from something else',
    seatsDiffer: 'the seats are not those that were drawn',
    gameDiffers: 'the moves do not lead from the deal to the result',
    gameStops: 'the present rules do not allow a move of this older game',
    gameUnfinished: 'the game is not over',
    otherCommitment: 'before the game the server had committed to something else',
    contributionMissing: 'your contribution is not in the deal',
    otherPlace: 'you sat somewhere else before the seats were drawn',
    otherContributions: 'other contributions were shown when the game began',
  } satisfies Record<CheckFailure, string>,

  passed: (line: string): string => `  ✓ ${line}`,
  failed: (line: string, detail: string): string => `  ✗ ${line} (${detail})`,
  absent: (line: string): string => `  – not in the file: ${line}`,
  good: 'Nothing is wrong with this game.',
  bad: 'This game cannot be trusted as it is.',
  notHex: (name: string): string => `--${name} is 64 hexadecimal digits`,
};
