import type { Bot } from '@pharos/bots';
import { seatsOf, SPECTATOR, type GameEvent, type Match, type Preview, type SeatId, type Viewer } from '@pharos/core';
import { print } from '../output.ts';
import { wrapTexts } from '../terminal/wrapText.ts';
import { logText, saveCopy } from './answers.ts';
import { botMove } from './botMove.ts';
import { Display } from './display.ts';
import { findEntry } from './findEntry.ts';
import type { Choosing, GameTable, TableScene } from './gameTable.ts';
import type { LineReader } from './input.ts';
import { joinSentences } from './joinSentences.ts';
import type { Menu } from './menu.ts';
import { previewsFor, type PreviewedGame } from './previews.ts';
import { commonCommand, readRequest } from './request.ts';
import type { SaveFile } from './saveFile.ts';
import type { Seating } from './seating.ts';
import { endSentence } from './endSentence.ts';
import type { Speak } from '../words/speaker.ts';
import { helpTexts } from './help.ts';
import { History } from './history.ts';
import type { SessionKey } from './texts.ts';
import { undoFor } from './undo.ts';

/** What the person's line led to: a new position, another look at this one, just an answer, or leaving. */
type Step = 'moved' | 'redraw' | 'answered' | 'leave';

/** A game and how it is shown. */
interface Playable<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  readonly game: PreviewedGame<Options, State, View, Event, Foreseen>;
  readonly table: GameTable<View, Event, Foreseen>;
  /** Who is asked for a hint. */
  readonly hintBot: Bot<State>;
  /** What is said, whichever the game. */
  readonly say: Speak<SessionKey>;
}

