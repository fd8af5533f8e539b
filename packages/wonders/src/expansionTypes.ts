/** The types of each expansion, by its id: expansions declare their own. */
export interface TypesById {}

type Types = TypesById[keyof TypesById];

/** What expansions add to the types of the base game. */
export type ExpansionEffectSpec = Types['effect'];
export type ExpansionEvent = Types['event'];
export type ExpansionScoring = Types['scoring'];
/** What is done with what a seat has in hand. */
export type ExpansionUse = Types['use'];

/** What is agreed on in games with each expansion, besides the options of the base game. */
export type ExpansionOptions = Partial<All<Types['options']>>;

/** Words: actions, obstacles, discounts, conflicts with others than neighbours. */
export type ExpansionActionName = Types['action'];
export type ExpansionObstacle = Types['obstacle'];
export type ExpansionDiscount = Types['discount'];
export type ExpansionConflict = Types['conflict'];

/** What a seat will be asked because of a choice. */
export type ExpansionFollowUp = Types['followUp'];

/** Fields they add: to a choice, to a payment, to the name and the details of a decision, to a choice turned over. */
export type ExpansionChoice = All<Types['choice']>;
export type ExpansionPayment = All<Types['payment']>;
export type ExpansionPart = All<Types['part']>;
export type ExpansionDecision = All<Types['decision']>;
export type ExpansionRevealed = All<Types['revealed']>;

/** What all members of a union have together. */
type All<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer Whole) => void
  ? Whole
  : never;

/** The part of a position that each expansion in play has. */
export type ExpansionStates = { readonly [T in Types as T['id']]?: T['state'] };

/** What a pack says of a piece that only one expansion knows, and what that expansion makes of it. */
export type ExpansionPieceSpecs = { readonly [T in Types as T['word']]?: T['pieceSpec'] };
export type ExpansionPieces = { readonly [T in Types as T['id']]?: T['piece'] };

/** What each expansion shows of a position and of a preview; left out without it. */
export type ExpansionViews = { readonly [T in Types as T['viewName']]?: T['view'] };
export type ExpansionPreviews = { readonly [T in Types as T['word']]?: T['preview'] };
