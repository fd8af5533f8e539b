/** The words of the first edition as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/texts/*' {
  import type { EditionTexts } from './words/editionWords.ts';
  const texts: EditionTexts;
  export default texts;
}
