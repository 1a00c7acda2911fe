import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_LANGUAGES } from '@nafas/care/packs';
import { expect, it } from 'vitest';
import { readPlainTexts } from './plain-texts.ts';
import { readFramed, readSentences } from './sentences.ts';
import { trainPack } from './train-pack.ts';

const ROOT = join(import.meta.dirname, ...['..', '..', '..', '..', '..']);
const ITALIAN = join(ROOT, ...['libs', 'care', 'src', 'screening', 'packs', 'learnt', 'it.json']);

it('every language has a thousand', () => {
  for (const language of PACK_LANGUAGES)
    expect(readPlainTexts(language).length).toBeGreaterThan(1_000);
});

it('what people get is learnt again letter for letter, whatever the interface says since', () => {
  const written = [...readSentences('it', 'written'), ...readFramed('it')];
  const learnt = trainPack(written, [], readPlainTexts('it'));
  const isSame = `${JSON.stringify(learnt, undefined, 2)}\n` === readFileSync(ITALIAN, 'utf8');
  expect(isSame).toBe(true);
}, 120_000);
