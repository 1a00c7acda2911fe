import { expect, test } from 'vitest';
import { parseKnown } from './known.ts';

test('two whole numbers from 0 to 10 are known, and nothing else', () => {
  expect(parseKnown({ stress: 7, energy: 3, note: 'words' })).toEqual({ stress: 7, energy: 3 });
  expect(parseKnown({ stress: 10 })).toEqual({ stress: 10, energy: null });
  for (const none of [null, 'high', {}, { stress: 11 }, { stress: '7' }, { energy: 2.5 }]) {
    expect(parseKnown(none)).toBeNull();
  }
});
