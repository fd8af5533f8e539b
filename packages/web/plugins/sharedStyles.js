import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /@import '(\.[^']+\.css)';/g;

/**
 * A `<style>` may begin with `@import './rows.css';`: the rules that it shares with other components. They are put in
 * before the styles are scoped, so that they stay with the components that name them.
 *
 * @returns {import('svelte/compiler').PreprocessorGroup}
 */
export function sharedStyles() {
  return {
    name: 'shared-styles',
    style({ content, filename = '' }) {
      const dependencies = [];
      const code = content.replaceAll(IMPORT, (_, path) => {
        const file = join(dirname(filename), path);
        dependencies.push(file);
        return readFileSync(file, 'utf8');
      });
      return { code, dependencies };
    },
  };
}
