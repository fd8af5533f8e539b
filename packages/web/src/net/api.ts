import type { AnalysedGame } from '@pharos/analysis';
import type {
  Answer,
  GameOffer,
  GameRecord,
  Guest,
  NewTable,
  ProfileChange,
  Refused,
  StoredDepth,
  TableAnalyses,
  TableInfo,
  TableState,
  TableSummary,
  WatchableTable,
} from '@pharos/protocol';
import { contributionFor, noteDeal } from './dealContributions.ts';
import { setKnownGuest } from './guest.svelte.ts';
import { commandId, withRetries } from './retry.ts';

/** No answer came from the server. Our own code: it never travels. */
const OFFLINE: Refused = { code: 'OFFLINE', detail: 'the server did not answer' };

export const offline = (): { ok: false; problem: Refused } => ({ ok: false, problem: OFFLINE });

export async function call<Value>(method: string, path: string, body?: unknown): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    return offline();
  }
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  // A proxy that cannot reach the server answers with a page of its own.
  if (!isJson) return offline();
  const value: unknown = await response.json();
  return response.ok ? { ok: true, value: value as Value } : { ok: false, problem: value as Refused };
}

/** The first call makes the visitor a guest; everything else needs the cookie it brings. */
let known: Promise<Answer<Guest>> | null = null;

export function me(): Promise<Answer<Guest>> {
  known ??= noted(call<Guest>('GET', '/me')).then((answer) => {
    if (!answer.ok) known = null;
    return answer;
  });
  return known;
}

async function noted(asked: Promise<Answer<Guest>>): Promise<Answer<Guest>> {
  const answer = await asked;
  if (answer.ok) setKnownGuest(answer.value);
  return answer;
}

/** Whoever this browser is from now on, nobody knows it yet: the next one to ask is told. */
export function meAgain(): Promise<Answer<Guest>> {
  known = null;
  return me();
}

export async function changeProfile(change: ProfileChange): Promise<Answer<Guest>> {
  await me();
  const changed = noted(call<Guest>('PATCH', '/me', change));
  // What is refused changes nothing about who one is.
  if ((await changed).ok) known = changed;
  return changed;
}

export async function openTable(table: NewTable): Promise<Answer<TableState>> {
  const guest = await me();
  const plan = { ...table, contributes: true, id: commandId() };
  return guest.ok ? withRetries(() => call('POST', '/tables', plan)) : guest;
}

/** Adds to the deal of a table at which we sit, before it is shown: one that starts by itself waits for it. */
export async function contributeTo(table: string): Promise<void> {
  const state = await call<TableState>('GET', `/tables/${table}`);
  const contribution = state.ok ? contributionFor(state.value.table) : null;
  if (contribution === null) return;
  const command = { do: 'contribute', contribution, id: commandId() };
  const answer = await withRetries(() => call<TableInfo>('POST', `/tables/${table}`, command));
  // The place where we sat is known before the seats are drawn.
  if (state.ok) noteDeal(withContribution(state.value.table, contribution));
  if (answer.ok) noteDeal(answer.value);
}

/** The waiting table as the server shows it to all before it deals. */
function withContribution(info: TableInfo, contribution: string): TableInfo {
  const own = info.seats.find((seat) => seat.awaited && seat.mine) ?? info.seats.find((seat) => seat.mine);
  return { ...info, seats: info.seats.map((seat) => (seat === own ? { ...seat, contribution } : seat)) };
}

/** What is said of a table to those it is shared with, and the key that lets a link show it. */
export interface SharedTable {
  readonly key: string;
  readonly title: string;
  readonly description: string;
}

export const previewOf = (table: string, language: string): Promise<Answer<SharedTable>> =>
  call('GET', `/tables/${table}/preview?lang=${language}`);

export const games = (): Promise<Answer<GameOffer[]>> => call('GET', '/games');

export const openTables = (): Promise<Answer<TableSummary[]>> => call('GET', '/tables');

/** Public games under way, to look on at. */
export const runningTables = (): Promise<Answer<WatchableTable[]>> => call('GET', '/tables/running');

export async function myTables(): Promise<Answer<TableSummary[]>> {
  const guest = await me();
  return guest.ok ? call('GET', '/tables/mine') : guest;
}

/** What the server has found out about a game that is over, or is about to. */
export const analysesOf = (table: string): Promise<Answer<TableAnalyses>> => call('GET', `/tables/${table}/analysis`);

export const analysisOf = (table: string, depth: StoredDepth): Promise<Answer<AnalysedGame>> =>
  call('GET', `/tables/${table}/analysis/${depth}`);

export async function askForAnalysis(table: string, depth: StoredDepth): Promise<Answer<TableAnalyses>> {
  const guest = await me();
  return guest.ok ? call('POST', `/tables/${table}/analysis`, { depth }) : guest;
}

export const recordOf = (table: string): Promise<Answer<GameRecord>> => call('GET', `/tables/${table}/record`);
