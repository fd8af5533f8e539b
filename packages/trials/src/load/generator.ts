import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LoadPlayers } from './players.ts';
import { MovePacer, type PacedMoves } from './movePacer.ts';
import { pin } from './pinning.ts';
import { statsReader, type ProcessStats } from './processStats.ts';

/** What the generator's process can be told to do. */
type GeneratorRequest =
  | { readonly do: 'arrive'; readonly urls: readonly string[]; readonly players: number }
  | { readonly do: 'open'; readonly games: number; readonly seats: number }
  | { readonly do: 'play'; readonly rate: number; readonly seconds: number }
  | { readonly do: 'leave' };

export interface GeneratorReply {
  readonly connected: number;
  /** After `play`. */
  readonly played: PacedMoves | null;
  /** How the generator itself fared: when it is busy, what it measures is its own. */
  readonly generator: ProcessStats;
}

type Message = { readonly reply: GeneratorReply } | { readonly error: string };

/** The generator: a process of its own, so that its work is not taken for the server's. */
export class Generator {
  readonly #child: ChildProcess;

  /** `cores`: where it is to stay. */
  constructor(bundle: string, cores: string | null = null) {
    this.#child = fork(bundle, { env: { ...process.env, [ROLE]: 'generator' } });
    if (cores !== null) pin(this.#child.pid, cores);
  }

  async request(request: GeneratorRequest): Promise<GeneratorReply> {
    const answer = once(this.#child, 'message');
    this.#child.send(request);
    const [message] = (await answer) as [Message];
    if ('error' in message) throw new Error(`the generator failed: ${message.error}`);
    return message.reply;
  }

  stop(): void {
    this.#child.kill();
  }
}

/** Says what a process started from this bundle is for. */
export const ROLE = 'PHAROS_LOAD_ROLE';

/** The other side: does as it is asked. */
export function runGenerator(): void {
  const reader = statsReader({ monitorEventLoopDelay, readFileSync });
  let pacer = new MovePacer([]);
  let players = new LoadPlayers([], () => undefined);

  const handle = async (request: GeneratorRequest): Promise<PacedMoves | null> => {
    switch (request.do) {
      case 'arrive':
        players = new LoadPlayers(request.urls, (player, table, v) => pacer.onUpdate(player, table, v));
        await players.connect(request.players);
        return null;
      case 'open':
        await players.openTables(request.games, request.seats);
        return null;
      case 'play':
        pacer = new MovePacer(players.tables);
        return pacer.run(request.rate, request.seconds);
      case 'leave':
        players.disconnect();
        return null;
    }
  };
  const answer = async (request: GeneratorRequest): Promise<Message> => {
    reader.begin();
    try {
      const played = await handle(request);
      return { reply: { played, connected: players.connected, generator: reader.read() } };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (request: GeneratorRequest) => void answer(request).then((message) => process.send?.(message)));
  process.on('disconnect', () => process.exit(0));
}
