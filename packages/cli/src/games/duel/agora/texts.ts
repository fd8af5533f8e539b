import { listing, plural } from '../../../english.ts';
import { pieceName } from './names.ts';

/** An Influence cube. */
export const CUBE = '▣';

export const agoraBackMarks = { senator: 'S' } as const;

export const senateTexts = {
  chamber: (chamber: number, points: number) => `${chamber}·${points}★`,
  section: (chamber: number, section: string, points: number) => `${chamber} ${section} ${points}★`,
  noDecree: 'no Decree',
  agora: 'Agora',
  senators: (politicians: number, conspirators: number) =>
    politicians + conspirators === 0
      ? 'no Senators'
      : listing([
          ...(politicians > 0 ? [plural(politicians, 'Politician')] : []),
          ...(conspirators > 0 ? [plural(conspirators, 'Conspirator')] : []),
        ]),
  shortSenators: (politicians: number, conspirators: number) => `${politicians}P ${conspirators}C`,
  next: (price: number) => `next ${price === 0 ? 'free' : `${price}¢`}`,
  actions: (actions: number) => plural(actions, 'action'),
  supply: (cubes: number) => `${cubes}${CUBE} left`,
  locked: (token: string | null) => `locked: ${token === null ? '?' : pieceName(token)}`,
  /** A Chamber in full, for the command `senate`. */
  account: (chamber: number, section: string, points: number, cubes: string, decrees: string) =>
    `Chamber ${chamber} (${section} section, ${plural(points, 'point')}): ${cubes}. ${decrees}`,
  faceDown: 'A Decree lies face down.',
};
