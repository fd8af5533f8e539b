/** The texts of Pantheon as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/duel/pantheon/texts/*' {
  import type { ExpansionTexts } from '../expansion.ts';
  const texts: ExpansionTexts;
  export default texts;
}
