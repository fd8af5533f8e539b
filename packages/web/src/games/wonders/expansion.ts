import type { Ruling } from '@pharos/core';
import type { HintReason, Language } from '@pharos/protocol';
import type {
  ChoiceView,
  CityView,
  HandCardView,
  Obstacle,
  PaymentView,
  WondersEvent,
  WondersPreview,
  WondersView,
  words,
} from '@pharos/wonders';
import type { Component } from 'svelte';
import type { Glossary } from '../../help/glossary.ts';
import type { Chosen, GameForm, OptionControl, OwnList } from '../../form/gameForm.ts';
import type { MessageKey } from '../../i18n/index.svelte.ts';
import type { Tone } from '../../sound/tones.ts';
import type { ReasonWords } from '../../table/hint/words.ts';
import type { Phase } from '../../table/motion/phases.ts';
import type { Actor } from '../../table/shared/actor.svelte.ts';
import type { Reason } from '../../table/whyNot/whyNot.ts';
import type { Edition } from './edition.ts';
import type { Category } from './end/category.ts';
import type { LogOpening, LogPart } from './log/part.ts';
import type { CoinChange, Paid } from './motions/coinChange.ts';
import type { EffectsOfPiece } from './piece/effectsOfPiece.ts';
import type { CardSpec } from './piece/pieces.ts';
import type { Sign } from './piece/sign.ts';
import type { Picks } from './pick/pick.ts';
import type { Figure, Names } from './sheet/figure.ts';
import type { Bought, Gift, Spared } from './sheet/bill.ts';
import type { CardChoice, Use } from './table/cardChoice.ts';
import type { HandWords } from './table/handWordTypes.ts';
import type { KeyList } from './table/keyList.ts';
import type { ExpansionDetail, TableContext } from './table/ui.svelte.ts';
import type { RevealedChoice, TableNames } from './words/events.ts';
import type { PhaseWords } from './words/phaseWords.ts';

/*
 * The points at which an expansion has its say. It is a folder with three objects, by when they are needed: an entry for forms
 * and help, which comes with the home page; what it does to words, signs and choices, which comes with the table; and its
 * components, which are fetched with the first table that plays with it.
 */

/** What an expansion is before there is a table. Listed in entries.ts. */
export interface ExpansionEntry {
  /** How forms offer it; the id is that of its pack. */
  readonly option: GameForm['expansions'][number];
  /** Numbers of players that only it allows, and whether so many can play with it. */
  readonly playerCounts: readonly number[];
  allows(players: number, chosen: Chosen): boolean;
  /** Questions of its own; `seats` tells how many sit down. */
  controls(seats: (chosen: Chosen) => number): readonly OptionControl[];
  /** Whether two and two may play together with it. */
  readonly hasTeams: boolean;
  /** Its rulings. */
  readonly rulings: readonly Ruling[];
  /** When its rulings matter, where that is not always. */
  readonly rulingWhen: GameForm['rulingWhen'];
  /** A list that players may bring along. */
  readonly ownList?: OwnList;
  /** Fetches its messages. */
  texts(language: Language): Promise<unknown>;
  /** Loads them, before anything of it is shown. */
  words(): Promise<void>;
  /** Its part of the help, with the texts it needs. */
  help(): Promise<ExpansionHelp>;
  /** Its components. */
  parts(): Promise<ExpansionParts>;
}

/** What an expansion adds to the help. */
export interface ExpansionHelp {
  /** The id of its pack. */
  readonly pack: string;
  /** Its rules, and what there is of pieces that only it has. */
  readonly rules: Chapter;
  readonly pieces: readonly Chapter[];
  /** Drawings that others refer to, and its signs with their names. */
  readonly Sprites: Component<Record<string, never>>;
  readonly Signs: Component<Record<string, never>>;
  glossary(): Glossary;
}

/** A part of the help with the name of its tab; the id is also in the address. */
export interface Chapter {
  readonly id: string;
  readonly label: MessageKey;
  /** `isAtTable`: of an edition that is played, not one that is looked at among others. */
  readonly Page: Component<{ edition: Edition; isAtTable: boolean }>;
}

