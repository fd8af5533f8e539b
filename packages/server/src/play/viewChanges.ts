import { haveSameKeys, textOfPart, type ViewPart, type ViewParts } from './viewParts.ts';

/** What is new, as pieces of a JSON object like `"age":2`, by the part they are about: `age`, `cities.3`. */
type Pieces = ReadonlyMap<string, string>;

/** Shorter texts are sent whole: taking them apart saves nothing. */
const WORTH_COMPARING = 200;

/** What is new in what everybody sees; null if something is gone, which changes cannot say. */
export function publicChanges(before: ViewParts, now: ViewParts): Pieces | null {
  if ([...before.keys()].some((name) => !now.has(name))) return null;
  const pieces = new Map<string, string>();
  for (const [name, part] of now) {
    const earlier = before.get(name);
    if (earlier === undefined || !haveSameKeys(earlier, part)) pieces.set(name, wholePiece(name, part));
    else if (part.keys === undefined) addPiece(pieces, name, textOfPart(earlier), part.text);
    else {
      const { texts } = earlier as typeof part;
      for (const [at, key] of part.keys.entries()) addPiece(pieces, `${name}.${key}`, texts[at], part.texts[at]);
    }
  }
  return pieces;
}

/** Two positions as everybody sees them, and what is new in the second one. */
export interface PublicStep {
  readonly now: ViewParts;
  readonly pieces: Pieces;
}

/**
 * What is new in somebody's own view. `differing` are the parts in which somebody's view was another one than everybody's
 * before: of these it is not known what they saw there. Those in which it is now are added.
 */
export function ownChanges(own: ViewParts, { now, pieces }: PublicStep, differing: Set<string>): string[] | null {
  if ([...now.keys()].some((name) => !own.has(name))) return null;
  const changes: string[] = [];
  const before = new Set(differing);
  for (const [name, part] of own) {
    const everybodys = now.get(name);
    if (everybodys === undefined || !haveSameKeys(part, everybodys)) {
      differing.add(name);
      changes.push(wholePiece(name, part));
    } else if (part.keys === undefined) {
      const { text } = everybodys as typeof part;
      if (part.text !== text) differing.add(name);
      changes.push(...choosePiece(name, part.text, text, pieces, before));
    } else {
      const { texts } = everybodys as typeof part;
      const [ids, differ] = [
        part.keys.map((key) => `${name}.${key}`),
        part.keys.map((_, at) => part.texts[at] !== texts[at]),
      ];
      for (const [at, id] of ids.entries()) if (differ[at]) differing.add(id);
      if (before.has(name)) changes.push(wholePiece(name, part));
      else if (pieces.has(name))
        changes.push(differ.includes(true) ? wholePiece(name, part) : (pieces.get(name) as string));
      else
        for (const [at, id] of ids.entries())
          changes.push(...choosePiece(id, part.texts[at], texts[at], pieces, before));
    }
  }
  return changes;
}

function choosePiece(
  id: string,
  own: string,
  everybodys: string,
  pieces: Pieces,
  before: ReadonlySet<string>,
): readonly string[] {
  if (before.has(id) || own !== everybodys) return [`${JSON.stringify(id)}:${own}`];
  const piece = pieces.get(id);
  return piece === undefined ? [] : [piece];
}

function wholePiece(name: string, part: ViewPart): string {
  return `${JSON.stringify(name)}:${textOfPart(part)}`;
}

function addPiece(pieces: Map<string, string>, id: string, before: string, now: string): void {
  if (before !== now) pieces.set(id, changedFields(id, before, now) ?? `${JSON.stringify(id)}:${now}`);
}

/** The fields of a record that are new, if it is a record of the same thing, as its first field tells. */
function changedFields(id: string, before: string, now: string): string | null {
  const first = now.indexOf(',');
  if (now.length < WORTH_COMPARING || !now.startsWith('{') || before.slice(0, first) !== now.slice(0, first))
    return null;
  const [earlier, fields] = [fieldsOf(before), fieldsOf(now)];
  if (earlier.length !== fields.length) return null;
  const changes: string[] = [];
  for (const [at, field] of fields.entries()) {
    if (field === earlier[at]) continue;
    const key = keyOf(field);
    if (key.includes('.') || key !== keyOf(earlier[at])) return null;
    changes.push(`"${id}.${field.slice(1)}`);
  }
  return changes.join();
}

/** The fields of a record as `JSON.stringify` writes it: `"coins":3`. */
function fieldsOf(record: string): string[] {
  const fields: string[] = [];
  let [start, depth] = [1, 0];
  for (let at = 1; at < record.length - 1; at++) {
    const sign = record.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(record, at);
    else if (sign === OPEN_LIST || sign === OPEN_RECORD) depth++;
    else if (sign === CLOSE_LIST || sign === CLOSE_RECORD) depth--;
    else if (sign === COMMA && depth === 0) {
      fields.push(record.slice(start, at));
      start = at + 1;
    }
  }
  fields.push(record.slice(start, -1));
  return fields;
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = ['[', ']', '{', '}'].map((sign) => sign.charCodeAt(0));

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function keyOf(field: string): string {
  return field.slice(1, endOfText(field, 0));
}
