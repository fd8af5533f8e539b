/** Words for prices. */
export const paymentTexts = {
  nothing: 'nothing',
  free: 'free',
  chain: 'free through a chain',
  printed: (coins: number) => `${coins} printed`,
  buy: 'buy',
  each: (count: number, resource: string, each: number) => `${count} ${resource} at ${each}`,
};

/** What a piece is. */
export const pieceTexts = {
  card: (name: string, colour: string, age: string, cost: string) =>
    `${name}: a ${colour} card of Age ${age}. Costs ${cost}.`,
  guild: (name: string, cost: string) => `${name}: a Guild, a purple card of Age III. Costs ${cost}.`,
  wonder: (name: string, cost: string) => `${name}: a Wonder. Costs ${cost}.`,
  shortOnPick: (effect: string) => `now ${effect}`,
  onPick: (sentence: string) => `When picked: ${sentence}.`,
  token: (name: string) => `${name}: a Progress token.`,
  freeWith: (name: string) => `Free once ${name} stands in your city.`,
  gives: (name: string) => `Makes ${name} free for you.`,
};
