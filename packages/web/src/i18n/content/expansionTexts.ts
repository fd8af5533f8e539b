import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Texts<Tree> {
  readonly messages: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<string, Tree>>;
}

/** For tests: the texts of the expansions of a game, which lie in their folders. */
export function expansionTexts<Tree>(game: string, language: string): Texts<Tree>[] {
  const folder = join(import.meta.dirname, '..', '..', 'games', game);
  const files = (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
    join(folder, name, 'texts', `${language}.json`),
  );
  return files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts<Tree>);
}
