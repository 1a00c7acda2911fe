import { Card, CardHead, State, Switch } from '@nafas/design-system';
import { ChartSkeleton } from '@nafas/design-system/chart';
import { type DateSpan, addTextMoods, firstDayOfWeek } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useToday } from '@nafas/data-service/react';
import { useAnsweredTexts, useDays } from '@nafas/data-service/analysis/client';
import { FirstCheckIn } from '../../progress/FirstCheckIn.tsx';
import { LoadFailure } from '../../LoadFailure.tsx';
import css from '../page.module.css';
import { firstChoice, toDateSpan, type Choice } from './choice.ts';
import { RangePicker } from './RangePicker.tsx';
import { TrendChart } from './TrendChart.tsx';
import { TrendInsights } from './TrendInsights.tsx';
import { useWithTexts } from './use-with-texts.ts';

/** Tab Emotional Trends: how the check-ins of a range were shared out day by day, and what they say. */
export function TrendsTab() {
  const { t } = useTranslation();
  const today = useToday();
  const language = useStore(usePlatform().language);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(today));
  const chosen = toDateSpan(choice, today, firstDayOfWeek(formatLocale(language)));
  const problem = typeof chosen === 'string' ? chosen : null;
  // While two dates are being written, what was shown before stays.
  const [shown, setShown] = useState<DateSpan>(() => ({ from: today, to: today }));
  const span = typeof chosen === 'string' ? shown : chosen;
  if (span.from !== shown.from || span.to !== shown.to) setShown(span);
  const state = useDays(span.from);
  const said = useAnsweredTexts(span.from);
  const texts = said.status === 'ready' ? said.data : [];
  const hasTexts = texts.some(({ localDate }) => localDate >= span.from && localDate <= span.to);
  const [isAsked, setAsked] = useWithTexts();
  const withTexts = isAsked && hasTexts;
  if (state.status === 'failed') {
    return (
      <LoadFailure error={state.error} retry={() => void state.refresh().catch(() => undefined)} />
    );
  }
  const days = state.status === 'ready' ? state.data.days : [];
  const isFirst = state.status === 'ready' && days.length === 0 && !state.data.earlier;
  return (
    <div className={css['columns']}>
      <Card aria-label={t('trends.title')} aria-busy={state.status === 'loading' || undefined}>
        <CardHead
          className={css['head']}
          title={t('trends.title')}
          lead={t('trends.lead', { context: withTexts ? 'texts' : '' })}
          end={<RangePicker {...{ choice, today, problem }} onChange={setChoice} />}
        />
        {state.status === 'loading' ? (
          <ChartSkeleton />
        ) : isFirst ? (
          <FirstCheckIn />
        ) : (
          <TrendChart
            days={withTexts ? addTextMoods(days, texts) : days}
            {...{ span, withTexts }}
          />
        )}
        {hasTexts && !isFirst && (
          <Switch
            className={css['texts']}
            label={t('trends.withTexts')}
            checked={isAsked}
            onChange={setAsked}
          />
        )}
      </Card>
      <Card
        className={css['insights']}
        aria-label={t('trends.insights')}
        aria-busy={state.status === 'loading' || undefined}
      >
        <CardHead title={t('trends.insights')} />
        {state.status === 'loading' ? (
          <ChartSkeleton />
        ) : isFirst ? (
          <State kind="empty" sentence={t('trends.nothing')} />
        ) : (
          <TrendInsights days={days} span={span} />
        )}
      </Card>
    </div>
  );
}
