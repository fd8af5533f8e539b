/** The texts of the help as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/help/texts/*' {
  import type { MessagesBeside } from '../i18n/textsBeside.ts';
  const texts: MessagesBeside;
  export default texts;
}
