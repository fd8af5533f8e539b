import type { Ruling } from '@pharos/core';
import type { Component } from 'svelte';
import type { MessageKey } from '../i18n/index.svelte.ts';
import type { Loaders } from '../i18n/types.ts';

/** What is chosen in a form: expansions, an answer to each question, and what is brought along. */
export interface Chosen {
  expansions: string[];
  answers: Record<string, string>;
  /** The answer to each ruling that is not played by default. */
  rulings: Record<string, string>;
  /** Lists that somebody brings along, by the option they are; see `OwnList`. */
  lists: Record<string, readonly unknown[]>;
}

/** Whether something is offered, with what is chosen besides. */
export type When = (chosen: Chosen) => boolean;

/** A number says itself and needs no label. */
type Answer = readonly [id: string, label: MessageKey | null, when?: When];

/** Something to agree on before a game, with a few answers. */
export interface OptionControl {
  readonly id: string;
  /** As the options of the game call it, where that is not the id: two questions may ask for the same. */
  readonly option?: string;
  readonly label: MessageKey;
  readonly explanation?: MessageKey;
  readonly answers: readonly Answer[];
  /** The usual answer, where it is not the first one. */
  readonly usual?: string;
  /** The rules read the answer as a number, or as yes or no. */
  readonly isNumber?: true;
  readonly isFlag?: true;
  /** Asked only with this expansion. */
  readonly pack?: string;
  readonly when?: When;
  /** Who comes to the table is told of the answer even if it is the usual one. */
  readonly isAlwaysShown?: true;
  /** An unusual answer is part of the name of the game. */
  readonly isTitle?: true;
}

/** An expansion that can be chosen. */
export interface ExpansionOption {
  readonly id: string;
  readonly name: MessageKey;
  readonly label: MessageKey;
  readonly explanation: MessageKey;
  /** Characters of bots that it brings. */
  readonly characters?: readonly string[];
}

/** The characters of bots that the chosen expansions bring. */
export function charactersOf({ expansions }: GameForm, chosen: Chosen): readonly string[] {
  return expansions.flatMap(({ id, characters = [] }) => (chosen.expansions.includes(id) ? characters : []));
}

/** A list that players may bring along to take the place of what the game has itself. */
export interface OwnList {
  /** As the options of the game call it. */
  readonly option: string;
  /** Asked for only with this expansion. */
  readonly pack: string;
  /** Tells an entry from nonsense; the rules check the rest. */
  isEntry(raw: unknown): boolean;
  /** What is said of a table where nobody brings any, and above those that are brought. */
  readonly usual: MessageKey;
  readonly brought: MessageKey;
  editor(): Promise<{ default: Component<{ agreed: Chosen }> }>;
  entries(): Promise<{ default: Component<{ chosen: Chosen }> }>;
}

/** A ruling in words. */
export interface RulingText<Answer extends string = string> {
  readonly question: string;
  readonly answers: Readonly<Record<Answer, string>>;
  /** One sentence: which book says what. */
  readonly books: string;
}

/** What can be chosen for a game. */
export interface GameForm {
  readonly game: string;
  readonly title: string;
  /** What the game is called in the language shown, where that may differ from the title. */
  readonly name?: MessageKey;
  readonly packs: readonly string[];
  /** What the rulebook advises for a first game, by the questions. */
  readonly firstGame?: Readonly<Record<string, string>>;
  readonly expansions: readonly ExpansionOption[];
  readonly controls: readonly OptionControl[];
  /** The question that says how many play; without it there are two. */
  readonly players?: string;
  /** How many in a row play together; without it everybody plays alone. */
  teamSize?(chosen: Chosen): number;
  /** As the rules tell them. */
  readonly rulings: readonly Ruling[];
  /** Rulings that cannot matter at every table. */
  readonly rulingWhen: Readonly<Record<string, When>>;
  /** The options name the rulings that are turned round in a list; else each is an option with its answer. */
  readonly listsRulings: boolean;
  /** Their words, by id. */
  readonly rulingTexts: Loaders<Readonly<Record<string, RulingText>>>;
  readonly ownList?: OwnList;
}

/** The answer that a rule reads as true. */
export const YES = 'yes';

/** Reads what was chosen before, or what a table was opened with; whatever is not known is as usual. */
export function readChosen(form: GameForm, raw: unknown): Chosen {
  const said = isRecord(raw) ? raw : {};
  const packs = Array.isArray(said.packs) ? said.packs : [];
  const chosen: Chosen = {
    expansions: form.expansions.flatMap(({ id }) => (packs.includes(id) ? [id] : [])),
    answers: Object.fromEntries(form.controls.map((control) => [control.id, usualAnswer(control)])),
    rulings: {},
    lists: broughtIn(form, said),
  };
  // In the order of the form: what a question offers may depend on the answers before it.
  for (const control of form.controls) {
    if (!isAsked(control, chosen)) continue;
    const value = said[control.option ?? control.id];
    const answer = answersTo(control, chosen).find(([id]) => valueOf(control, id) === value);
    if (answer) chosen.answers[control.id] = answer[0];
  }
  for (const ruling of rulingsFor(form, chosen)) {
    const answer = ruling.answers.find(({ id }) => id === saidOf(form, ruling, said));
    if (answer) answerRuling(ruling, chosen, answer.id);
  }
  return chosen;
}

