import { Button, Card } from '@nafas/design-system';
import { joinSentences, PATHS } from '@nafas/platform';
import { daysBetween } from '@nafas/insights';
import type { Shift } from '@nafas/insights/links';
import { usePlatform } from '@nafas/platform/remote';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import css from './insights.module.css';
import { useFactorWords } from '../../findings/use-factor-words.ts';

/** Days that have been different for a while: a question, and a way to answer nothing. */
export function ShiftNote({ shift, onDismiss }: { shift: Shift; onDismiss: () => void }) {
  const { t, i18n } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const platform = usePlatform();
  const title = useId();
  const { weight, since, usual, now, metric } = shift;
  const values = {
    metric: words.metric(metric),
    now: format.number(now, 1),
    usual: format.number(usual, 1),
  };
  const day = format.fullDay(since);
  return (
    <Card aria-labelledby={title} className={`${css['shift']} ${css['wide']}`}>
      <div>
        <h2 id={title} className={css['sentence']}>
          {t(`shift.${weight}.title`, { day })}
        </h2>
        <p>
          {joinSentences(i18n.language, [t('shift.text', values), t(`shift.${weight}.question`)])}
        </p>
        <div className="nf-cluster">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => platform.open('analysis.new-analysis')}
          >
            {t('shift.note')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            {t(`shift.${weight}.dismiss`)}
          </Button>
          {weight === 'heavier' && (
            <Button variant="quiet" size="sm" href={PATHS.help}>
              {t('shift.help')}
            </Button>
          )}
        </div>
      </div>
      <ShiftLine
        shift={shift}
        label={t('shift.line', {
          ...values,
          day,
          from: format.fullDay(shift.line[0]?.localDate ?? since),
          to: format.fullDay(shift.line.at(-1)?.localDate ?? since),
        })}
      />
    </Card>
  );
}

const [WIDTH, HEIGHT, BASE] = [400, 120, 112];

function ShiftLine({ shift: { line, since }, label }: { shift: Shift; label: string }) {
  const first = line[0]?.localDate ?? since;
  const length = Math.max(1, daysBetween(first, line.at(-1)?.localDate ?? since));
  const x = (date: string) => (daysBetween(first, date) / length) * (WIDTH - 8);
  const y = (value: number) => BASE - 4 - (value / 10) * (BASE - 12);
  const path = (days: Shift['line']) =>
    days
      .map(({ localDate, value }, at) => {
        return `${at === 0 ? 'M' : 'L'}${x(localDate).toFixed(1)} ${y(value).toFixed(1)}`;
      })
      .join('');
  const start = line.findIndex(({ localDate }) => localDate >= since);
  const end = line.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={css['base']} d={`M0 ${BASE}H${WIDTH}`} />
      <path className={css['before']} d={path(line.slice(0, start + 1))} />
      <path className={css['since']} d={path(line.slice(start))} />
      <path className={css['when']} d={`M${x(since).toFixed(1)} 8V${BASE}`} />
      {end && <circle className={css['sun']} cx={x(end.localDate)} cy={y(end.value)} r="5" />}
    </svg>
  );
}
