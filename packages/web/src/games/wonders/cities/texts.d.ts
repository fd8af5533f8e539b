/** The texts of Cities that only the help shows, as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/cities/texts/*' {
  import type { TextsBeside } from '../../../i18n/textsBeside.ts';
  import type { CitiesHelpTexts } from './help/citiesHelp.ts';
  const texts: TextsBeside<CitiesHelpTexts>;
  export default texts;
}
