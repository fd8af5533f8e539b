/** The texts of Agora as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/games/duel/agora/texts/*' {
  import type { ExpansionTexts } from '../expansion.ts';
  const texts: ExpansionTexts;
  export default texts;
}
