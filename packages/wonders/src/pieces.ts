import type { Piece } from './catalog.ts';
import type { OwnUnitsView, SourceView } from './choice.ts';
import { RESOURCES } from './content/types.ts';
import { heldPieces } from './city.ts';
import { boardOf, NONE, sideOf, type State } from './state.ts';
import { resourceSets } from './supply.ts';

/** A piece that stands in a city, under the name it is told by. */
export interface StandingPiece {
  readonly source: SourceView;
  readonly piece: Piece;
}

/** The cards, the stages and what else stands in a city, in the order they came. */
export function piecesIn(s: State, cityIndex: number): StandingPiece[] {
  const city = s.cities[cityIndex];
  const found: StandingPiece[] = city.cards.map((index) => {
    const piece = s.catalog.cards[index];
    return { source: { from: piece.id }, piece };
  });
  if (city.side !== NONE) {
    const { stages, order } = sideOf(s, city);
    const from = boardOf(s, city).id;
    for (let at = 0; at < city.stages; at++) found.push({ source: { from, stage: order[at] + 1 }, piece: stages[at] });
  }
  for (const { id, piece } of heldPieces(s, cityIndex)) found.push({ source: { from: id }, piece });
  return found;
}

/** Something that gives units of one of these resources in every turn. */
export interface ResourceSource {
  readonly source: SourceView;
  readonly resources: readonly number[];
  readonly count: number;
}

/** What a city produces, source by source: those that give one resource, and those that leave a choice [W-34]. */
export interface ResourceSources {
  readonly fixed: readonly ResourceSource[];
  readonly open: readonly ResourceSource[];
}

export function sourcesIn(s: State, cityIndex: number, pieces: readonly StandingPiece[]): ResourceSources {
  const city = s.cities[cityIndex];
  const { resource } = sideOf(s, city);
  const board = { from: boardOf(s, city).id };
  const fixed: ResourceSource[] = resource < 0 ? [] : [{ source: board, resources: [resource], count: 1 }];
  const open: ResourceSource[] = [];
  for (const { source, piece } of pieces) {
    for (const { type, subject, count } of piece.standing) {
      if (type === 'produce') fixed.push({ source, resources: [subject], count });
      else if (type === 'produceOne') open.push({ source, resources: resourceSets[subject], count });
    }
  }
  return { fixed, open };
}

/** Which source gives which of these units, by resource. The city must be able to make them all [W-31]. */
export function assignUnits({ fixed, open }: ResourceSources, units: readonly number[]): OwnUnitsView[] {
  const rest = units.slice();
  const own: OwnUnitsView[] = [];
  let lacking = 0;
  for (const count of units) lacking += count;
  for (let at = 0; at < fixed.length && lacking > 0; at++) {
    const { source, resources, count } = fixed[at];
    const given = Math.min(rest[resources[0]], count);
    if (given === 0) continue;
    rest[resources[0]] -= given;
    lacking -= given;
    own.push(unitsFrom(source, resources[0], given));
  }
  if (lacking > 0) assignOpen(open, rest, own);
  return own;
}

/** Either/or sources give one unit each: units are served one by one, moving earlier ones to other sources if need be. */
function assignOpen(sources: readonly ResourceSource[], rest: readonly number[], own: OwnUnitsView[]): void {
  const given = sources.map(() => NONE);
  for (let resource = 0; resource < rest.length; resource++) {
    for (let unit = 0; unit < rest[resource]; unit++) {
      if (!serve(sources, given, resource, 0)) throw new Error('a city uses what it does not make');
    }
  }
  for (let at = 0; at < sources.length; at++) {
    if (given[at] !== NONE) own.push(unitsFrom(sources[at].source, given[at], 1));
  }
}

/** Finds a source for a unit; `tried` is the set of sources that are being asked already. */
function serve(sources: readonly ResourceSource[], given: number[], resource: number, tried: number): boolean {
  for (let at = 0; at < sources.length; at++) {
    if ((tried & (1 << at)) !== 0 || !sources[at].resources.includes(resource)) continue;
    if (given[at] !== NONE && !serve(sources, given, given[at], tried | (1 << at))) continue;
    given[at] = resource;
    return true;
  }
  return false;
}

function unitsFrom({ from, stage }: SourceView, resource: number, count: number): OwnUnitsView {
  const units = { resource: RESOURCES[resource], count, from };
  return stage === undefined ? units : { ...units, stage };
}
