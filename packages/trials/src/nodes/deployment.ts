import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@pharos/server/testkit';
import { Balancer } from './balancer.ts';
import { ServerNode } from './node.ts';
import { TcpProxy } from './proxy.ts';

/** Where the servers keep games, for one that reads them afterwards. */
export type StorageLocation =
  { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'folder'; readonly folder: string };

/** A node and the way from it to the database, if there is one that can be cut. */
export interface DeployedNode {
  readonly server: ServerNode;
  readonly databaseProxy: TcpProxy | null;
}

/** Everything that can break, in one place: a database, nodes, and what stands in front of them. */
export interface Deployment {
  readonly storage: StorageLocation;
  readonly nodes: readonly DeployedNode[];
  readonly postgres: PostgresServer | null;
  readonly balancer: Balancer;
  readonly url: string;
  /** Ends the nodes in order; what they stored stays. */
  stopNodes(): Promise<void>;
  /** Ends everything; nothing stays. */
  close(): Promise<void>;
}

export interface DeploymentOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the clocks of the nodes can be set. */
  readonly hasClocks?: boolean;
  /** Where the balancer listens; on any free port unless said otherwise. */
  readonly port?: number;
}

/** Several nodes on one PostgreSQL server, each with a proxy of its own to it. */
export async function deployPostgres(count: number, options: DeploymentOptions = {}): Promise<Deployment> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const nodes: DeployedNode[] = [];
  try {
    for (let index = 0; index < count; index++) {
      const databaseProxy = await TcpProxy.to(postgres.port);
      const settings = { ...options.settings, DATABASE_URL: throughProxy(url, databaseProxy) };
      nodes.push({ databaseProxy, server: await ServerNode.start(settings, options.hasClocks) });
    }
    return await assemble(nodes, postgres, { kind: 'postgres', url }, options, () => postgres.stop());
  } catch (error) {
    await Promise.all(nodes.map(({ server }) => server.kill()));
    await postgres.stop();
    throw error;
  }
}

/** One node with its own folder. */
export async function deployEmbedded(options: DeploymentOptions = {}): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-trial-'));
  const settings = { ...options.settings, DATA_DIR: folder, DATABASE_URL: '' };
  const server = await ServerNode.start(settings, options.hasClocks);
  const cleanUp = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return assemble([{ server, databaseProxy: null }], null, { kind: 'folder', folder }, options, cleanUp);
}

async function assemble(
  nodes: readonly DeployedNode[],
  postgres: PostgresServer | null,
  storage: StorageLocation,
  options: DeploymentOptions,
  cleanUp: () => Promise<void>,
): Promise<Deployment> {
  const balancer = await Balancer.over(
    nodes.map(({ server }) => server.port),
    options.port,
  );
  const stopNodes = async (): Promise<void> => {
    for (const { server } of nodes) server.resume();
    await Promise.all(nodes.map(({ server }) => server.stop()));
  };
  const close = async (): Promise<void> => {
    balancer.close();
    await Promise.all(nodes.map(({ server }) => server.kill()));
    for (const { databaseProxy } of nodes) databaseProxy?.close();
    await cleanUp();
  };
  return { storage, nodes, postgres, balancer, url: balancer.url, stopNodes, close };
}

function throughProxy(url: string, databaseProxy: TcpProxy): string {
  const changed = new URL(url);
  changed.port = String(databaseProxy.port);
  return changed.href;
}
