const AROUND = 60;

/** Where two texts part, with a little of what stands around. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `${JSON.stringify(one.slice(from, at + AROUND))} or ${JSON.stringify(other.slice(from, at + AROUND))}`;
}

const PIECE = 16;

/** Whether a text contains a secret, or a piece of it that nobody finds by chance. */
export function containsSecret(text: string, secret: string): boolean {
  for (let at = 0; at + PIECE <= secret.length; at += PIECE)
    if (text.includes(secret.slice(at, at + PIECE))) return true;
  return false;
}
