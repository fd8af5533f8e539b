/** The texts of Leaders that only the help shows, as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/leaders/texts/*' {
  import type { TextsBeside } from '../../../i18n/textsBeside.ts';
  import type { LeadersHelpTexts } from './help/leadersHelp.ts';
  const texts: TextsBeside<LeadersHelpTexts>;
  export default texts;
}
