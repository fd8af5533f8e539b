import type { NavalTexts, words } from '@pharos/wonders';
import type { Message } from '../../../../i18n/types.ts';
import type { By, Explained, Text } from '../../words/wondersContent.ts';

/** The words that Armada adds to the catalogues. */
export interface ArmadaContent {
  readonly islands: By<string>;
  readonly fleets: By<Readonly<Record<'name' | 'ship', string>>>;
  /** The name of one of our shipyards. */
  readonly shipyard: Message;
  /** What a space of a track gives. */
  readonly spaces: Readonly<Record<Exclude<keyof words.SpaceSpec, 'provenance'> | 'none', Message>>;
  readonly navalTokens: Readonly<Record<'victory' | 'defeat', Explained>>;
  readonly naval: NavalTexts<Text>;
}

declare module '../../words/wondersContent.ts' {
  interface WondersContent extends ArmadaContent {}
}
