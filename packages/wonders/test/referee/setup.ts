import { openBoxes, piece, type Rules } from './data.ts';
import type { Chance, City, Table } from './table.ts';

/** What is settled before the first choice. */
export interface Deal {
  readonly rules: Rules;
  /** By seat; the owner chooses where no side is given [W-4]. */
  readonly boards: readonly {
    readonly board: string;
    readonly side: string | null;
    readonly shipyard: string | null;
  }[];
  readonly chance: Chance;
}

/** The table before the first choice [W-8, L-3, AR-21]. */
export function lay({ rules, boards, chance }: Deal): Table {
  const box = openBoxes(rules);
  const cities = boards.map(({ board: id, side, shipyard }, seat): City => {
    const board = piece(box.boards, id);
    return {
      seat,
      board,
      side: board.sides.find((one) => one.id === side) ?? null,
      coins: rules.leaders ? 6 : 3,
      cards: [],
      stages: [],
      hand: [],
      victories: [],
      defeats: 0,
      freeBuildUsed: false,
      copiedGuild: null,
      shipyard: shipyard === null ? null : piece(box.shipyards, shipyard),
      ships: { red: 0, yellow: 0, blue: 0, green: 0 },
      islands: [],
      navalTokens: [],
      coinsOfSpaces: 0,
      toExplore: [],
      tax: 0,
      pirates: 0,
      debt: 0,
      diplomacy: 0,
      leaderHand: [],
      leaders: [],
      marked: null,
      tombs: [],
      caligulaUsed: false,
      bankCoinTaken: false,
    };
  });
  return {
    rules,
    box,
    chance,
    cities,
    age: 1,
    turn: 0,
    turns: 0,
    discard: [],
    digs: [],
    recruitsAgain: [],
    incursions: [],
    losses: [],
    decks: { 1: 9, 2: 9, 3: 9 },
    spacesWait: false,
    isOver: false,
  };
}
