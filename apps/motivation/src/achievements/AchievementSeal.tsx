import { Seal } from '@nafas/design-system';
import type { Achievement } from '@nafas/data-service/achievements';
import { useToday } from '@nafas/data-service/react';
import { ACHIEVEMENT_IDS } from '@nafas/insights';
import { localize } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';

const TWO_RINGS_FROM = 7;
const THREE_RINGS_FROM = 30;

/** A longer achievement has more rings. */
function getRings(target: number): 1 | 2 | 3 {
  if (target >= THREE_RINGS_FROM) return 3;
  return target >= TWO_RINGS_FROM ? 2 : 1;
}

/** One achievement: since when, or how far; never what was missed. */
export function AchievementSeal({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation();
  const language = useStore(usePlatform().language);
  const format = useFormat();
  const today = useToday();
  const { id, title, description, date, done, target } = achievement;
  function when(): string {
    if (date !== null) return format.day(date, today);
    if (done === 0) return t('achievements.notYet');
    return t('achievements.soFar', { done: format.number(done), target: format.number(target) });
  }
  // The catalogue's words look back; what is still to come is said as something to do.
  function why(): string {
    const known = ACHIEVEMENT_IDS.find((each) => each === id);
    if (date !== null || known === undefined) return localize(description, language);
    return t(`achievements.how.${known}`);
  }
  return (
    <Seal
      title={localize(title, language)}
      earned={date !== null}
      rings={getRings(target)}
      when={when()}
    >
      {why().replace(/\d+/g, (digits) => format.number(Number(digits)))}
    </Seal>
  );
}
