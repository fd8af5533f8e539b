/** The catalogues as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:messages/*' {
  import type { MessageKey } from './index.svelte.ts';
  import type { Message } from './types.ts';
  const messages: Readonly<Record<MessageKey, Message>>;
  export default messages;
}
declare module 'virtual:content/*' {
  import type { Content } from './types.ts';
  const content: Content;
  export default content;
}
declare module 'virtual:content/wonders/*' {
  import type { WondersContent } from '../games/wonders/words/wondersContent.ts';
  const content: WondersContent;
  export default content;
}
