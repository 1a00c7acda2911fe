import { toMoodLevel } from '@nafas/insights';
import { useToday } from '@nafas/data-service/react';
import { Button, Card, Link } from '@nafas/design-system';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { addressOfDays, useAddress } from '../address.ts';
import { useFormat } from '../use-format.ts';
import { useWordLabel } from '../words.ts';
import { capitalise } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import css from './calendar.module.css';
import { DaysState } from './DaysState.tsx';
import { findMonths } from './finding.ts';
import { Legend } from './Legend.tsx';
import { Pixels } from './Pixels.tsx';
import { Stepper } from './Stepper.tsx';
import { type Days, useDays } from './use-days.ts';
import { YearTable } from './YearTable.tsx';

const A_YEAR = /^(?:19|20)\d\d$/;

/** A year: a mark for each day, and what they say together. The marks come first, and what is written of them right after. */
export default function YearView() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { at, setView } = useAddress();
  const [isTable, setIsTable] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = today.slice(0, 4);
  const year = at !== null && A_YEAR.test(at) && at <= now ? at : now;
  const { days, query } = useDays(`${year}-01-01`, `${year}-12-31`);
  const written = useDeferredValue(useMemo(() => ({ year, days }), [year, days]));
  const isCurrent = written.year === year;
  const { isLoading } = query;
  const focused = chosen?.startsWith(year) ? chosen : getStart(written.days, year, today);
  const stepper = useMemo(() => {
    const move = (by: number) => String(Number(year) + by);
    return (
      <Stepper
        title={format.year(year)}
        earlier={format.year(move(-1))}
        later={format.year(move(1))}
        onEarlier={() => setView('year', move(-1))}
        onLater={year < now ? () => setView('year', move(1)) : null}
      />
    );
  }, [year, now, format, setView]);
  return (
    <section className={css['view']}>
      <div className={css['head']}>
        <p className={css['finding']} role="status">
          {isCurrent && written.days && (
            <Finding days={written.days} isOver={year < now} today={today} />
          )}
          {!days && isLoading && t('loading')}
        </p>
        {stepper}
      </div>
      <DaysState query={query} isKnown={days !== undefined || isLoading} />
      {(days !== undefined || isLoading) && (
        <Card className={css['year']}>
          {isTable && days ? (
            <YearTable year={year} days={days} />
          ) : (
            <>
              <Pixels year={year} days={days} focused={focused} onFocus={setChosen} />
              <DayCard date={focused} days={isCurrent ? written.days : undefined} />
            </>
          )}
          <div className={css['foot']}>
            <Legend />
            <Link onClick={() => setIsTable(!isTable)}>
              {isTable ? t('year.viewMarks') : t('year.viewTable')}
            </Link>
          </div>
        </Card>
      )}
    </section>
  );
}

/** The newest day of a year with an entry, else today or the year's first. */
function getStart(days: Days | undefined, year: string, today: string): string {
  const newest = days && [...days.keys()].at(-1);
  return newest?.startsWith(year) ? newest : today.startsWith(year) ? today : `${year}-01-01`;
}

const Finding = memo(function Finding(props: { days: Days; isOver: boolean; today: string }) {
  const { days, isOver, today } = props;
  const { t } = useTranslation();
  const format = useFormat();
  if (days.size === 0) return t('finding.none');
  const found = findMonths(days);
  if (found === null) return t('finding.here', { count: days.size, n: format.number(days.size) });
  const hasPassed = isOver || found.heavy < today.slice(0, 7);
  const values = {
    light: format.month(found.light, found.light),
    heavy: format.month(found.heavy, found.heavy),
  };
  return (
    <>
      {t('finding.light', values)}
      <br />
      {t(hasPassed ? 'finding.heavyPassed' : 'finding.heavy', values)}
    </>
  );
});

/** The focused day, in words. */
const DayCard = memo(function DayCard(props: { date: string; days: Days | undefined }) {
  const { date, days } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  const today = useToday();
  const link = usePlatformLink(addressOfDays(date, date));
  const day = days?.get(date);
  const name = capitalise(format.locale, format.day(date, today));
  const mood = day?.mood ?? null;
  const word = mood === null ? t('mood.notSet') : t(`mood.${toMoodLevel(mood)}`);
  return (
    <div className={css['card']}>
      {day ? <Mark mood={mood} silent /> : <i />}
      <div>
        <b>{day ? t('day.title', { day: name, mood: word }) : name}</b>
        <p>
          {day
            ? format.list([
                t('entries', { count: day.entries, n: format.number(day.entries) }),
                ...day.words.map(label),
              ])
            : days && t('legend.none')}
        </p>
      </div>
      {day && (
        <Button size="sm" {...link}>
          {t('day.open')}
        </Button>
      )}
    </div>
  );
});
