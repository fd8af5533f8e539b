/** Texts of Armada that lie beside what shows them, as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/wonders/armada/texts/*' {
  import type { TextsBeside } from '../../../i18n/textsBeside.ts';
  import type { ArmadaHelpTexts } from './help/armadaHelp.ts';
  const texts: TextsBeside<ArmadaHelpTexts>;
  export default texts;
}
declare module 'virtual:beside/games/wonders/armada/words/texts/*' {
  import type { MessagesBeside } from '../../../i18n/textsBeside.ts';
  const texts: MessagesBeside;
  export default texts;
}
declare module 'virtual:beside/games/wonders/armada/form/texts/*' {
  import type { MessagesBeside } from '../../../i18n/textsBeside.ts';
  const texts: MessagesBeside;
  export default texts;
}
