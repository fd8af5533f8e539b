import { oncePer } from '@pharos/core';
import { words, type Catalog } from '@pharos/duel';
import { NO_SYMBOL, tableOf } from '../guide/table.ts';
import { inputNames, type PlayerGroup } from './inputNames.ts';

/** Numbers of inputs about a player: the first of each group, and by card. */
interface PlayerInputs {
  readonly features: number;
  readonly colour: number;
  readonly chain: number;
  readonly symbol: number;
  readonly pair: number;
  readonly openSymbol: number;
  readonly symbolInSight: number;
  readonly lostSymbol: number;
  readonly reach: number;
  readonly buys: Uint16Array;
}

/** What describing a position reads of a catalog, as numbers. */
export interface InputTable {
  readonly own: PlayerInputs;
  readonly their: PlayerInputs;
  readonly open: Uint16Array;
  readonly covered: Uint16Array;
  readonly board: Uint16Array;
  /** How many cards have each science symbol. */
  readonly symbolCards: Uint8Array;
  /** For each Age the chain symbols that are of use in it or later. */
  readonly usefulChains: readonly number[];
}

export const inputTableOf = oncePer(compileTable);

function compileTable(catalog: Catalog): InputTable {
  const { cards, tokens } = catalog;
  const { cardSymbol, chainsTo } = tableOf(catalog);
  const [, second, third, guilds] = chainsTo;
  const symbolCards = new Uint8Array(words.SCIENCE_SYMBOLS.length);
  for (const symbol of cardSymbol) if (symbol !== NO_SYMBOL) symbolCards[symbol]++;
  return {
    own: inputsOf('own', catalog),
    their: inputsOf('their', catalog),
    open: inputNames.numbersOf('open', cards),
    covered: inputNames.numbersOf('covered', cards),
    board: inputNames.numbersOf('board', tokens),
    symbolCards,
    usefulChains: [second | third | guilds, second | third | guilds, second | third | guilds, third | guilds],
  };
}

function inputsOf(whose: 'own' | 'their', { cards }: Catalog): PlayerInputs {
  const first = (group: PlayerGroup, member: string): number => inputNames.numberOf(`${whose} ${group} ${member}`);
  const [symbol] = words.SCIENCE_SYMBOLS;
  return {
    features: inputNames.numberOf(`${whose} points`),
    colour: first('colour', words.COLOURS[0]),
    chain: first('chain', words.CHAIN_SYMBOLS[0]),
    symbol: first('symbol', symbol),
    pair: first('pair', symbol),
    openSymbol: first('openSymbol', symbol),
    symbolInSight: first('symbolInSight', symbol),
    lostSymbol: first('lostSymbol', symbol),
    reach: first('reach', '0'),
    buys: inputNames.numbersOf(`${whose} buys`, cards),
  };
}
