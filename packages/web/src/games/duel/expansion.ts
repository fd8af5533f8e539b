import type {
  ChoiceView,
  DecisionView,
  DuelEvent,
  DuelPreview,
  DuelScore,
  DuelView,
  ExpansionTypes,
  ImpossibleView,
  words,
} from '@pharos/duel';
import type { Component } from 'svelte';
import type { ExpansionOption } from '../../form/gameForm.ts';
import type { MessageKey } from '../../i18n/index.svelte.ts';
import type { Loaders, Message } from '../../i18n/types.ts';
import type { Tone } from '../../sound/tones.ts';
import type { ReasonWords } from '../../table/hint/words.ts';
import type { LogDeed } from '../../table/shared/log/log.ts';
import type { Motion } from '../../table/motion/motion.ts';
import type { Actor } from '../../table/shared/actor.svelte.ts';
import type { Chip } from '../../table/whatIf/whatIf.ts';
import type { Reason } from '../../table/whyNot/whyNot.ts';
import type { Sign } from '../../signs/sign.ts';
import type { Why } from './pick/why.ts';
import type { Names, Note } from './sheet/note.ts';
import type { ExpansionUi } from './table/expansionUi.ts';
import type { Detail, DuelUi } from './table/ui.svelte.ts';
import type { Told } from './words/duelContent.ts';

type Kind = DecisionView['kind'];
type NameOf = (seat: number) => string;
/** Who says what a choice does: the player whose button it is, somebody who tells the player, or whoever tells of any player. */
export type Voice = 'act' | 'you' | 'told';

/**
 * An expansion of Duel, as its registry lists it. What the home page needs comes with the page; the rest is fetched when it is
 * first needed.
 */
export interface Expansion {
  /** The id of its pack. */
  readonly id: string;
  /** How the form of a new table offers it. */
  readonly form: Omit<ExpansionOption, 'id'>;
  /** Its texts, which join those of Duel where it is played and in the help. */
  readonly texts: Loaders<ExpansionTexts>;
  /** Fetched with its texts. */
  readonly words: () => Promise<ExpansionWords>;
  /** Fetched with the first table at which it is played. */
  readonly table: () => Promise<ExpansionTable>;
  /** Its chapter of the rules. */
  readonly help: () => Promise<{ default: Component }>;
}

/** Messages, and what joins the catalogue of Duel: names of pieces, effects, endings and so on. */
export interface ExpansionTexts {
  readonly messages: Readonly<Record<string, Message>>;
  readonly content: object;
}

/** What is said, drawn and heard of an expansion. A point that it does not use is left out. */
export interface ExpansionWords {
  readonly id: string;

  /** Effects as signs; null for one that is not its own. */
  readonly signsOf?: (effect: ExpansionTypes['effect']) => readonly Sign[] | null;
  /** The icons of its powers and of its Progress tokens, by their names and ids. */
  readonly abilityIcons?: Readonly<Partial<Record<words.AbilityName, string>>>;
  readonly tokenIcons?: Readonly<Record<string, string>>;
  /** What its icons stand for, null for others; and those that the list of signs explains. */
  readonly iconName?: (icon: string) => string | null;
  readonly signs?: readonly string[];
  /** Decks of cards that are not of an Age. */
  readonly decks?: Readonly<Partial<Record<string, DeckWords>>>;
  /** The picture on a card, as the inside of a drawing of 100 × 62; null for one that is not its own. */
  readonly pictureOf?: (card: words.CardSpec) => string | null;
  /** The drawn scenes of its Wonders, by id. */
  readonly scenes?: Readonly<Partial<Record<string, string>>>;
  /** The name of a piece that is neither card nor Wonder nor Progress token; null for those. */
  readonly pieceName?: (id: string) => string | null;

  /** What a choice does, as its button says or as a hint tells, null if it is not its own; and what a hint adds to that. */
  readonly choiceText?: (
    choice: ExpansionTypes['choiceView'],
    kind: Kind,
    nameOf: NameOf,
    voice: Voice,
  ) => string | null;
  readonly choiceNotes?: (choice: ChoiceView) => readonly string[];
  /** What an event of it has somebody choose, in a line above the choice; null for what is not its own. */
  readonly whyOf?: (event: DuelEvent) => Why | null;
  /** Somebody may be asked in the middle of the other player's turn. */
  readonly asksOutOfTurn?: true;
  /** An event in a sentence; null for what others say and for what is not its own. */
  readonly eventText?: (event: ExpansionTypes['event'], nameOf: NameOf) => string | null;
  /** What the log shows as done in a turn, where that is its own; null for all else. */
  readonly logDeed?: (event: DuelEvent) => Omit<LogDeed, 'signs'> | null;
  /** How its cards leave the structure, by the event, in a word for the card memory. */
  readonly outWords?: Readonly<Partial<Record<DuelEvent['type'], MessageKey>>>;
  /** Why coins come and go, where that is its doing. */
  readonly coinReasons?: Readonly<Partial<Record<string, CoinReasonWords>>>;
  /** What a move brings about by it, before it is made. */
  readonly notesOf?: (preview: DuelPreview, names: Names) => readonly Note[];
  /** Numbers of its own that a move changes. */
  readonly chipsOf?: (preview: DuelPreview, names: Names) => readonly Chip[];
  /** What of it speaks for a move, by the kind of the reason; null for what is not its own. */
  readonly reasonText?: (kind: string, n: number, name: string, what: string) => ReasonWords | null;
  /** Why something cannot be done; null for what is not its own reason. */
  readonly obstacleText?: (obstacle: ImpossibleView['obstacle']) => Reason | null;
  /** What is moved before the position after an event is shown, and what is heard. */
  readonly motionsOf?: (event: DuelEvent) => readonly Motion[];
  readonly sounds?: Readonly<Partial<Record<DuelEvent['type'], readonly Tone[]>>>;

