import { testEffectTypes } from '../../core/test/effectTypeTests.ts';

testEffectTypes('duel', ['lasting', 'atOnce', 'choice', 'income', 'end']);
