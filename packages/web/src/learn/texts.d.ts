/** The texts of the lessons as the build compiles them; see plugins/messages.ts. */
declare module 'virtual:beside/learn/texts/*' {
  import type { TextsBeside } from '../i18n/textsBeside.ts';
  import type { LearnTexts } from './learnTexts.ts';
  const texts: TextsBeside<LearnTexts>;
  export default texts;
}
