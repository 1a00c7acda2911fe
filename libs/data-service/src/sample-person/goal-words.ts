import { bundledLanguage, type Language } from '@nafas/platform';

interface Said {
  readonly title: string;
  readonly description: string;
}

/** What the sample person calls their goals and their habit. */
export interface GoalWords {
  readonly goals: Readonly<Record<'breathing' | 'walking' | 'writing' | 'course', Said>>;
  readonly habit: Said;
}

/** The words in a language, alone. */
export async function loadGoalWords(language: Language): Promise<GoalWords> {
  const loaded: { default: GoalWords } = await import(
    /* webpackChunkName: "demo-[request]" */ `./locales/${bundledLanguage(language)}/sample-goals.json`
  );
  return loaded.default;
}
