/** The texts of the help as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/help/texts/*' {
  import type { Message } from '../i18n/types.ts';
  const texts: { readonly messages: Readonly<Record<string, Message>> };
  export default texts;
}
