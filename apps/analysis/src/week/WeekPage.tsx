import { Button, Meter, State } from '@nafas/design-system';
import { DataRoot, useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import { WEEK_DAYS } from '@nafas/insights/week';
import { colon } from '@nafas/platform';
import { usePlatformLink, useViewLocation } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { findWeekDay, WEEK } from './address.ts';
import { BreathLine } from './BreathLine.tsx';
import { DaysWithEntries } from './DaysWithEntries.tsx';
import { KeptLine } from './KeptLine.tsx';
import { OneFinding } from './OneFinding.tsx';
import { useDayNames } from './use-day-names.ts';
import { useWeek } from './use-week.ts';
import { useWeekTexts } from './use-week-texts.ts';
import css from './week.module.css';

/** /dashboard/week and /dashboard/week/<the last day of the week> */
export default function WeekPage() {
  return (
    <DataRoot>
      <WithTexts />
    </DataRoot>
  );
}

function WithTexts() {
  const texts = useWeekTexts();
  if (texts.isError) {
    return <LoadFailure error={texts.error} retry={() => void texts.refetch()} />;
  }
  return texts.data ? <Loaded /> : <State kind="loading" />;
}

function Loaded() {
  const { t } = useTranslation('week');
  const today = useToday();
  const named = findWeekDay(useViewLocation().pathname);
  const to = named !== undefined && named < today ? named : today;
  const state = useWeek(to);
  if (state.status === 'failed') {
    return (
      <LoadFailure error={state.error} retry={() => void state.refresh().catch(() => undefined)} />
    );
  }
  if (state.status === 'loading') return <State kind="loading" title={t('loading')} />;
  return <Week key={to} report={state.data} today={today} />;
}

function Week(props: {
  report: Extract<ReturnType<typeof useWeek>, { status: 'ready' }>['data'];
  today: string;
}) {
  const { week, history, goals, habits, helped, lines } = props.report;
  const { t } = useTranslation('week');
  const { t: tInsights, i18n } = useTranslation('insights');
  const format = useFormat();
  const names = useDayNames();
  const { from, to, title } = week;
  const earlier = usePlatformLink(`${WEEK}/${addDays(from, -1)}`);
  const later = usePlatformLink(`${WEEK}/${addDays(to, WEEK_DAYS)}`);
  const isQuiet = title.kind === 'quiet';
  const weekday = 'day' in title ? names.long(title.day) : '';
  const exercise = (id: string) =>
    i18n.exists(`exercise.${id}`, { ns: 'insights' })
      ? tInsights(`exercise.${id}` as 'exercise.slow-breathing')
      : id.replaceAll('-', ' ');
  return (
    <article className={css['report']}>
      <header>
        <p>{t('when', { from: format.day(from), to: format.day(to) })}</p>
        <h1>{t(`title.${title.kind}`, { weekday })}</h1>
        {isQuiet && <p>{t('nothing')}</p>}
      </header>
      {!isQuiet && <BreathLine days={week.days} />}
      {week.hereCount > 0 && <DaysWithEntries week={week} />}
      {!isQuiet && <OneFinding history={history} from={from} to={to} />}
      <KeptLine to={to} lines={lines} />
      {helped.length > 0 && (
        <section>
          <h2>{t('helped')}</h2>
          <ul>
            {helped.map(({ exercise: id, times }) => (
              <li key={id}>
                {t('helpedBy', { count: times, n: format.number(times), exercise: exercise(id) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {goals.length > 0 && (
        <section>
          <h2>{t('goals')}</h2>
          {goals.map(({ id, title: name, progress }) => (
            <Meter
              key={id}
              label={<bdi>{name}</bdi>}
              value={progress}
              valueText={format.percent(progress)}
              role="progressbar"
            />
          ))}
        </section>
      )}
      {habits.length > 0 && (
        <section>
          <h2>{t('habits')}</h2>
          <ul>
            {habits.map(({ id, title: name, count }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {colon(i18n.language)}
                {t('habitDays', { count, n: format.number(count) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        <p>{t('made', { count: week.entries, n: format.number(week.entries) })}</p>
        <nav
          className="nf-cluster"
          aria-label={t('when', { from: format.day(from), to: format.day(to) })}
        >
          <Button variant="secondary" size="sm" {...earlier}>
            {t('earlier')}
          </Button>
          {to < props.today && (
            <Button variant="secondary" size="sm" {...later}>
              {t('later')}
            </Button>
          )}
        </nav>
      </footer>
    </article>
  );
}
