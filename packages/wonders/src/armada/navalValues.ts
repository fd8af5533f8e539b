import type { NavalPowerName, NavalSpec } from './words.ts';

/** The texts of what only Armada knows; each power has its own. */
export type NavalTexts<Text> = Readonly<Record<Exclude<keyof NavalSpec, 'power'>, Text>> & {
  readonly power: Readonly<Record<NavalPowerName, Text>>;
};

/** The texts of what a piece does that only Armada knows, each with what its message calls for. */
export function navalTextsOf<Text>(
  naval: NavalSpec,
  said: NavalTexts<Text>,
): (readonly [Text, Readonly<Record<string, string | number>>])[] {
  const { shields, moves, island, pirates, incursion, mostOwned, power, pointsPer } = naval;
  return [
    ...(shields === undefined ? [] : [[said.shields, { count: shields }] as const]),
    ...(moves === undefined ? [] : [[said.moves, { count: moves.count, fleet: moves.fleets?.[0] ?? 'any' }] as const]),
    ...(island === undefined ? [] : [[said.island, { level: island }] as const]),
    ...(pirates === undefined ? [] : [[said.pirates, {}] as const]),
    ...(incursion === undefined ? [] : [[said.incursion, { seat: incursion }] as const]),
    ...(mostOwned === undefined ? [] : [[said.mostOwned, {}] as const]),
    ...(power === undefined ? [] : [[said.power[power], {}] as const]),
    ...(pointsPer === undefined ? [] : [[said.pointsPer, { ...pointsPer }] as const]),
  ];
}
