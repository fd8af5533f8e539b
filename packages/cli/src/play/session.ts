import { firstSeat, type SeatId } from '@pharos/core';
import type { DecisionView, DuelEvent, DuelView } from '@pharos/duel';
import type { DuelMatch } from '../matchFile.ts';
import { print } from '../output.ts';
import { scoreLines } from '../render/score.ts';
import { menuTexts, playTexts } from '../texts.ts';
import { tellBriefly } from '../words/events.ts';
import { answer, answerNonsense } from './answers.ts';
import { botMove } from './botMove.ts';
import { interpret, type CommandName } from './interpret.ts';
import type { LineInput } from './input.ts';
import type { Keeper } from './keeper.ts';
import { menuFor, type Menu } from './menu.ts';
import type { Seating } from './seating.ts';
import { Stage } from './stage.ts';
import { undoFor } from './undo.ts';

/** What the person's line led to: a new position, another look at this one, just an answer, or leaving. */
type Step = 'moved' | 'redraw' | 'answered' | 'leave';

/** One game at the terminal, from its present position to its end or to the moment somebody leaves. */
export class Session {
  readonly #match: DuelMatch;
  readonly #seating: Seating;
  readonly #input: LineInput | null;
  readonly #keeper: Keeper;
  readonly #stage: Stage;
  /** What happened since a person chose last, in sentences for the seat that reads them. */
  #news: ((reader: SeatId) => string[])[] = [];
  /** The card, or the first part of a choice, whose uses are listed. */
  #chosen: string | null = null;
  /** Lines still to be read: "3 1" is two. */
  #typed: string[] = [];

  constructor(match: DuelMatch, seating: Seating, input: LineInput | null, keeper: Keeper) {
    this.#match = match;
    this.#seating = seating;
    this.#input = input;
    this.#keeper = keeper;
    this.#stage = new Stage(seating.names);
  }

  /** Plays; answers whether the game came to its end. */
  async run(): Promise<boolean> {
    for (let acting = this.#match.toAct(); acting !== 0; acting = this.#match.toAct()) {
      const seat = firstSeat(acting);
      const bot = this.#seating.bot(seat);
      if (bot !== null) this.#play(seat, botMove(this.#match, seat, bot));
      else if (!(await this.#letPersonPlay(seat))) return false;
    }
    const below = this.#seating.below(null);
    this.#stage.showEnd(this.#match.view(below), below, this.#newsFor(below));
    return true;
  }

  /** Plays a move, tells of it and keeps the game; answers whether it was legal. */
  #play(seat: SeatId, text: string): boolean {
    const played = this.#match.play(seat, text);
    if (!played.ok) return false;
    // Of two people at one terminal each reads the news with their own eyes.
    const tell = (reader: SeatId): string[] =>
      tellBriefly(this.#seen(played.value, reader), this.#seating, this.#match.seatCount);
    this.#news.push(tell);
    // With nobody to choose there is no table to read it from.
    if (this.#input === null) print(tell(this.#seating.below(seat)).join(' '));
    this.#keeper.keep(this.#match);
    return true;
  }

  #seen(events: readonly DuelEvent[], viewer: SeatId): DuelEvent[] {
    return events.flatMap((event) => this.#match.game.redact(event, viewer) ?? []);
  }

  #newsFor(reader: SeatId): string[] {
    return this.#news.flatMap((tell) => tell(reader));
  }

  /** Draws, asks and obeys until the position changes; answers false when the person leaves. */
  async #letPersonPlay(seat: SeatId): Promise<boolean> {
    let step: Step = 'redraw';
    while (step !== 'moved') {
      const view = this.#match.view(seat);
      const { decision } = view;
      if (decision === null) return true;
      const menu = menuFor(view, decision, this.#chosen);
      if (step === 'redraw') this.#stage.showTurn(view, seat, this.#newsFor(seat), menu, this.#chosen !== null);
      const line = await this.#ask(menu);
      if (line === null) return false;
      step = this.#obey(line, view, decision, menu);
      if (step === 'leave') return false;
    }
    return true;
  }

  async #ask(menu: Menu): Promise<string | null> {
    if (this.#typed.length === 0) {
      const line = (await this.#input?.ask(menuTexts.prompt(menu.entries.length, this.#chosen !== null))) ?? null;
      if (line === null) return null;
      this.#typed = /^\s*\d+(\s+\d+)+\s*$/.test(line) ? line.trim().split(/\s+/) : [line];
    }
    return this.#typed.shift() ?? null;
  }

  #obey(line: string, view: DuelView, { seat }: DecisionView, menu: Menu): Step {
    const request = interpret(line, menu, this.#match.legalMoves(seat));
    switch (request.type) {
      case 'move':
        this.#news = [];
        this.#chosen = null;
        return this.#play(seat, request.text) ? 'moved' : this.#answer(playTexts.notLegal(line));
      case 'choose':
        this.#chosen = request.slot;
        return 'redraw';
      case 'back':
        this.#chosen = null;
        return 'redraw';
      case 'command':
        return this.#command(request.name, request.rest, view, seat);
      case 'nonsense':
        this.#typed = [];
        return this.#answer(answerNonsense(request.text));
    }
  }

  #command(name: CommandName, rest: string, view: DuelView, seat: SeatId): Step {
    switch (name) {
      case 'quit':
        return 'leave';
      case 'table':
        this.#chosen = null;
        return 'redraw';
      case 'score':
        this.#stage.lines(scoreLines, view, seat);
        return 'answered';
      case 'undo':
        return this.#undo(seat);
      default:
        return this.#answer(answer(name, rest, { match: this.#match, who: this.#seating, view, seat }));
    }
  }

  #undo(seat: SeatId): Step {
    const undone = undoFor(this.#match, this.#seating, seat);
    if (!undone.ok) {
      return this.#answer(undone.problem.code === 'UNDO_REVEALED' ? playTexts.undoRevealed : playTexts.nothingToUndo);
    }
    const { value: text } = undone;
    this.#news = [() => [playTexts.undone(text)]];
    this.#chosen = null;
    this.#keeper.keep(this.#match);
    return 'moved';
  }

  #answer(text: string): Step {
    print(text);
    return 'answered';
  }
}
