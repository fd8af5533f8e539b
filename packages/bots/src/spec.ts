import { readBotName, type BotName } from './characters.ts';
import type { BotSpec } from './levels.ts';
import type { Settings } from './search/search.ts';

const SEARCH = /^mcts:(\d{1,8})(ms)?((?:,[a-zA-Z]+=[^,=]+)*)$/;

/** A search by the clock thinks so many times as long at close choices, if it can spare the time. */
const LONGEST = 3;

/** A bot by its level and character or as a search: `mcts:2000` (iterations), `mcts:100ms`, `mcts:2000,plies=10`. Null if it is none. */
export function readSpec(text: string): BotName | BotSpec | null {
  return readBotName(text) ?? readSearch(text);
}

/** Who counts iterations alone does them all for each choice, so that searches can be compared. */
const AFRESH = { keep: 0 };

function readSearch(text: string): BotSpec | null {
  const match = SEARCH.exec(text);
  if (match === null) return null;
  const amount = Number(match[1]);
  const settings = readSettings(match[3]);
  if (amount === 0 || settings === null) return null;
  const budget =
    match[2] === undefined
      ? { iterations: amount, milliseconds: Infinity }
      : { iterations: Infinity, milliseconds: amount, longest: LONGEST * amount };
  return { kind: 'search', budget, settings: budget.milliseconds === Infinity ? { ...AFRESH, ...settings } : settings };
}

const NUMBERS = ['exploration', 'fpuReduction', 'uniformPrior', 'plies', 'iterationsPerGuess', 'keep'] as const;

function readSettings(text: string): Partial<Settings> | null {
  const settings: Record<string, number | boolean> = {};
  for (const pair of text.split(',').slice(1)) {
    const [name, word] = pair.split('=');
    if (name === 'isGuided' && (word === 'true' || word === 'false')) settings[name] = word === 'true';
    else if (NUMBERS.some((known) => known === name) && Number(word) >= 0) settings[name] = Number(word);
    else return null;
  }
  return settings;
}