/** Who says what a choice does: somebody who tells the player, or whoever tells of any player. */
export type Voice = 'you' | 'told';

/** What an expansion does at the table and in its words. Listed in expansions.ts. */
export interface WondersExpansion {
  /** The pack it comes with: at tables that play with the pack, the expansion has its say. */
  readonly pack: string;

  /** Pieces: its cards and boards in both editions; the order in which a city has built its stages, empty if it is as printed. */
  readonly packs: readonly words.PackSpec[];
  stageOrder(view: WondersView, city: CityView): readonly number[];
  /** What it has in hands besides cards, in an edition: it is drawn and played like them. */
  likeCards(edition: number): readonly CardSpec[];
  /** What of that lies in a city. */
  cityCards(view: WondersView, city: number): readonly string[];
  /** What a piece does by it: as signs, together with those of the base game; in sentences; in a few words each. */
  signs(piece: EffectsOfPiece, others: readonly Sign[]): readonly Sign[];
  /** An effect or ability of its own as signs; null for any other. */
  effectSigns(effect: words.EffectSpec): readonly Sign[] | null;
  pieceTexts(piece: EffectsOfPiece): readonly string[];
  pieceShorts(piece: EffectsOfPiece): readonly string[];

  /** Decisions: whether the present one is its own; what is picked from then; what makes a question a new one. */
  isAsking(view: WondersView): boolean;
  /** What is done with the hand, where it holds no cards; null where it does. */
  handWords(view: WondersView): HandWords | null;
  picks(view: WondersView): Picks | null;
  questionParts(view: WondersView): readonly unknown[];
  /** What a player chooses along with a card; `onChange` is called whenever the price may be another. */
  cardChoice(onChange: () => void): CardChoice;

  /** Payments: what is bought from others than neighbours; units that are left out, and why. */
  sales(payment: PaymentView): readonly Bought[];
  spared(payment: PaymentView): readonly Spared[];
  /** Why a card is free by a piece of its own; null for any other reason. */
  giftText(gift: Gift): string | null;
  /** What of it a move would bring. */
  figures(preview: WondersPreview, names: Names): readonly Figure[];

  /** Words; null where it has no say: an event, what a city did, a choice of mine, and what is to be done now. */
  eventText(event: WondersEvent, names: TableNames): string | null;
  /** Nothing, '', where an event of its own tells it. */
  revealedText(choice: RevealedChoice, name: string): string | null;
  /** What a city sold, where that is no card; null where it is one. */
  soldText(choice: RevealedChoice): string | null;
  /** What an event of its own adds to the rows of the log. */
  logParts(event: WondersEvent, names: TableNames): readonly LogPart[];
  /** A section of the log that an event opens besides turns and ends of Ages; null where it opens none. */
  logSection(event: WondersEvent): LogOpening | null;
  moveText(choice: ChoiceView, view: WondersView, voice: Voice): string | null;
  /** What of it speaks for a move. */
  reasonText(reason: HintReason): ReasonWords | null;
  /** Why something cannot be done. */
  obstacleText(obstacle: Obstacle): Reason | null;
  turnKey(view: WondersView, isMine: boolean): MessageKey | null;
  /** What is going on outside turns. */
  partKey(view: WondersView): MessageKey | null;

  /** How its part of a step is watched; and its sounds by events. */
  readonly phases: ExpansionPhases;
  readonly sounds: Readonly<Partial<Record<WondersEvent['type'], readonly Tone[]>>>;

  /** The score: categories after those of the base game. */
  readonly categories: readonly Category[];
}

/** The part of an expansion in what is watched of a step. */
export interface ExpansionPhases {
  /** Drawn while everybody pays, and while everything is built; whether there is anything of the latter. */
  payments(events: readonly WondersEvent[], ms: number): Animation[];
  building(events: readonly WondersEvent[], ms: number): Animation[];
  builds(events: readonly WondersEvent[]): boolean;
  /** What an event of its own does to a purse; and whom it says was paid, in a game of so many cities. */
  coins(event: WondersEvent): CoinChange | null;
  paid(event: WondersEvent, cities: number): readonly Paid[];
  /** What comes after that in a turn; and the acts of the end of an Age around the land conflicts, which stay for `hold`. */
  turn(events: readonly WondersEvent[]): Phase[];
  beforeConflicts(events: readonly WondersEvent[], hold: number): Phase[];
  afterConflicts(events: readonly WondersEvent[], hold: number): Phase[];
  /** The words of a phase, null for those it has nothing to say about; and which events a phase tells of. */
  words(id: string): PhaseWords | null;
  told(id: string): readonly WondersEvent['type'][];
}