function broughtIn({ ownList }: GameForm, said: Readonly<Record<string, unknown>>): Chosen['lists'] {
  const raw = ownList === undefined ? null : said[ownList.option];
  return ownList && Array.isArray(raw) ? { [ownList.option]: raw.filter((entry) => ownList.isEntry(entry)) } : {};
}

/** What options say about a ruling: with a list of those turned round, the other one of two answers. */
function saidOf({ listsRulings }: GameForm, { id, answers }: Ruling, said: Readonly<Record<string, unknown>>): unknown {
  if (!listsRulings) return said[id];
  return Array.isArray(said.rulings) && said.rulings.includes(id) ? answers[1].id : answers[0].id;
}

/** An answer as the rules read it. */
function valueOf({ isNumber, isFlag }: OptionControl, answer: string): string | number | boolean {
  if (isFlag) return answer === YES;
  return isNumber ? Number(answer) : answer;
}

const usualAnswer = ({ usual, answers }: OptionControl): string => usual ?? answers[0][0];

export const isUsual = (control: OptionControl, chosen: Chosen): boolean =>
  answerTo(control, chosen) === usualAnswer(control);

function isAsked({ pack, when }: OptionControl, chosen: Chosen): boolean {
  return (pack === undefined || chosen.expansions.includes(pack)) && (when === undefined || when(chosen));
}

/** The questions that matter with what is chosen besides. */
export function controlsFor(form: GameForm, chosen: Chosen): readonly OptionControl[] {
  return form.controls.filter((control) => isAsked(control, chosen));
}

/** The answers there are to a question, with what is chosen besides. */
export function answersTo({ answers }: OptionControl, chosen: Chosen): readonly Answer[] {
  return answers.filter(([, , when]) => when === undefined || when(chosen));
}

/** What was answered; as usual if it is not offered any more. */
export function answerTo(control: OptionControl, chosen: Chosen): string {
  const answer = answersTo(control, chosen).find(([id]) => id === chosen.answers[control.id]);
  return answer ? answer[0] : usualAnswer(control);
}

/** The rulings that matter with what is chosen besides. */
export function rulingsFor({ rulings, packs, rulingWhen }: GameForm, chosen: Chosen): readonly Ruling[] {
  return rulings.filter(({ id, pack }) => {
    const isPlayed = packs.includes(pack) || chosen.expansions.includes(pack);
    return isPlayed && (!Object.hasOwn(rulingWhen, id) || rulingWhen[id](chosen));
  });
}

/** How a ruling is played. */
export function rulingAnswer({ id, answers }: Ruling, { rulings }: Chosen): string {
  return rulings[id] ?? answers[0].id;
}

/** Settles a ruling; by default it is not mentioned. */
export function answerRuling({ id, answers }: Ruling, { rulings }: Chosen, answer: string): void {
  if (answer === answers[0].id) delete rulings[id];
  else rulings[id] = answer;
}

/** The rulings that matter and are not played by default. */
export function turnedRulings(form: GameForm, chosen: Chosen): readonly Ruling[] {
  return rulingsFor(form, chosen).filter((ruling) => rulingAnswer(ruling, chosen) !== ruling.answers[0].id);
}

/** The list that can be brought along, with the expansions chosen. */
export function ownListFor({ ownList }: GameForm, { expansions }: Chosen): OwnList | null {
  return ownList !== undefined && expansions.includes(ownList.pack) ? ownList : null;
}

/** What is brought along of a list. */
export const broughtOf = ({ option }: OwnList, { lists }: Chosen): readonly unknown[] => lists[option] ?? [];

/** The options of the game, as its rules read them. */
export function optionsOf(form: GameForm, chosen: Chosen): Readonly<Record<string, unknown>> {
  const asked = controlsFor(form, chosen).map(
    (control) => [control.option ?? control.id, valueOf(control, answerTo(control, chosen))] as const,
  );
  const turned = turnedRulings(form, chosen);
  const ownList = ownListFor(form, chosen);
  const brought = ownList === null ? [] : broughtOf(ownList, chosen);
  const packs = [...form.packs, ...chosen.expansions];
  return {
    ...(packs.length > 0 && { packs }),
    ...Object.fromEntries(asked),
    ...(form.listsRulings
      ? turned.length > 0 && { rulings: turned.map(({ id }) => id) }
      : Object.fromEntries(turned.map((ruling) => [ruling.id, rulingAnswer(ruling, chosen)]))),
    ...(ownList !== null && brought.length > 0 && { [ownList.option]: brought }),
  };
}

/** An answer to a ruling as it stands in the options. */
export function optionText({ listsRulings }: GameForm, { id }: Ruling, answer: string): string {
  return listsRulings ? id : `${id}=${answer}`;
}
/** How many sit down. */
export function seatsIn(form: GameForm, chosen: Chosen): number {
  const control = form.controls.find(({ id }) => id === form.players);
  return control === undefined ? 2 : Number(answerTo(control, chosen));
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}
