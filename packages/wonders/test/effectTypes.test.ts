import { testEffectTypes } from '../../core/test/effectTypeTests.ts';

testEffectTypes('wonders', ['lasting', 'income', 'atOnce', 'choice', 'end', 'printed']);