/** The places where expansions have components, with what these are given. */
export interface PartProps {
  /** Drawings that others refer to. */
  Sprites: Record<string, never>;
  /** A board between the neighbours, which makes everything else smaller; and the same where room is scarce. */
  Board: Record<string, never>;
  BoardStrip: Record<string, never>;
  /** Read out besides what happens. */
  Aloud: Record<string, never>;
  /** Drawn over the whole table. */
  Overlay: Record<string, never>;
  /** What it has to show of a game that is analysed: of all its positions, as somebody sees them who looks on. */
  AnalysisSection: {
    views: readonly WondersView[];
    at: number;
    /** Where each Age begins. */
    ages: readonly { readonly at: number; readonly name: string }[];
    order: readonly number[];
    nameOf: (city: number) => string;
  };

  /** Of a city: figures beside those of the base game, a line of its own, marks beside the name, and in the row of far seats. */
  CityFigures: { city: number; brief?: boolean };
  CityLine: { city: number };
  CityMarks: { city: number; bare?: boolean };
  FarCityFigures: { city: number };
  /** Beside the figures of my own city: what I look at there. */
  OwnFigures: Record<string, never>;
  /** In the detail of a city. */
  CityDetail: { city: number };

  /** The picker of its decisions, in the place of my city, and the sheet beside it. */
  Picker: Record<string, never>;
  PickerSheet: { actor: Actor };

  /** In the sheet of a card: what is chosen along with it, which stage, and more buttons. */
  CardFields: { card: HandCardView; use: Use };
  StageFields: { card: HandCardView; city: CityView };
  CardActions: { card: HandCardView; actor: Actor };
  /** A button beside the hand, and where no card is up on a phone. */
  HandButton: { small?: boolean };
  /** Below the hand of a partner: what else the partner has or chooses from. */
  PartnerPieces: { city: number };
  /** On a card of the own hand: what others say about it. */
  HandCardSign: { card: string };
  /** On the card that is chosen, and beside one that was turned up. */
  StagedSign: { choice: ChoiceView };
  DeedSign: { choice: RevealedChoice };
  /** One of its acts at the end of an Age, from the events of the step. */
  Act: { id: string; events: readonly WondersEvent[] };
  /** What cities lose at the end of an Age: one for all expansions by which coins are lost, with what each tells above and in the row of a city. */
  Losses: { events: readonly WondersEvent[] };
  LossNews: { events: readonly WondersEvent[] };
  LossColumns: { city: number; events: readonly WondersEvent[] };
  /** On a city among the land conflicts. */
  LandSign: { city: number; events: readonly WondersEvent[] };
  /** Beside what a city did in the last round: what else came of it, from all events since then. */
  RoundSigns: { city: number; events: readonly WondersEvent[] };

  /** Buttons among the tabs of a phone and in the menu. */
  Tabs: Record<string, never>;
  /** What it lets one look at more closely. */
  Detail: { detail: ExpansionDetail };
}

export type Components = { readonly [Place in keyof PartProps]?: Component<PartProps[Place]> };

/** The components of an expansion by their places, and what the dialogs say of it. */
export interface ExpansionParts extends Components {
  /** The keys, told in place of those of the base game. */
  readonly keys?: KeyList;
  /** What else a screen reader says of a card of the own hand. */
  readonly handNotes?: (table: TableContext, card: string) => readonly string[];
  /** What else there is to say about the points of a city in a category. */
  readonly scoreNotes?: (view: WondersView, city: number, category: string) => readonly string[];
  /** What stands above its details; null above those of others. */
  readonly detailTitle?: (detail: ExpansionDetail, nameOf: (city: number) => string) => string | null;
}
