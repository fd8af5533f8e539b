import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../usageError.ts';
import { operateTexts } from './texts/operate.ts';

/** The part of the server that knows its database. This program is without dependencies and stays so. */
const TOOL = fileURLToPath(new URL('../../server/dist/operate.mjs', import.meta.url));

/** A command that is carried out by the server's own tool; answers its exit code. */
export function operate(
  name: 'admin' | 'backup' | 'restore' | 'export' | 'ratings',
): (argv: readonly string[]) => Promise<number> {
  return async (argv) => {
    if (!existsSync(TOOL)) throw new UsageError(operateTexts.noServer);
    const [code] = (await once(spawn(process.execPath, [TOOL, name, ...argv], { stdio: 'inherit' }), 'exit')) as [
      number | null,
    ];
    return code ?? 1;
  };
}
