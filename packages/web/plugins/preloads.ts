import type { Plugin } from 'vite';

const MESSAGES = '\0virtual:messages/';

/**
 * Writes `preloads.json`: for each language the programs that hold its messages. Every page needs them, but only the first program
 * names them; the server, which knows what language is asked for, has the page fetch both at once.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const messages = chunk.moduleIds.find((id) => id.startsWith(MESSAGES));
        if (messages === undefined) continue;
        const needed = chunk.imports.filter((file) => !isInitial(bundle, file));
        files[messages.slice(MESSAGES.length)] = [chunk.fileName, ...needed].map((file) => `/${file}`);
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(files) });
    },
  };
}

type Bundle = Readonly<
  Record<
    string,
    {
      readonly type: string;
      readonly fileName: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
    }
  >
>;

/** The page itself names what it begins with. */
function isInitial(bundle: Bundle, file: string): boolean {
  return Object.values(bundle).some(
    (chunk) => chunk.isEntry === true && (chunk.fileName === file || chunk.imports?.includes(file)),
  );
}
