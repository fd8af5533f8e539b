import { onlyOne, Reader, type Rng, shuffle } from '@pharos/core';
import { run } from './agenda.ts';
import { bitsOf, setOf } from './bits.ts';
import { refold } from './city.ts';
import { PICK_ORDER, ROUND } from './draft.ts';
import type { RemovedCards } from './expansion.ts';
import { CAPITAL } from './supremacy.ts';
import { advanceOf, MILITARY_TOKENS } from './military.ts';
import { SEAT_NAMES } from './notation.ts';
import type { Options } from './options.ts';
import { emptyTable, TOKENS_ON_BOARD } from './setup.ts';
import { FIRST, playerAt, type ChoiceKind, type Rules, type State } from './state.ts';
import { PICK_WONDER, task, TURN } from './tasks.ts';
import { dealRest } from './written/deal.ts';
import { Pieces } from './written/pieces.ts';
import { readPlayer, rejectEighthWonder } from './written/players.ts';
import { layStructure, readStructure } from './written/structure.ts';

const KEYS = [
  'age',
  'turn',
  'choice',
  'extraTurn',
  'pawn',
  'militaryTokens',
  'structure',
  'first',
  'second',
  'board',
  'box',
  'discard',
  'draft',
] as const;
const DRAFT_KEYS = ['round', 'offer'] as const;
const ROUNDS = 2;

type Fields = Readonly<Record<(typeof KEYS)[number], Reader>>;

/** Builds the position that somebody wrote down. What is left open is filled from `rng`; docs/scenarios.md is the manual. */
export function describe(rules: Rules, options: Options, raw: unknown, rng: Rng): State {
  const reader = new Reader(raw, 'position', 'BAD_POSITION');
  const fields: Fields = reader.fieldsAmong(KEYS);
  const parts = reader.fields([...KEYS, ...rules.known.map(({ id }) => id)]);
  const pieces = new Pieces(rules.catalog);
  const isDraft = !fields.draft.isAbsent();
  const age = isDraft ? ageDuringDraft(rules) : fields.age.isAbsent() ? 1 : fields.age.integer(1, 3);
  const current = isDraft ? null : readStructure(rules, fields.structure, age, pieces);
  const s = emptyTable(rules, options, { wonders: [], decks: [], removed: [] });
  layStructure(s, age, current);
  for (const seat of s.players.keys()) readPlayer(s, seat, fields[SEAT_NAMES[seat]], pieces);
  if (!fields.discard.isAbsent()) s.discard.push(...fields.discard.list().map((card) => pieces.card(card)));
  readTokens(s, fields, pieces, rng);
  if (!fields.pawn.isAbsent()) s.pawn = fields.pawn.integer(1 - CAPITAL, CAPITAL - 1);
  readMilitaryTokens(s, fields.militaryTokens);
  if (!fields.extraTurn.isAbsent()) s.extraTurn = fields.extraTurn.flag();
  const removing: (RemovedCards | null)[] = [];
  for (const expansion of rules.known) {
    const part = parts[expansion.id];
    if (rules.expansions.includes(expansion)) removing.push(expansion.readPosition?.(s, part, pieces, rng) ?? null);
    else if (!part.isAbsent()) part.fail(`this game is played without the pack "${expansion.id}"`);
  }
  rejectEighthWonder(s, fields);
  refold(s, 0);
  refold(s, 1);
  const dealt = {
    ...s,
    deal: dealRest(
      s,
      fields.structure,
      current,
      pieces,
      onlyOne(
        'removedCards',
        removing.filter((rule) => rule !== null),
      ),
      rng,
    ),
  };
  if (isDraft) return startDraft(dealt, fields, pieces);
  startTurn(dealt, fields);
  return dealt;
}

/** With some expansions the players draft with Age I before them. */
function ageDuringDraft({ expansions }: Rules): number {
  return expansions.some((expansion) => expansion.opensAgeDuringDraft) ? 1 : 0;
}

/** Tokens that are not named lie in the box, or on the board if that is not described. */
function readTokens(s: State, { board, box }: Fields, pieces: Pieces, rng: Rng): void {
  const onBoard = board.isAbsent() ? null : board.list().map((token) => pieces.token(token));
  const inBox = box.isAbsent() ? null : box.list().map((token) => pieces.token(token));
  const open = s.catalog.tokens.map(({ index }) => index).filter((token) => !pieces.tokens.has(token));
  const free = shuffle(open, rng);
  s.board = setOf(onBoard ?? free.splice(0, TOKENS_ON_BOARD));
  s.box.push(...(inBox ?? free));
}

/** By default the tokens of the zones the pawn has entered are gone. */
function readMilitaryTokens(s: State, reader: Reader): void {
  const ids = MILITARY_TOKENS.map((token) => token.id);
  s.militaryTokens = reader.isAbsent()
    ? setOf(MILITARY_TOKENS.flatMap((token, index) => (advanceOf(s.pawn, token.side) < token.at ? [index] : [])))
    : setOf(reader.list().map((token) => token.oneOf(ids)));
}

function startTurn(s: State, fields: Fields): void {
  s.picks = PICK_ORDER.length;
  if (s.present === 0) fields.structure.fail('an Age in play has at least one card in its structure');
  const seat = fields.turn.isAbsent() ? FIRST : fields.turn.oneOf(SEAT_NAMES);
  if (fields.choice.isAbsent()) {
    s.agenda.push(task(TURN, seat));
    return;
  }
  const kinds = Object.values(s.rules.choices).flatMap(writtenChoice);
  const choice = fields.choice.fields(['kind', ...kinds.flatMap(({ written }) => written.keys)]);
  const { written } = kinds[choice.kind.oneOf(kinds.map(({ name }) => name))];
  s.agenda.push(...written.tasks(choice, seat));
  run(s);
}

function writtenChoice({ name, written }: ChoiceKind): { name: string; written: NonNullable<ChoiceKind['written']> }[] {
  return written === undefined ? [] : [{ name, written }];
}

/** A position in the middle of the draft: the Wonders on offer, and what was picked before. */
function startDraft(s: State, fields: Fields, pieces: Pieces): State {
  const draft = fields.draft.fields(DRAFT_KEYS);
  const round = draft.round.isAbsent() ? 1 : draft.round.integer(1, ROUNDS);
  const offer = draft.offer.list(ROUND).map((wonder) => pieces.wonder(wonder));
  if (offer.length === 0) draft.offer.fail('expected at least one Wonder');
  const picks = round * ROUND - offer.length;
  for (const seat of s.players.keys()) {
    const due = PICK_ORDER.slice(0, picks).filter((picker) => picker === seat).length;
    const held = bitsOf(playerAt(s, seat).unbuilt).length;
    if (held !== due)
      fields[SEAT_NAMES[seat]].fail(`expected ${due} Wonders at this point of the draft, found ${held}`);
  }
  const held = bitsOf(s.players[0].unbuilt | s.players[1].unbuilt);
  const others = s.deal.wonders.filter((wonder) => !offer.includes(wonder) && !held.includes(wonder));
  const drafting: State = { ...s, deal: { ...s.deal, wonders: [...held, ...offer, ...others] } };
  drafting.picks = picks;
  drafting.offer = setOf(offer);
  drafting.agenda.push(task(PICK_WONDER, PICK_ORDER[picks]));
  run(drafting);
  return drafting;
}
