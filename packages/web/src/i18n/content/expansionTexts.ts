import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Texts<Tree> {
  readonly messages: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<string, Tree>>;
}

/** For tests: the messages of the help, which lie beside it. */
export function helpMessages(language: string): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '..', '..', 'help', 'texts', `${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Pick<Texts<never>, 'messages'>).messages;
}

/** For tests: the texts of a game that lie in a folder with what shows them: those of its help and of its expansions. */
export function expansionTexts<Tree>(game: string, language: string): Texts<Tree>[] {
  const folder = join(import.meta.dirname, '..', '..', 'games', game);
  const files = (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
    join(folder, name, 'texts', `${language}.json`),
  );
  return files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts<Tree>);
}
