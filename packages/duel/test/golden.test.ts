import { playthrough } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';

// A difference here is a change of behaviour: read it, and if it is meant, renew the file with `npm run golden`.
test('the golden playthrough of the base game', async () => {
  await expect(playthrough(duel, duel.readOptions({}), '7.1')).toMatchFileSnapshot('../golden/base.txt');
});

test('the golden playthrough of Agora', async () => {
  const options = duel.readOptions({ packs: ['base', 'agora'] });
  await expect(playthrough(duel, options, '7.1')).toMatchFileSnapshot('../golden/agora.txt');
});

test('the golden playthrough of Pantheon', async () => {
  const options = duel.readOptions({ packs: ['base', 'pantheon'] });
  await expect(playthrough(duel, options, '7.1')).toMatchFileSnapshot('../golden/pantheon.txt');
});

test('the golden playthrough of Agora and Pantheon', async () => {
  const options = duel.readOptions({ packs: ['base', 'agora', 'pantheon'] });
  await expect(playthrough(duel, options, '7.1')).toMatchFileSnapshot('../golden/agora-pantheon.txt');
});
