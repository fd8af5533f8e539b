import { deepFreeze, newestVersions, Reader, readPacks, readPackVersions } from '@pharos/core';
import type { AnyEffectSpec, BoardSpec, PackSpec as PackSpecOf } from './content/types.ts';
import type { ExpansionOptions } from './expansionTypes.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './limits.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { packsOf, type Selection } from './packVersion.ts';
import type { Registry } from './rules.ts';
import { readTeams } from './teams.ts';
import type { Expansion } from './state.ts';

type PackSpec = PackSpecOf<AnyEffectSpec>;

const RANDOM = 'random';
const KEYS = ['packs', 'edition', 'versions', 'players', 'boards', 'sides', 'teams', 'rulings'] as const;

/** The first edition deals the side with the board, in the second the owner picks it [W-4]. */
const DEFAULT_SIDES = { 1: RANDOM, 2: 'choose' } as const;
const SIDES = { 1: ['random', 'choose', 'A', 'B'], 2: ['random', 'choose', 'day', 'night'] } as const;

/** Reads options from outside; what is not said is as in DEFAULT_OPTIONS. */
export function readOptions(raw: unknown, { packs: known, expansions }: Registry): Options {
  const reader = new Reader(raw, 'options', 'BAD_OPTIONS');
  const others = reader.fields([...KEYS, ...expansions.flatMap(({ options }) => options?.keys ?? [])]);
  const fields = reader.fieldsAmong(KEYS);
  const packs = fields.packs.isAbsent() ? DEFAULT_OPTIONS.packs : readPacks(fields.packs, known);
  const edition = fields.edition.isAbsent() ? DEFAULT_OPTIONS.edition : fields.edition.integer(1, 2) === 1 ? 1 : 2;
  const versions = readPackVersions(fields.versions, newestPacks({ packs, edition }, known));
  const selection = { packs, edition, ...(versions !== null && { versions }) } as const;
  const chosen = packsOf(selection, known);
  const { least, most } = playersWith(expansions, selection);
  const players = fields.players.isAbsent() ? DEFAULT_OPTIONS.players : fields.players.integer(least, most);
  return deepFreeze({
    ...selection,
    players,
    boards:
      fields.boards.isAbsent() || fields.boards.raw === RANDOM ? RANDOM : readBoards(fields.boards, chosen, players),
    sides: fields.sides.isAbsent() ? DEFAULT_SIDES[edition] : SIDES[edition][fields.sides.oneOf(SIDES[edition])],
    ...readTeamsOption(fields.teams, expansions, packs, players),
    ...readExpansions(expansions, others, chosen, players),
    ...readRulings(fields.rulings, expansions, packs),
  });
}

/** The chosen packs with the newest version of each. */
function newestPacks({ packs: ids, edition }: Selection, known: readonly PackSpec[]): readonly PackSpec[] {
  return known.filter((pack) => pack.edition === edition && ids.includes(pack.id));
}

/** For a new game. */
export function withNewestPacks(options: Options, { packs }: Registry): Options {
  const { versions: _versions, ...others } = options;
  const versions = newestVersions(newestPacks(options, packs));
  return versions === null ? others : { ...others, versions };
}

/** The number of players [W-1, W-110], as far as expansions do not say otherwise. */
function playersWith(
  expansions: readonly Expansion[],
  { packs, edition }: Pick<Options, 'packs' | 'edition'>,
): { readonly least: number; readonly most: number } {
  const inPlay = expansions.filter(({ id }) => packs.includes(id));
  return {
    least: Math.max(edition === 1 ? 2 : LEAST_PLAYERS, ...inPlay.map(({ leastPlayers }) => leastPlayers ?? 0)),
    most: Math.max(MOST_PLAYERS, ...inPlay.map(({ mostPlayers }) => mostPlayers?.[edition] ?? 0)),
  };
}

function readExpansions(
  expansions: readonly Expansion[],
  fields: Readonly<Record<string, Reader>>,
  packs: readonly PackSpec[],
  players: number,
): ExpansionOptions {
  return Object.assign({}, ...expansions.map((expansion) => readExpansion(expansion, fields, packs, players)));
}

/** Partners are there with some expansions only; without them the option is not there at all. */
function readTeamsOption(
  reader: Reader,
  expansions: readonly Expansion[],
  packs: readonly string[],
  players: number,
): Pick<Options, 'teams'> {
  const knowing = expansions.filter(({ hasTeams }) => hasTeams === true);
  if (knowing.some(({ id }) => packs.includes(id))) return { teams: !reader.isAbsent() && readTeams(reader, players) };
  if (!reader.isAbsent()) reader.fail(`this is an option of ${knowing.map(({ name }) => name).join(' and ')}`);
  return {};
}

/** The names of what is played otherwise, in the order in which they are known. */
function readRulings(
  reader: Reader,
  expansions: readonly Expansion[],
  packs: readonly string[],
): Pick<Options, 'rulings'> {
  if (reader.isAbsent()) return {};
  const known = expansions.filter(({ rulings }) => rulings !== undefined);
  const inPlay = known.filter(({ id }) => packs.includes(id));
  if (inPlay.length === 0) reader.fail(`this is an option of ${known.map(({ name }) => name).join(' and ')}`);
  const names = inPlay.flatMap(({ rulings }) => rulings?.map(({ id }) => id) ?? []);
  const chosen = new Set(reader.list(names.length).map((ruling) => ruling.oneOf(names)));
  return { rulings: names.filter((_, index) => chosen.has(index)) };
}

/** Without an expansion its options are not there at all. */
function readExpansion(
  { id, name, options }: Expansion,
  fields: Readonly<Record<string, Reader>>,
  packs: readonly PackSpec[],
  players: number,
): ExpansionOptions {
  if (options === undefined) return {};
  if (packs.some((pack) => pack.id === id)) return options.read(fields, players, packs);
  for (const key of options.keys) if (!fields[key].isAbsent()) fields[key].fail(`this is an option of ${name}`);
  return {};
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

function boardName(board: BoardSpec<AnyEffectSpec>, side: string): string {
  return `${board.id}/${side}`;
}
