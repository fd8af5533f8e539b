import { deepFreeze, newestVersions, Reader, readPackVersions, type PackVersions } from '@pharos/core';
import { ARMADA_KEYS, MOST_WITH_ARMADA, readArmadaOptions, type ArmadaOptions } from './armada/options.ts';
import { ARMADA, armadaSpecOf, LEAST_PLAYERS, MOST_PLAYERS, packsOf, type Library, type Selection } from './catalog.ts';
import type { BoardSpec, PackSpec } from './content/types.ts';

/** What the players agree on before the deal. */
export interface Options extends ArmadaOptions {
  readonly packs: readonly string[];
  /** First (2010) or second (2020) edition; never mixed. */
  readonly edition: 1 | 2;
  /** The versions of the packs that are not the first; left out if all are. */
  readonly versions?: PackVersions;
  /**
   * 3 … 7; 2 in the first edition only, with the Free City as a third city [W-1, W-110]; 8 in the first edition with
   * Armada [AR-182].
   */
  readonly players: number;
  /**
   * Which board each city gets: drawn, or a list by city, `"gizah"` or with its side `"gizah/B"`; in a game for two the
   * third entry is the Free City [W-4].
   */
  readonly boards: 'random' | readonly string[];
  /** Which side is played where `boards` does not say: drawn, chosen by the owner, or the same for all [W-4]. */
  readonly sides: 'random' | 'choose' | 'A' | 'B' | 'day' | 'night';
}

const RANDOM = 'random';
const KEYS = ['packs', 'edition', 'versions', 'players', 'boards', 'sides', ...ARMADA_KEYS] as const;

export const DEFAULT_OPTIONS: Options = { packs: ['base'], edition: 2, players: 3, boards: RANDOM, sides: 'choose' };

/** The first edition deals the side with the board, in the second the owner picks it [W-4]. */
const DEFAULT_SIDES = { 1: RANDOM, 2: 'choose' } as const;
const SIDES = { 1: ['random', 'choose', 'A', 'B'], 2: ['random', 'choose', 'day', 'night'] } as const;

/** Reads options from outside; what is not said is as in DEFAULT_OPTIONS. */
export function readOptions(raw: unknown, library: Library): Options {
  const fields = new Reader(raw, 'options', 'BAD_OPTIONS').fields(KEYS);
  const packs = fields.packs.isAbsent() ? DEFAULT_OPTIONS.packs : readPacks(fields.packs, library);
  const edition = fields.edition.isAbsent() ? DEFAULT_OPTIONS.edition : fields.edition.integer(1, 2) === 1 ? 1 : 2;
  const versions = readPackVersions(fields.versions, newestPacks({ packs, edition }, library));
  const selection = { packs, edition, ...(versions !== null && { versions }) };
  const withArmada = packs.includes(ARMADA);
  const least = edition === 1 && !withArmada ? 2 : LEAST_PLAYERS;
  const most = withArmada ? MOST_WITH_ARMADA[edition] : MOST_PLAYERS;
  const players = fields.players.isAbsent() ? DEFAULT_OPTIONS.players : fields.players.integer(least, most);
  return deepFreeze({
    ...selection,
    players,
    boards:
      fields.boards.isAbsent() || fields.boards.raw === RANDOM
        ? RANDOM
        : readBoards(fields.boards, packsOf(selection, library), players),
    sides: fields.sides.isAbsent() ? DEFAULT_SIDES[edition] : SIDES[edition][fields.sides.oneOf(SIDES[edition])],
    ...readExpansion(fields, selection, library, players),
  });
}

/** The chosen packs with the newest version of each. */
function newestPacks({ packs, edition }: Selection, library: Library): readonly PackSpec[] {
  return [...library.packs, ...library.armadaPacks].filter(
    (pack) => pack.edition === edition && packs.includes(pack.id),
  );
}

/** For a new game. */
export function withNewestPacks(options: Options, library: Library): Options {
  const { versions: _versions, ...others } = options;
  const versions = newestVersions(newestPacks(options, library));
  return versions === null ? others : { ...others, versions };
}

/** Without Armada its options are not there at all. */
function readExpansion(
  fields: Record<(typeof KEYS)[number], Reader>,
  selection: Selection,
  library: Library,
  players: number,
): ArmadaOptions {
  const pack = armadaSpecOf(selection, library);
  if (pack !== null) return readArmadaOptions(fields, players, pack.shipyards);
  for (const key of ARMADA_KEYS) if (!fields[key].isAbsent()) fields[key].fail('this is an option of Armada');
  return {};
}

/** How many cities there are: with two players the Free City is a third one [W-110]. */
export function cityCount(options: Options): number {
  return Math.max(LEAST_PLAYERS, options.players);
}

function readPacks(reader: Reader, { packs, armadaPacks }: Library): string[] {
  const known = [...new Set([...packs, ...armadaPacks].map((pack) => pack.id))];
  const chosen = new Set(reader.list(known.length).map((pack) => pack.oneOf(known)));
  if (!chosen.has(0)) reader.fail('the base pack is always part of the game');
  return known.filter((_, index) => chosen.has(index));
}

function readBoards(reader: Reader, packs: readonly PackSpec[], players: number): string[] {
  const boards = packs.flatMap((pack) => pack.boards);
  const cities = Math.max(LEAST_PLAYERS, players);
  const list = reader.list(cities);
  if (list.length !== cities) reader.fail(`expected ${cities} boards, found ${list.length}`);
  const names = boards.flatMap((board) => [board.id, ...board.sides.map((side) => boardName(board, side.id))]);
  const chosen = list.map((entry) => names[entry.oneOf(names)]);
  const ids = chosen.map((name) => name.split('/')[0]);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) list[twice].fail(`the board "${ids[twice]}" is dealt twice`);
  // What the Free City would do with a seventh card is not settled.
  if (players === 2 && chosen[2] === 'babylon/B') list[2].fail('the Free City cannot have side B of Babylon');
  return chosen;
}

function boardName(board: BoardSpec, side: string): string {
  return `${board.id}/${side}`;
}
