/** The texts of Armada that only the help shows, as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/armada/texts/*' {
  import type { TextsBeside } from '../../../i18n/textsBeside.ts';
  import type { ArmadaHelpTexts } from './help/armadaHelp.ts';
  const texts: TextsBeside<ArmadaHelpTexts>;
  export default texts;
}
