import type { words } from '@pharos/wonders';
import { complete } from '../../../../i18n/index.svelte.ts';
import type { MessageArguments } from '../../../../i18n/types.ts';
import type { Doing } from '../../piece/doing.ts';
import { texts, type Text } from '../../words/wondersContent.ts';

/** What a piece does that only Armada knows: in sentences, and in a few words each. */
export const pieceTexts = ({ naval = {} }: Doing): string[] =>
  partsOf(naval).map(([{ text }, values]) => complete(text, values));
export const pieceShorts = ({ naval = {} }: Doing): string[] =>
  partsOf(naval).map(([{ short }, values]) => complete(short, values));

function partsOf(naval: words.NavalSpec): (readonly [Text, MessageArguments])[] {
  const { shields, moves, island, pirates, incursion, mostOwned, power, pointsPer } = naval;
  const said = texts().naval;
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
