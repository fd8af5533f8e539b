/** Texts of 7 Wonders that lie beside what shows them, as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/texts/*' {
  import type { EditionTexts } from './words/editionWords.ts';
  const texts: EditionTexts;
  export default texts;
}
declare module 'virtual:beside/games/wonders/help/texts/*' {
  import type { TextsBeside } from '../../i18n/textsBeside.ts';
  import type { WondersHelpTexts } from './help/wondersHelp.ts';
  const texts: TextsBeside<WondersHelpTexts>;
  export default texts;
}
