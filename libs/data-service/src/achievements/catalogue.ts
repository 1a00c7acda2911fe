import type { AchievementId } from '@nafas/insights';
import { inEveryLanguage } from '../in-every-language.ts';
import type { Achievement } from './achievement.ts';

/** An entry of the catalogue without anybody's progress. */
export type CatalogueEntry = Pick<Achievement, 'title' | 'description' | 'icon'> & {
  readonly id: AchievementId;
};

type Texts = Readonly<
  Record<AchievementId, { readonly title: string; readonly description: string }>
>;

const ICONS: Readonly<Record<AchievementId, CatalogueEntry['icon']>> = {
  'first-check-in': 'Heart',
  'steady-week': 'Calendar',
  'thirty-days': 'Calendar',
  'first-goal': 'Trophy',
  'goal-completed': 'Trophy',
  'first-exercise': 'Heart',
  'sixty-minutes': 'Heart',
  'first-conversation': 'MessageSquare',
};

/**
 * The catalogue of the demo, of the files that the database is filled from; the contract tests hold one against the other.
 * Loaded when it is asked for.
 */
export async function readAchievementCatalogue(): Promise<readonly CatalogueEntry[]> {
  const words = await inEveryLanguage<Texts>(
    (language) => import(`./locales/${language}/achievements.json`) as Promise<{ default: Texts }>,
  );
  return (Object.keys(ICONS) as AchievementId[]).map((id) => ({
    id,
    icon: ICONS[id],
    title: words((texts) => texts[id].title),
    description: words((texts) => texts[id].description),
  }));
}
