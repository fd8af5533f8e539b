import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type OwnPostgres } from '../postgres/index.ts';
import { Balancer } from './balancer.ts';
import { ServerNode } from './node.ts';
import { TcpProxy } from './proxy.ts';

/** Where games are kept: as a server is told, for one that reads it afterwards. */
export type Place =
  { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'folder'; readonly folder: string };

/** A node and the way from it to the database, if there is one that can be cut. */
export interface Post {
  readonly node: ServerNode;
  readonly wire: TcpProxy | null;
}

/** Everything that can break, in one place: a database, nodes, and what stands in front of them. */
export interface Stage {
  readonly place: Place;
  readonly posts: readonly Post[];
  readonly postgres: OwnPostgres | null;
  readonly balancer: Balancer;
  readonly url: string;
  /** Ends the nodes in order; what they stored stays. */
  stopNodes(): Promise<void>;
  /** Ends everything; nothing stays. */
  close(): Promise<void>;
}

export interface StageOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the clocks of the nodes can be set. */
  readonly hasClocks?: boolean;
  /** Where the balancer listens; on any free port unless said otherwise. */
  readonly port?: number;
}

/** Several nodes on one PostgreSQL server, each with a wire of its own to it. */
export async function postgresStage(nodes: number, options: StageOptions = {}): Promise<Stage> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const posts: Post[] = [];
  try {
    for (let count = 0; count < nodes; count++) {
      const wire = await TcpProxy.to(postgres.port);
      const settings = { ...options.settings, DATABASE_URL: through(url, wire) };
      posts.push({ wire, node: await ServerNode.start(settings, options.hasClocks) });
    }
    return await assemble(posts, postgres, { kind: 'postgres', url }, options, () => postgres.stop());
  } catch (error) {
    await Promise.all(posts.map(({ node }) => node.kill()));
    await postgres.stop();
    throw error;
  }
}

/** One node with its own folder. */
export async function embeddedStage(options: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-trial-'));
  const settings = { ...options.settings, DATA_DIR: folder, DATABASE_URL: '' };
  const node = await ServerNode.start(settings, options.hasClocks);
  const tidyUp = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return assemble([{ node, wire: null }], null, { kind: 'folder', folder }, options, tidyUp);
}

async function assemble(
  posts: readonly Post[],
  postgres: OwnPostgres | null,
  place: Place,
  options: StageOptions,
  tidyUp: () => Promise<void>,
): Promise<Stage> {
  const balancer = await Balancer.over(
    posts.map(({ node }) => node.port),
    options.port,
  );
  const stopNodes = async (): Promise<void> => {
    for (const { node } of posts) node.resume();
    await Promise.all(posts.map(({ node }) => node.stop()));
  };
  const close = async (): Promise<void> => {
    balancer.close();
    await Promise.all(posts.map(({ node }) => node.kill()));
    for (const { wire } of posts) wire?.close();
    await tidyUp();
  };
  return { place, posts, postgres, balancer, url: balancer.url, stopNodes, close };
}

function through(url: string, wire: TcpProxy): string {
  const changed = new URL(url);
  changed.port = String(wire.port);
  return changed.href;
}
