import { DataError, LANGUAGES } from '@nafas/platform';
import { expect, it } from 'vitest';
import { causeLine, createGeneric } from './generic.ts';

const at = { connectivity: 'online', hasAction: false } as const;

it.each(LANGUAGES)('the cause of a failure is whole sentences in %s', async (language) => {
  const texts = await createGeneric().load(language);
  const line = causeLine(texts, new DataError('server', 'away'), { ...at, language });
  const { cause, retry } = texts;
  const expected = ['zh', 'ja'].includes(language)
    ? `${cause.server}。${retry}。`
    : `${cause.server}. ${retry}.`;
  expect(line).toBe(expected);
});

it('says nothing of a cause that is not known, but for another try', async () => {
  const texts = await createGeneric().load('ja');
  const says = (hasAction: boolean) =>
    causeLine(texts, new Error('?'), { ...at, hasAction, language: 'ja' });
  expect(says(false)).toBe(`${texts.retry}。`);
  expect(says(true)).toBeUndefined();
});
