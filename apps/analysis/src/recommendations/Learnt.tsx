import { EXERCISE_IDS } from '@nafas/data-service/activities';
import { activitiesSince } from '@nafas/data-service/activities/client';
import { historySince, historyWithWrites } from '@nafas/data-service/analysis/links';
import { useWithWrites } from '@nafas/data-service/client';
import { Suggestion } from '@nafas/design-system';
import { Sprout } from '@nafas/design-system/icons';
import { addDays } from '@nafas/insights';
import { type LearntChoice, LEARNT_OUTCOMES } from '@nafas/insights/helps';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { useInsightTexts } from '../page/insights/use-texts.ts';
import { learntToday } from './learnt-today.ts';

/** What helped longer ago says little about today, and a dashboard moves few bytes. */
const DAYS = 60;

/** The exercise that helped in moments like this one. Asks for days only once enough exercises were done in them. */
export default function Learnt({ today }: { today: string }) {
  const platform = usePlatform();
  const since = addDays(today, -DAYS);
  const { data } = useQuery(activitiesSince(platform, since));
  return data && data.length >= LEARNT_OUTCOMES ? <FromDays {...{ since, today }} /> : null;
}

function FromDays({ since, today }: { since: string; today: string }) {
  const platform = usePlatform();
  const { data } = useQuery(historySince(platform, since));
  const history = useWithWrites(platform, data, historyWithWrites);
  // What is offered stays while it is looked at.
  const [instant] = useState(() => new Date().toISOString());
  const choice = useMemo(
    () => history && learntToday(history, { instant, today }),
    [history, instant, today],
  );
  return choice && <Card choice={choice} />;
}

function Card({ choice }: { choice: LearntChoice }) {
  const { t } = useTranslation();
  const { t: tInsights } = useTranslation('insights');
  const format = useFormat();
  const texts = useInsightTexts();
  const link = usePlatformLink(`/dashboard/exercises/${choice.exercise}`);
  const id = EXERCISE_IDS.find((known) => known === choice.exercise);
  if (!texts.data || !id) return null;
  const { helped, of } = choice;
  return (
    <Suggestion
      title={tInsights(`exercise.${id}`)}
      reason={
        helped > 0
          ? t('recommend.helped', { n: format.number(helped), of: format.number(of) })
          : t('recommend.toTry')
      }
      icon={<Sprout />}
      tone="accent"
      {...link}
    />
  );
}
