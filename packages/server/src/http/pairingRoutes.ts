import { cancelSeekCommand, seekCommand } from '@pharos/protocol';
import type { WaitingList } from '../pairing/waitingList.ts';
import type { SeekCommands } from '../pairing/seekCommands.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import * as schemas from './pairingSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface PairingRouteParts {
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly waitingList: Pick<WaitingList, 'current'>;
  readonly seekCommands: Pick<SeekCommands, 'cancel' | 'own' | 'seek'>;
}

/** `/pairing` and `/seek`: who waits for what, and looking for others. */
export function pairingRoutes(api: Api, { authentication, waitingList, seekCommands }: PairingRouteParts): void {
  api.get('/pairing', { schema: { response: responses(schemas.pairing) } }, () => waitingList.current());

  api.get('/seek', { schema: { response: responses(schemas.ownSeek) } }, async (request) =>
    seekCommands.own(await authentication.guest(request)),
  );

  api.post('/seek', { schema: { body: seekCommand, response: responses(schemas.ownSeek) } }, async (request) =>
    seekCommands.seek(await authentication.guest(request), request.body),
  );

  const cancelSchema = { body: cancelSeekCommand, response: responses(schemas.ownSeek) };
  api.post('/seek/cancel', { schema: cancelSchema }, async (request) =>
    seekCommands.cancel(await authentication.guest(request), request.body),
  );
}
