export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Nodes end with this process only if it ends in order. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
