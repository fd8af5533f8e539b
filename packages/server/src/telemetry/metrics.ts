import { STATUS_OF } from '@pharos/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From half a millisecond to ten seconds: what people wait for. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The figures of one server, for Prometheus; docs/operations.md has a row for each. Labels have few values, all of our
 * own making: never an id, a name or an address.
 */
export class Metrics {
  readonly #registry = new Registry();

  readonly requests = this.#histogram('pharos_http_request_seconds', 'HTTP requests, from arrival to answer', [
    'method',
    'route',
    'status',
  ]);
  readonly commands = this.#histogram('pharos_command_seconds', 'Commands over sockets, from arrival to answer', [
    'command',
  ]);
  readonly refusals = this.#counter('pharos_refusals_total', 'Refused requests and commands', ['code']);
  readonly errors = this.#counter('pharos_errors_total', 'Unexpected errors; each has a line in the log');
  readonly moves = this.#counter('pharos_moves_total', 'Moves stored', ['by']);
  readonly undos = this.#counter('pharos_undos_total', 'Moves taken back');
  readonly gamesStarted = this.#counter('pharos_games_started_total', 'Games dealt');
  readonly gamesFinished = this.#counter('pharos_games_finished_total', 'Games played to the end');
  readonly appends = this.#histogram('pharos_append_seconds', 'Storing entries of a log, until they are safe');
  readonly broadcastSeconds = this.#histogram(
    'pharos_tell_seconds',
    'Building and sending the views of everybody at a table',
  );
  readonly botRequestSeconds = this.#histogram('pharos_thinking_seconds', 'Bots and hints, from question to answer', [
    'kind',
  ]);
  readonly botRequests = this.#gauge('pharos_thinking', 'Questions to bots and hints that think or wait', ['kind']);
  readonly botRequestsWaiting = this.#gauge('pharos_thinking_waiting', 'Of these, questions that wait', ['kind']);
  readonly botWaitSeconds = this.#histogram(
    'pharos_thinking_wait_seconds',
    'How long questions wait before thinking begins',
    ['kind'],
  );
  readonly searchesShortened = this.#counter(
    'pharos_thinking_shortened_total',
    'Searches cut short because others wait',
    ['kind'],
  );
  readonly analyses = this.#counter('pharos_analyses_total', 'Jobs of analysis that ended here', ['outcome']);
  readonly analysedDecisions = this.#counter('pharos_analysed_decisions_total', 'Decisions that were analysed');
  readonly pictureSeconds = this.#histogram(
    'pharos_picture_seconds',
    'Pictures of link previews, from question to answer',
  );
  readonly notices = this.#counter('pharos_notices_total', 'Attempts to tell somebody who is away', [
    'channel',
    'outcome',
  ]);
  readonly gamesPaused = this.#counter(
    'pharos_games_rested_total',
    'Times bots stopped playing because nobody was there',
  );
  readonly catchUps = this.#counter('pharos_catch_ups_total', 'Tables read again because another node changed them');
  readonly sweeps = this.#counter('pharos_sweeps_total', 'Rounds in which a node looked for tables nobody keeps');
  readonly claims = this.#counter('pharos_claims_total', 'Tables this node began to keep');
  readonly takeovers = this.#counter('pharos_takeovers_total', 'Tables taken over from a node that is gone');
  readonly storageFailures = this.#counter(
    'pharos_storage_failures_total',
    'Statements that failed because of the disk or damaged files',
    ['reason'],
  );
  readonly storageTrouble = this.#gauge('pharos_storage_trouble', '1 while nothing can be stored', ['reason']);
  readonly rowsDeleted = this.#counter('pharos_tidied_total', 'Rows dropped because their time was over', ['what']);

  constructor() {
    // A code that has not been seen counts zero: an alert on growth needs a beginning.
    for (const code of Object.keys(STATUS_OF)) this.refusals.inc({ code }, 0);
  }

  /** A figure that is looked up when somebody asks. */
  addGauge(name: string, help: string, read: () => number): void {
    this.#registry.registerMetric(new Gauge({ name, help, registers: [], collect: setTo(read) }));
  }

  /** Everything, in the words of Prometheus. */
  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${await processRegistry().metrics()}`;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: Label[] = []): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }
}

function setTo(read: () => number): (this: Gauge) => void {
  return function () {
    this.set(read());
  };
}

let processMetrics: Registry | null = null;

/** CPU, memory, garbage collection, event loop: watched once, however many servers the process opens. */
function processRegistry(): Registry {
  if (processMetrics !== null) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}