/** One game at the terminal, from its present position to its end or to the moment somebody leaves. */
export class Session<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  readonly #match: Match<Options, State, View, Event>;
  readonly #playable: Playable<Options, State, View, Event, Foreseen>;
  readonly #seating: Seating<State>;
  readonly #input: LineReader | null;
  readonly #saveFile: SaveFile;
  readonly #display: Display<View, Event, Foreseen>;
  /** What happened since a person chose last, in sentences for the seat that reads them. */
  #news: ((reader: SeatId) => string[])[] = [];
  readonly #history = new History<Event>();
  /** The list of the menu that is open, such as the uses of a card. */
  #opened: string | null = null;
  /** Lines still to be read: "3 1" is two. */
  #typed: string[] = [];

  constructor(
    match: Match<Options, State, View, Event>,
    playable: Playable<Options, State, View, Event, Foreseen>,
    seating: Seating<State>,
    input: LineReader | null,
    saveFile: SaveFile,
  ) {
    this.#match = match;
    this.#playable = playable;
    this.#seating = seating;
    this.#input = input;
    this.#saveFile = saveFile;
    this.#display = new Display(playable.table, seating.names, () => match.outcome(), playable.say);
  }

  /** Plays; answers whether the game came to its end. */
  async run(): Promise<boolean> {
    for (let acting = this.#match.toAct(); acting !== 0; acting = this.#match.toAct()) {
      const seats = seatsOf(acting);
      // Of those who choose at once bots come first, so that a person decides when the turn is revealed.
      const seat = seats.find((one) => this.#seating.bot(one) !== null) ?? seats[0];
      const bot = this.#seating.bot(seat);
      if (bot !== null) this.#play(seat, botMove(this.#match, seat, bot));
      else if (!(await this.#letPersonPlay(seat))) return false;
    }
    const viewer = this.#seating.viewerFor(null);
    this.#display.showEnd(this.#scene(this.#match.view(viewer), viewer), this.#newsFor(viewer));
    return true;
  }

  /** Plays a move, tells of it and saves the game; answers the code of a refusal, or null. */
  #play(seat: SeatId, text: string): string | null {
    const played = this.#match.play(seat, text);
    if (!played.ok) return played.problem.code;
    // Of two people at one terminal each reads the news with their own eyes.
    const tell = (reader: SeatId): string[] => this.#account(played.value, reader);
    if (!this.#playable.table.isNewsDrawn) this.#news.push(tell);
    this.#history.add(played.value);
    if (!this.#playable.table.isRedrawn) {
      for (const sentence of this.#sentences(played.value, SPECTATOR)) print(sentence);
    } else if (this.#input === null) {
      // With nobody to choose there is no table to read it from.
      const told = tell(this.#seating.viewerFor(seat));
      if (told.length > 0) print(told.join(' '));
    }
    this.#saveFile.write(this.#match);
    return null;
  }

  #seen(events: readonly Event[], viewer: Viewer): Event[] {
    return events.flatMap((event) => this.#match.game.redact(event, viewer) ?? []);
  }

  #scene(view: View, me: SeatId): TableScene<View, Event> {
    return this.#display.scene(view, me, this.#seen(this.#history.since(me), me));
  }

  #sentences(events: readonly Event[], viewer: Viewer): string[] {
    return this.#playable.table.sentences(this.#seen(events, viewer), this.#seating.names);
  }

  #account(events: readonly Event[], reader: SeatId): string[] {
    return joinSentences(this.#sentences(events, reader), this.#seating.names);
  }

  #newsFor(reader: SeatId): string[] {
    return this.#news.flatMap((tell) => tell(reader));
  }

  /** Draws, asks and does as told until the position changes; answers false when the person leaves. */
  async #letPersonPlay(seat: SeatId): Promise<boolean> {
    const view = this.#match.view(seat);
    const previews = previewsFor(this.#playable.game, this.#match, seat);
    let step: Step = 'redraw';
    while (step !== 'moved') {
      const choosing = this.#choosing(view, seat, previews);
      const menu = this.#playable.table.menu(choosing, this.#opened);
      const scene = this.#scene(view, seat);
      if (step === 'redraw') this.#display.showTurn(scene, this.#newsFor(seat), menu, this.#opened !== null);
      const line = await this.#ask(menu);
      if (line === null) return false;
      step = this.#handle(line, choosing, menu);
      if (step === 'leave') return false;
    }
    return true;
  }

  #choosing(view: View, seat: SeatId, previews: Readonly<Record<string, Foreseen>>): Choosing<View, Event, Foreseen> {
    return { view, seat, names: this.#seating.names, previews, screen: this.#display.screen() };
  }

  async #ask(menu: Menu): Promise<string | null> {
    if (this.#typed.length === 0) {
      const line = (await this.#input?.ask(this.#prompt(menu))) ?? null;
      if (line === null) return null;
      this.#typed = /^\s*\d+(\s+\d+)+\s*$/.test(line) ? line.trim().split(/\s+/) : [line];
    }
    return this.#typed.shift() ?? null;
  }

  #prompt({ entries: { length } }: Menu): string {
    return this.#playable.say('prompt', { last: length, back: this.#opened === null ? 'no' : 'yes' });
  }

  #handle(line: string, choosing: Choosing<View, Event, Foreseen>, menu: Menu): Step {
    const { seat, previews } = choosing;
    const request = readRequest(line, menu, Object.keys(previews), this.#playable.table.commands);
    switch (request.type) {
      case 'move':
        return this.#move(seat, request.text);
      case 'open':
        this.#opened = request.list;
        return 'redraw';
      case 'back':
        this.#opened = menu.back ?? null;
        return 'redraw';
      case 'command':
        return this.#command(request.name, request.rest, choosing);
      case 'nothing':
        this.#typed = [];
        return this.#answer(this.#playable.say('unknown', { text: request.text }));
    }
  }

  /** The game reads the text: whatever it means, it is played or refused. */
  #move(seat: SeatId, text: string): Step {
    const [before, known] = [this.#news, this.#history.length];
    this.#news = [];
    const refusal = this.#play(seat, text);
    if (refusal === null) {
      this.#history.chosenBy(seat, known);
      this.#opened = null;
      return 'moved';
    }
    this.#news = before;
    this.#typed = [];
    return this.#answer(this.#playable.say(refusal === 'BAD_NOTATION' ? 'unknown' : 'notLegal', { text }));
  }

  #command(name: string, rest: string, choosing: Choosing<View, Event, Foreseen>): Step {
    const { view, seat } = choosing;
    switch (commonCommand(name)) {
      case 'quit':
        return 'leave';
      case 'table':
        this.#opened = null;
        return 'redraw';
      case 'score':
        this.#display.showScore(this.#scene(view, seat));
        return 'answered';
      case 'undo':
        return this.#undo(seat);
      case 'resign':
        return this.#resign(seat, rest);
      case 'hint':
        return this.#hint(choosing);
      case 'help':
        return this.#answer(
          wrapTexts(helpTexts(this.#playable.table.help(view), this.#playable.say), this.#scene(view, seat).screen),
        );
      case 'log':
        return this.#answer(logText(this.#match, (events) => this.#account(events, seat), this.#playable.say));
      case 'save':
        return this.#answer(saveCopy(this.#match, rest, this.#playable.say));
      case undefined: {
        const own = this.#playable.table.commands.find((command) => command.name === name);
        return this.#answer(own?.answer(rest, this.#scene(view, seat), () => this.#match.memory(seat)) ?? '');
      }
    }
  }

  #undo(seat: SeatId): Step {
    const undone = undoFor(this.#match, (by) => this.#seating.bot(by) !== null, seat);
    if (!undone.ok) {
      return this.#answer(
        this.#playable.say(undone.problem.code === 'UNDO_REVEALED' ? 'undoRevealed' : 'nothingToUndo'),
      );
    }
    const { by, move } = undone.value;
    const choosing = this.#choosing(this.#match.view(by), by, previewsFor(this.#playable.game, this.#match, by));
    const text = this.#playable.say('undone', { text: findEntry(this.#playable.table, choosing, move)?.label ?? move });
    this.#news = [() => [text]];
    this.#history.clear();
    if (!this.#playable.table.isRedrawn) print(text);
    this.#opened = null;
    this.#saveFile.write(this.#match);
    return 'moved';
  }

  /** Asked twice: it cannot be taken back. */
  #resign(seat: SeatId, rest: string): Step {
    const { names } = this.#seating;
    if (this.#match.seatCount !== 2) return this.#answer(this.#playable.say('resignTwo'));
    if (rest !== 'yes') return this.#answer(this.#playable.say('resignSure', { name: names.name(1 - seat) }));
    const ended = { kind: 'resignation', seat } as const;
    this.#match.end(ended);
    const text = endSentence(ended, names, this.#playable.say);
    this.#news = [() => [text]];
    if (!this.#playable.table.isRedrawn) print(text);
    this.#saveFile.write(this.#match);
    return 'moved';
  }

  /** What a bot would do that knows as much as the seat. */
  #hint(choosing: Choosing<View, Event, Foreseen>): Step {
    const entry = findEntry(
      this.#playable.table,
      choosing,
      botMove(this.#match, choosing.seat, this.#playable.hintBot),
    );
    return this.#answer(
      entry === null ? this.#playable.say('noHint') : this.#playable.say('hint', { choice: entry.label }),
    );
  }

  #answer(text: string): Step {
    print(text);
    return 'answered';
  }
}
