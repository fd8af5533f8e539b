import type { ClockRule } from '@pharos/protocol';
import type { Words } from './types.ts';

type Catalogue = Readonly<Record<string, string>>;

const BOT = 'bot.';

/** What the screen says too, in the same words: names of games and bots, and how people end a game. */
export function catalogueWords(
  messages: Catalogue,
): Pick<Words, 'bots' | 'draw' | 'endings' | 'games' | 'guest' | 'home' | 'stopped'> {
  const bots = Object.keys(messages).filter((key) => key.startsWith(BOT));
  return {
    games: { duel: messages['home.duel'], wonders: messages['home.seven'] },
    bots: Object.fromEntries(bots.map((key) => [key.slice(BOT.length), messages[key]])),
    guest: messages['seat.guest'],
    home: [messages['home.title1'], messages['home.title2']],
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
  days(count: number): string;
  seconds(count: number): string;
  bank(minutes: number, seconds: number): string;
}

const DAY_S = 86_400;

/** How fast is played, in few words; null without a clock. */
export const paceWords =
  (texts: PaceTexts): Words['pace'] =>
  (clock: ClockRule) => {
    switch (clock.kind) {
      case 'none':
        return null;
      case 'bank':
        return texts.bank(Math.round(clock.seconds / 60), clock.increment);
      case 'correspondence':
        return texts.days(clock.days);
      case 'perMove':
        return clock.seconds % DAY_S === 0 ? texts.days(clock.seconds / DAY_S) : texts.seconds(clock.seconds);
    }
  };
