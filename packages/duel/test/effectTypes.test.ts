import { testEffectTypes } from '../../core/test/effectTypeTests.ts';

testEffectTypes('duel');
