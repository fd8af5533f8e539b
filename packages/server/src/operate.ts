import { COMMANDS } from './operations/commands/commands.ts';

/** What `pharos backup`, `restore`, `export`, `ratings` and `admin` do: `operate.mjs NAME …`. */
async function main([name = '', ...rest]: readonly string[]): Promise<void> {
  // What is written belongs to whoever runs this.
  process.umask(0o077);
  const command = COMMANDS.get(name);
  if (command === undefined) throw new Error(`there is no command "${name.slice(0, 40)}"`);
  process.stdout.write(`${await command(rest)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const reason = error instanceof Error ? error.message : 'unknown reason';
  process.stderr.write(`pharos: ${reason.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}
