/** How a Decree is drawn: what it is about, in the colour of the cards it is about, and what it does with it. */
interface DecreeSign {
  readonly icon: string;
  readonly colour: string | null;
  /** Coins come, a cost falls, something is added, or a turn follows. */
  readonly corner: 'coin' | 'less' | 'more' | 'turn' | null;
}

const sign = (icon: string, corner: DecreeSign['corner'] = null, colour: string | null = null): DecreeSign => ({
  icon,
  colour,
  corner,
});

const SIGNS: Readonly<Record<string, DecreeSign>> = {
  'income-blue': sign('col-blue', 'coin', 'blue'),
  'income-green': sign('col-green', 'coin', 'green'),
  'income-yellow': sign('col-yellow', 'coin', 'yellow'),
  'income-red': sign('col-red', 'coin', 'red'),
  'income-wonder': sign('stage', 'coin'),
  'ignore-cost-yellow': sign('col-yellow', 'less', 'yellow'),
  'ignore-cost-red': sign('col-red', 'less', 'red'),
  'ignore-cost-green': sign('col-green', 'less', 'green'),
  'wonder-discount': sign('stage', 'less'),
  shield: sign('shield'),
  'trade-raw': sign('wood', 'less', 'brown'),
  'trade-manufactured': sign('glass', 'less', 'grey'),
  oratory: sign('col-blue', 'more', 'blue'),
  'discard-bonus': sign('discard', 'coin'),
  'shared-chains': sign('link'),
  'conspirator-extra-turn': sign('conspiracy', 'turn'),
};

export const signOfDecree = (id: string): DecreeSign => SIGNS[id] ?? sign('decree');
