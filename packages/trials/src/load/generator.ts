import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as perf from 'node:perf_hooks';
import { Crowd } from './players.ts';
import { Pace, type Played } from './movePacer.ts';
import { readerOf, type Reading } from './processStats.ts';

/** What the generator's process can be asked for. */
type Wish =
  | { readonly do: 'arrive'; readonly urls: readonly string[]; readonly players: number }
  | { readonly do: 'open'; readonly games: number; readonly seats: number }
  | { readonly do: 'play'; readonly rate: number; readonly seconds: number }
  | { readonly do: 'leave' };

export interface Told {
  readonly connected: number;
  /** After `play`. */
  readonly played: Played | null;
  /** How the generator itself fared: when it is busy, what it measures is its own. */
  readonly generator: Reading;
}

type Message = { readonly told: Told } | { readonly error: string };

/** The generator: a process of its own, so that its work is not taken for the server's. */
export class Generator {
  readonly #child: ChildProcess;

  constructor(bundle: string) {
    this.#child = fork(bundle, { env: { ...process.env, [ROLE]: 'generator' } });
  }

  async ask(wish: Wish): Promise<Told> {
    const answer = once(this.#child, 'message');
    this.#child.send(wish);
    const [message] = (await answer) as [Message];
    if ('error' in message) throw new Error(`the generator failed: ${message.error}`);
    return message.told;
  }

  end(): void {
    this.#child.kill();
  }
}

/** Says what a process started from this bundle is for. */
export const ROLE = 'PHAROS_LOAD_ROLE';

/** The other side: does as it is asked. */
export function generate(): void {
  const reader = readerOf(perf);
  let pace = new Pace([]);
  let crowd = new Crowd([], () => undefined);

  const fulfil = async (wish: Wish): Promise<Played | null> => {
    switch (wish.do) {
      case 'arrive':
        crowd = new Crowd(wish.urls, (player, table, v) => pace.heard(player, table, v));
        await crowd.arrive(wish.players);
        return null;
      case 'open':
        await crowd.open(wish.games, wish.seats);
        return null;
      case 'play':
        pace = new Pace(crowd.tables);
        return pace.run(wish.rate, wish.seconds);
      case 'leave':
        crowd.leave();
        return null;
    }
  };
  const answer = async (wish: Wish): Promise<Message> => {
    reader.begin();
    try {
      const played = await fulfil(wish);
      return { told: { played, connected: crowd.connected, generator: reader.read() } };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (wish: Wish) => void answer(wish).then((message) => process.send?.(message)));
  process.on('disconnect', () => process.exit(0));
}
