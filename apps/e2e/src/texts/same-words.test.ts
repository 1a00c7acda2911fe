import { findLanguages, findTextFiles, flatten, readTexts } from '@nafas/texts';
import { expect, it } from 'vitest';

/**
 * Apps are deployed one by one and load the texts of their own alone, so a sentence such as those of care and consent stands
 * in each that says it. Shorter ones are labels, which may differ by what stands beside them.
 */
const SENTENCE = 30;

/** Sentences whose words differ for a reason. */
const DIFFERENT: readonly (readonly [english: string, why: string])[] = [
  ['Kept on this device. It goes out when you are online.', 'agrees with a goal, or a check-in'],
];

interface Place {
  readonly file: string;
  readonly folder: string;
  readonly key: string;
}

/** The places of each English sentence. */
function findSentences(): Map<string, readonly Place[]> {
  const places = new Map<string, readonly Place[]>();
  for (const { folder, file } of findTextFiles()) {
    for (const [key, text] of flatten(readTexts(folder, 'en', file) ?? {})) {
      if (text.length < SENTENCE) continue;
      places.set(text, [...(places.get(text) ?? []), { folder, file, key }]);
    }
  }
  return places;
}

const repeated = [...findSentences()].filter(
  ([, places]) => new Set(places.map(({ folder }) => folder)).size > 1,
);
const read = (language: string, { folder, file, key }: Place) =>
  flatten(readTexts(folder, language, file) ?? {}).get(key);

it('sentences of care and of consent stand in several apps', () => {
  const files = repeated.flatMap(([, places]) => places.map(({ key }) => key));
  expect(files).toEqual(
    expect.arrayContaining(['care.concern', 'care.crisis', 'care.quiet', 'new.consent.text']),
  );
});

it.each(findLanguages())('what several apps say, they say in the same words: %s', (language) => {
  const allowed = DIFFERENT.map(([english]) => english);
  const found = repeated
    .filter(([english]) => !allowed.includes(english))
    .map(([english, places]) => [english, new Set(places.map((each) => read(language, each)))])
    .filter(([, said]) => (said as Set<string>).size > 1);
  expect(found).toEqual([]);
});
