import { type Game, type GameEvent, type SeatId } from '@pharos/core';
import type { Bot, Evaluate } from './bot.ts';
import { botOfSeats } from './botOfSeats.ts';
import { partsOf, type BotCharacter, type BotName } from './characters.ts';
import { greedyBot } from './greedy.ts';
import { specOf, type BotSpec, type LevelSteps, type TimeLimit } from './levels.ts';
import { withMistakes } from './mistakes.ts';
import type { FeatureSet } from './model/featureSet.ts';
import { leaningGuide, type Leaning } from './model/leaningGuide.ts';
import { randomBot } from './random.ts';
import type { Guide } from './search/guide.ts';
import { searchBot, type Searched } from './search/searchBot.ts';
import { DEFAULT_SETTINGS } from './search/settings.ts';

/** What the bots of a game evaluate with: values and priors for the search, and … */
export interface BotModel<State> extends Omit<Searched<State>, 'rules'> {
  /** … the evaluation of the greedy bot, … */
  readonly evaluate: Evaluate<State>;
  /** … where the levels stand, … */
  readonly steps: (s: State) => LevelSteps;
  /** … what characters are fond of, in words of these features. */
  readonly featureSet: FeatureSet<State>;
  readonly characters: (s: State) => Readonly<Partial<Record<BotCharacter, Leaning>>>;
}

/** A bot for a game, by its level and character or in full. No level thinks longer than `timeLimit` says. */
export function createBot<Options, State, View, Event extends GameEvent>(
  wanted: BotName | BotSpec,
  game: Game<Options, State, View, Event>,
  model: BotModel<State>,
  timeLimit: TimeLimit = Infinity,
): Bot<State> {
  if (typeof wanted !== 'string') return botOf(wanted, game, model, model.guide);
  const { level = 'random', character } = partsOf(wanted);
  if (level === 'random') return randomBot(game);
  return botOfSeats((s, seat) =>
    botOf(specOf(level, model.steps(s), timeLimit), game, model, guideFor(model, character, s, seat)),
  );
}

function guideFor<State>(
  model: BotModel<State>,
  character: BotCharacter | undefined,
  s: State,
  seat: SeatId,
): Guide<State> {
  const leaning = character === undefined ? undefined : model.characters(s)[character];
  return leaning === undefined ? model.guide : leaningGuide(model.guide, model.featureSet, leaning, seat);
}

function botOf<Options, State, View, Event extends GameEvent>(
  spec: BotSpec,
  game: Game<Options, State, View, Event>,
  { evaluate, table, isAllKnown, settings: ofGame }: BotModel<State>,
  guide: Guide<State>,
): Bot<State> {
  if (spec.kind === 'random') return randomBot(game);
  const greedy = greedyBot(game, evaluate);
  if (spec.kind === 'greedy') return withMistakes(greedy, randomBot(game), spec.mistakes);
  const settings = { ...DEFAULT_SETTINGS, ...ofGame, ...spec.settings };
  return withMistakes(
    searchBot({ rules: game, guide, table, isAllKnown }, spec.budget, settings),
    greedy,
    spec.greedyShare ?? 0,
  );
}
