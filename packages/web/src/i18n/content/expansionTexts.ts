import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Messages = Readonly<Record<string, string>>;

interface Texts<Tree> {
  readonly messages: Messages;
  readonly content: Readonly<Record<string, Tree>>;
}

const SOURCE = join(import.meta.dirname, '..', '..');

function readTexts<Tree>(folder: string, language: string): Texts<Tree>[] {
  const file = join(SOURCE, folder, 'texts', `${language}.json`);
  if (!existsSync(file)) return [];
  return [
    {
      content: {},
      ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Texts<Tree>> & Pick<Texts<Tree>, 'messages'>),
    },
  ];
}

function foldersIn(folder: string): string[] {
  const entries = existsSync(join(SOURCE, folder)) ? readdirSync(join(SOURCE, folder), { withFileTypes: true }) : [];
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  return inner.flatMap((one) => [one, ...foldersIn(one)]);
}

/** For tests: the messages that lie beside what shows them and belong to no game: those of the help, pages, lessons, the coach and the analysis. */
export const helpAndPageMessages = (language: string): Messages =>
  Object.assign(
    {},
    ...['help', 'app/pages', 'learn', 'daily', 'table/coach', 'analysis'].flatMap((folder) =>
      readTexts(folder, language).map(({ messages }) => messages),
    ),
  );

/** For tests: the texts of a game that lie in a folder with what shows them: those of its tables, help and expansions. */
export const expansionTexts = <Tree>(game: string, language: string): Texts<Tree>[] =>
  foldersIn(`games/${game}`).flatMap((folder) => readTexts<Tree>(folder, language));
