/** The catalogues as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:messages/*' {
  import type { MessageKey } from './index.svelte.ts';
  import type { Message } from './types.ts';
  const messages: Readonly<Record<MessageKey, Message>>;
  export default messages;
}
declare module 'virtual:content/duel/*' {
  import type { DuelContent } from '../games/duel/words/duelContent.ts';
  const content: DuelContent;
  export default content;
}
declare module 'virtual:content/wonders/*' {
  import type { WondersContent } from '../games/wonders/words/wondersContent.ts';
  const content: WondersContent;
  export default content;
}
declare module 'virtual:texts/*' {
  import type { MessagesBeside } from './textsBeside.ts';
  import type { Loaders } from './types.ts';
  const loaders: Loaders<MessagesBeside>;
  export default loaders;
}
