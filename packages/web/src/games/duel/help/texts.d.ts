/** The texts of the help of Duel as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/duel/help/texts/*' {
  import type { TextsBeside } from '../../../i18n/textsBeside.ts';
  import type { DuelHelpTexts } from './duelHelp.ts';
  const texts: TextsBeside<DuelHelpTexts>;
  export default texts;
}
