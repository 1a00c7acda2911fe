import { type PlatformV1, type Search } from '@nafas/platform';
import { rank } from '@nafas/platform/search';
import { EXERCISES } from '../exercises/catalogue.ts';
import type en from '../locales/en/exercises.json';
import { EXERCISES_PATH } from '../exercises/exercises-path.ts';

type Texts = Readonly<Record<string, { readonly name: string; readonly for: string }>>;

/** Finds the guided exercises by name and by what they are for, in the language of the moment. */
const searchExercises: Search = async (platform, text) => {
  const texts = await loadTexts(platform);
  return EXERCISES.map(({ id }) => ({ id, ...texts[id] }))
    .map(({ id, name = id, for: purpose = '' }) => ({
      found: { id, title: name, detail: purpose, address: `${EXERCISES_PATH}/${id}` },
      score: rank(text, [name, purpose]),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
};

/** The texts of the language, or the English ones where it has none. */
async function loadTexts(platform: PlatformV1): Promise<Texts> {
  const load = async (language: string): Promise<typeof en> =>
    ((await import(`../locales/${language}/exercises.json`)) as { default: typeof en }).default;
  return (await load(platform.language.get()).catch(() => load('en'))).of;
}

export default searchExercises;
