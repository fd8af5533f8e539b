import type { ClockRule } from '@pharos/protocol';
import type { Words } from './types.ts';

type Catalogue = Readonly<Record<string, string>>;

const BOT = 'bot.';

/** What the screen says too, in the same words: names of games and bots, and how people end a game. */
export function catalogueWords(
  messages: Catalogue,
): Pick<Words, 'bots' | 'daily' | 'draw' | 'endings' | 'games' | 'guest' | 'home' | 'stopped'> {
  const bots = Object.keys(messages).filter((key) => key.startsWith(BOT));
  return {
    games: { duel: messages['home.duel'], wonders: messages['home.seven'] },
    bots: Object.fromEntries(bots.map((key) => [key.slice(BOT.length), messages[key]])),
    guest: messages['seat.guest'],
    home: [messages['home.title1'], messages['home.title2']],
    daily: messages['daily.title'],
    draw: messages['end.draw'],
    stopped: messages['end.agreement'],
    endings: {
      resignation: messages['end.resignationKind'],
      draw: messages['end.drawKind'],
      agreement: messages['end.agreementKind'],
    },
  };
}

interface PaceTexts {
  readonly minute: string;
  readonly second: string;
  readonly perMove: string;
}

const DAY_S = 86_400;

/** How fast is played, in few words; null without a clock. */
export function paceWords(texts: PaceTexts, days: (count: number) => string): Words['pace'] {
  const seconds = (count: number): string => `${count} ${texts.second}`;
  return (clock: ClockRule) => {
    switch (clock.kind) {
      case 'none':
        return null;
      case 'bank': {
        const minutes = `${Math.round(clock.seconds / 60)} ${texts.minute}`;
        return clock.increment === 0 ? minutes : `${minutes} + ${seconds(clock.increment)}`;
      }
      case 'correspondence':
        return `${days(clock.days)} ${texts.perMove}`;
      case 'perMove': {
        const isDays = clock.seconds % DAY_S === 0;
        return `${isDays ? days(clock.seconds / DAY_S) : seconds(clock.seconds)} ${texts.perMove}`;
      }
    }
  };
}
