import { botRng, type Bot } from '@pharos/bots';
import { seatsOf, SPECTATOR, type Match, type SeatId } from '@pharos/core';
import type { ChoiceView, Options, PaymentView, State, WondersEvent, WondersView } from '@pharos/wonders';
import { Complaint } from '../complaint.ts';
import { squeeze } from '../names.ts';
import { print } from '../output.ts';
import type { LineInput } from '../play/input.ts';
import { writeGame, type Keeper } from '../play/keeper.ts';
import { harbourText } from './armadaTexts.ts';
import { tellWonders, wondersTexts } from './texts.ts';

export type WondersMatch = Match<Options, State, WondersView, WondersEvent>;

/** One game of 7 Wonders at the terminal, in plain lines. */
export class WondersSession {
  readonly #match: WondersMatch;
  readonly #bots: readonly (Bot<State> | null)[];
  readonly #input: LineInput | null;
  readonly #keeper: Keeper;
  readonly #names: readonly string[];
  readonly #told: string[] = [];

  constructor(match: WondersMatch, bots: readonly (Bot<State> | null)[], input: LineInput | null, keeper: Keeper) {
    this.#match = match;
    this.#bots = bots;
    this.#input = input;
    this.#keeper = keeper;
    this.#names = bots.map((bot, seat) => (bot === null ? `Player ${seat + 1}` : `Bot ${seat + 1}`));
  }

  async run(): Promise<void> {
    for (let acting = this.#match.toAct(); acting !== 0; acting = this.#match.toAct()) {
      const seats = seatsOf(acting);
      // Bots choose first, so that a person decides when the turn is revealed.
      const seat = seats.find((one) => this.#bots[one] !== null) ?? seats[0];
      const bot = this.#bots[seat];
      if (bot !== null) this.#play(seat, this.#botMove(seat, bot));
      else if (!(await this.#letPersonPlay(seat))) return;
    }
    const winners = this.#match.outcome()?.ranking[0].map((seat) => this.#names[seat]) ?? [];
    print(`\n${wondersTexts.result(winners, this.#match.view(SPECTATOR), this.#names)}`);
  }

  /** The same seed and number of moves give the same choice, so that a resumed game goes on alike. */
  #botMove(seat: SeatId, bot: Bot<State>): string {
    const rng = botRng(this.#match.seed ?? '', this.#match.version);
    const known = this.#match.imagine(seat, rng);
    return this.#match.game.formatMove(known, bot.choose(known, seat, rng));
  }

  #play(seat: SeatId, text: string): void {
    const played = this.#match.play(seat, text);
    if (!played.ok) return;
    for (const event of played.value) {
      const seen = this.#match.game.redact(event, SPECTATOR);
      const sentence = seen === null ? null : tellWonders(seen, this.#names);
      if (sentence !== null) this.#tell(sentence);
    }
    this.#keeper.keep(this.#match);
  }

  #tell(sentence: string): void {
    this.#told.push(sentence);
    print(sentence);
  }

  /** Shows the table and takes lines until one of them is a choice; answers false when the person leaves. */
  async #letPersonPlay(seat: SeatId): Promise<boolean> {
    const view = this.#match.view(seat);
    const choices = view.decision?.choices ?? [];
    this.#show(view, seat, choices);
    for (;;) {
      const line = (await this.#input?.ask(wondersTexts.question)) ?? null;
      if (line === null) return false;
      const text = line.trim();
      const byNumber = /^\d+$/.test(text) ? choices.at(Number(text) - 1) : undefined;
      const choice = byNumber ?? choices.find(({ move }) => squeeze(move) === squeeze(text));
      if (choice !== undefined) {
        this.#play(seat, choice.move);
        return true;
      }
      if (text === 'quit' || text === 'q') return false;
      if (text === 'undo' && this.#undo(seat)) return true;
      if (text !== 'undo') print(this.#answer(text));
    }
  }

  #answer(text: string): string {
    if (text === '?' || text === 'help') return wondersTexts.help;
    if (text === 'log') return this.#told.length === 0 ? wondersTexts.emptyLog : this.#told.join('\n');
    const save = /^save\b\s*(.*)$/.exec(text);
    return save === null ? wondersTexts.unknown(text) : this.#save(save[1]);
  }

  /** A file that cannot be written is no reason to stop playing. */
  #save(file: string): string {
    if (file === '') return wondersTexts.saveWhere;
    try {
      return wondersTexts.saved(writeGame(this.#match, file));
    } catch (error) {
      if (error instanceof Complaint) return error.message;
      throw error;
    }
  }

  #undo(seat: SeatId): boolean {
    const undone = this.#match.undo(seat);
    print(undone.ok ? wondersTexts.undone(undone.value.text) : undone.problem.detail);
    return undone.ok;
  }

  #show(view: WondersView, seat: SeatId, choices: readonly ChoiceView[]): void {
    print(`\n${wondersTexts.header(view)}`);
    for (const city of view.cities) {
      print(wondersTexts.city(city, this.#names[city.city] ?? 'Free City', city.seat === seat));
      if (view.armada !== undefined) print(harbourText(view.armada.harbours[city.city]));
    }
    print(`${wondersTexts.waiting(this.#names[seat])}; ${wondersTexts.next(view.cities[seat])}`);
    for (const [index, { move }] of choices.entries()) {
      const payment = paymentFor(view, move);
      const note = payment === undefined ? '' : `  (${wondersTexts.payment(payment)})`;
      print(`${String(index + 1).padStart(3)}  ${move}${note}`);
    }
  }
}

/** What a choice costs, if it is a construction. */
function paymentFor(view: WondersView, move: string): PaymentView | undefined {
  return view.hand
    ?.flatMap(({ build, stage, naval }) => [
      ...build.options,
      ...stage.options,
      ...(naval?.build?.options ?? []),
      ...(naval?.stages.flatMap(({ plain, naval: ships }) => [plain, ...ships].flatMap(({ options }) => options)) ??
        []),
    ])
    .find((payment) => payment.move === move);
}
