import { type CrisisLevel, loadScreening } from '@nafas/care/use-screening';

/** A goal's words, to be screened together. */
export function wordsOf(goal: { readonly title: string; readonly description: string }): string {
  return `${goal.title}\n${goal.description}`.trim();
}

/** How heavy the words of a goal sound; `none` where the crisis screen can't be reached. */
export async function careOf(goal: Parameters<typeof wordsOf>[0]): Promise<CrisisLevel> {
  return loadScreening().then(
    (screen) => screen(wordsOf(goal)),
    () => 'none',
  );
}
