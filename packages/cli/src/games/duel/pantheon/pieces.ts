import { MYTHOLOGIES, PACKS, type MythologyName } from '@pharos/duel';
import type { Language } from '../../../words/language.ts';
import type { Piece } from '../expansion.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { mythologyName, pantheonContent, sayInPantheon } from './pantheonWords.ts';

const ofKind = (kind: string) => PACKS.flatMap(({ pieces }) => pieces[kind] ?? []);
const MYTHOLOGY_TOKENS = ofKind('mythologyTokens');
const OFFERING_TOKENS = ofKind('offeringTokens');
const GATES = ofKind('gates');

/** Divinities, the Gate, and tokens, which have no printed names; null for any other piece. */
export function pantheonName(id: string, _form: string, language: Language): string | null {
  const mythology = mythologyOfToken(id);
  const say = sayInPantheon({ language });
  if (mythology !== null) return say('mythologyToken', { mythology: mythologyName(mythology, { language }) });
  const value = offeringOf(id);
  if (value !== null) return say('offeringToken', { n: value });
  if (GATES.some((gate) => gate.id === id)) return say('gate');
  return pantheonContent[language].divinities[id]?.name ?? null;
}

/** The Mythology of a token; null for any other piece. */
export function mythologyOfToken(id: string): MythologyName | null {
  const token = MYTHOLOGY_TOKENS.find((one) => one.id === id);
  for (const effect of token?.effects ?? []) {
    if (effect.type === 'chainSymbol') return MYTHOLOGIES.find((name) => name === effect.symbol) ?? null;
  }
  return null;
}

/** What an Offering token takes off; null for any other piece. */
export function offeringOf(id: string): number | null {
  const token = OFFERING_TOKENS.find((one) => one.id === id);
  for (const effect of token?.effects ?? []) if (effect.type === 'offering') return effect.count;
  return null;
}

/** Grand Temples, Divinities, the Gate and tokens. */
export function pantheonPieces(words: DuelWords): readonly Piece[] {
  const say = sayInPantheon(words);
  const kinds = [
    ['infoTemple', PACKS.flatMap(({ cards }) => cards.filter(({ deck }) => deck === 'grandTemple'))],
    ['infoDivinity', ofKind('divinities')],
    ['infoGate', GATES],
    ['infoMythologyToken', MYTHOLOGY_TOKENS],
    ['infoOfferingToken', OFFERING_TOKENS],
  ] as const;
  return kinds.flatMap(([introduction, pieces]) =>
    pieces.map(({ id, effects }) => {
      const title = words.name(id);
      return { id, title, effects, introduction: say(introduction, { name: title }) };
    }),
  );
}
