import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rebuildRatings } from '../ratings/rebuildRatings.ts';
import type { Storage } from '../storage/database.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { readExportFilter } from './exportFilter.ts';
import { newAdminCode } from './adminCode.ts';
import { recordsOf } from './records.ts';

/** Where the endpoint is and what opens it; only whoever may read the data folder may read that. */
export interface AdminEndpointInfo {
  readonly port: number;
  readonly token: string;
}

export function endpointFile(folder: string): string {
  return join(folder, 'operations.json');
}

/**
 * Lets whoever owns the data folder back it up while this process uses it: nobody else can open the embedded database.
 * A port of this machine only, and a token that lies in the folder. Answers how to close it.
 */
export async function openAdminEndpoint(
  folder: string,
  storage: Pick<Storage, 'db' | 'shared'>,
  reportError: ReportError,
): Promise<() => void> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    if (!isAllowed(request, token)) {
      response.writeHead(401).end();
      return;
    }
    serve(storage, request.url ?? '', response).catch((error: unknown) => {
      // Cut off in the middle, it is seen to be no whole file.
      response.destroy();
      reportError(error, { route: 'admin' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const info: AdminEndpointInfo = { port: (server.address() as AddressInfo).port, token };
  writeFileSync(endpointFile(folder), `${JSON.stringify(info)}\n`, { mode: 0o600 });
  return () => {
    rmSync(endpointFile(folder), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

async function serve(storage: Pick<Storage, 'db' | 'shared'>, address: string, out: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(address, 'http://admin');
  if (pathname === '/backup') {
    await writeBackup(storage, out);
  } else if (pathname === '/export') {
    for await (const record of recordsOf(storage.db, readExportFilter(Object.fromEntries(searchParams)))) {
      if (!out.write(`${JSON.stringify(record)}\n`)) await Promise.race([once(out, 'drain'), once(out, 'close')]);
      if (out.destroyed) return;
    }
    out.end();
  } else if (pathname === '/ratings/rebuild') out.end(JSON.stringify(await rebuildRatings(storage.db)));
  else if (pathname === '/admin-code') out.end(await newAdminCode(storage.db));
  else out.writeHead(404).end();
}