  /** Coins besides those of the treasury that a player can pay with. */
  readonly coinsBesides?: (view: DuelView, seat: number) => number;
  /** What lies on a card of the structure, in words; null for nothing. */
  readonly slotText?: (view: DuelView, slot: string) => string | null;
  /** Further pawns on the military track: where they stand, seen from the first player, and what they are. */
  readonly pawnsOf?: (view: DuelView) => readonly PawnWords[];
  /** What takes the place of the military tokens that cost coins. */
  readonly militaryTokens?: Readonly<Record<'inner' | 'outer', MilitaryTokenWords>>;
  /** What cards of a colour are where others take the place of those of the base game, and what they score. */
  readonly colours?: Readonly<Partial<Record<string, () => Told>>>;
  /** Its categories of the score, after those of the base game. */
  readonly categories?: readonly Category[];
  /** The supremacies by which it can end a game. */
  readonly supremacies?: Readonly<Partial<Record<string, SupremacyWords>>>;

  /** What a player can pick up of it. */
  readonly Ui?: new () => ExpansionUi;
  /** Drawings that only it has, to be referred to like those of the page. */
  readonly sprites?: string;
}

/** A pawn on the military track besides the Conflict pawn. */
export interface PawnWords {
  readonly icon: string;
  readonly at: number;
  /** What it is and where it stands, and what it is for. */
  readonly text: (nameOf: NameOf) => string;
  readonly explanation: () => string;
}

/** A deck whose cards are not of an Age. */
export interface DeckWords {
  /** Its back: an icon, the colours at the edge and in the middle, that of the icon. */
  readonly back: { readonly icon: string; readonly edge: string; readonly middle: string; readonly ink: string };
  /** The Age in whose structure it lies, where its cards bear no other. */
  readonly age?: number;
  /** What is done with its cards in place of building them. */
  readonly use?: MessageKey;
  /** What its price is for, in place of a printed cost. */
  readonly price?: { readonly icon: string; readonly text: MessageKey };
}

export interface CoinReasonWords {
  readonly gained?: MessageKey;
  readonly lost?: MessageKey;
  /** What a move brings for this reason is said beforehand like any other coins. */
  readonly isForetold?: true;
}

export interface MilitaryTokenWords {
  readonly icon: string;
  readonly text: () => string;
}

export interface Category {
  readonly id: Exclude<keyof DuelScore, 'total'>;
  readonly icon: string;
}

export interface SupremacyWords {
  readonly icon: string;
  /** What is said of a move by which the viewer, or the opponent, wins. */
  readonly mine: MessageKey;
  readonly theirs: MessageKey;
}

/** Where the table has room for the board of an expansion: beside the structure, or in a row of its own on a small screen. */
export interface BoardParts {
  /** Where several boards share the room, what the one is called that is turned to. */
  readonly name: () => string;
  readonly icon: string;
  readonly Board: Component;
  readonly BoardRow: Component;
}

/** The parts of a table at which an expansion is played. A point that it does not use is left out. */
export interface ExpansionTable {
  readonly id: string;

  /** Its board; the table of one without it is laid out like that of the base game. */
  readonly board?: BoardParts;
  /** A narrow column of a city, after those of the colours. */
  readonly CityColumn?: Component<{ seat: number }>;
  /** In the list of a city, before its cards. */
  readonly CityPart?: Component<{ seat: number }>;
  /** What lies on a card of a city, and on one of the structure. */
  readonly CardMark?: Component<{ card: string }>;
  readonly SlotMark?: Component<{ slot: string }>;
  /** Among the tabs of a small screen. */
  readonly Tab?: Component;

  /** Its choices: what there is to choose from, and the words and buttons beside it. */
  readonly choices?: {
    readonly isOwn: (kind: Kind) => boolean;
    readonly Picker: Component;
    readonly Sheet: Component<{ actor: Actor }>;
  };
  /** In a corner above what there is to choose from, and above the words for a choice of the base game. */
  readonly PickCorner?: Component;
  readonly PickHead?: Component;

  /** What it says of a card that is taken up, and further things that can be done with one. */
  readonly CardNote?: Component<{ card: string }>;
  readonly cardActions?: readonly CardAction[];
  /** The sheet for what is taken up: with a card, and without one. */
  readonly cardSheet?: (ui: DuelUi) => Component<{ card: string; actor: Actor }> | null;
  readonly pieceSheet?: (ui: DuelUi) => Component<{ actor: Actor }> | null;
  /** At the start of the viewer's turn. */
  readonly TurnOffer?: Component;

  /** What can be looked at more closely: its title, null if it is not its own; and those that are looked at while deciding. */
  readonly details?: {
    readonly titleOf: (detail: Detail, nameOf: NameOf) => string | null;
    readonly Detail: Component<{ detail: Detail }>;
    readonly aside: readonly Detail['kind'][];
  };
  /** Takes up what a hint chooses with; false if that is a single piece, or not its own. */
  readonly takeUp?: (ui: DuelUi, choice: ChoiceView, kind: Kind) => boolean;
}

/** Something that can be done with a card of the structure besides building, discarding and using it for a Wonder. */
export interface CardAction {
  readonly id: string;
  readonly icon: string;
  readonly text: MessageKey;
  /** The key that does it, and what the list of keys says of it. */
  readonly key: string;
  readonly keyText: MessageKey;
  isPossible(view: DuelView, card: string): boolean;
  /** What stands in its way where it is not possible. */
  obstacleTo(view: DuelView): ImpossibleView | undefined;
  begin(ui: DuelUi): void;
}
