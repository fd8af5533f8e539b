/** The texts of the pages as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/app/pages/texts/*' {
  import type { MessagesBeside } from '../../i18n/textsBeside.ts';
  const texts: MessagesBeside;
  export default texts;
}
