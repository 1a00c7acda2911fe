import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { DAYS, EXAMPLE_MONTH, MARKED_DAY, SERIES } from './example-month.ts';
import { toPercent, smoothPath } from './smooth-path.ts';
import css from './progress-chart.module.css';

const AXIS_DAYS = [1, 8, 15, 22, 30];
/** A place by class, not by style: this page is made at build time, and the CSP allows no style attributes. */
const at = (name: string, place: number) => `${css[name]} ${css[`at${Math.round(place)}`]}`;
const placeOfDay = (day: number) => toPercent(day - 1, DAYS);

function Lines() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={css['grid']} d="M0 100H100M0 50H100M0 0H100" />
      <path className={css['mark']} d={`M${placeOfDay(MARKED_DAY)} 0V100`} />
      {SERIES.map((series) => {
        const end = `M100 ${100 - 10 * (EXAMPLE_MONTH[series].at(-1) ?? 0)}h.001`;
        return (
          <g key={series} className={`nf-s-${series}`}>
            <path className={css['line']} d={smoothPath(EXAMPLE_MONTH[series])} />
            <path className={css['dot']} d={end} />
            <path className={css['hole']} d={end} />
          </g>
        );
      })}
    </svg>
  );
}

function Key() {
  const { t } = useTranslation('public');
  return (
    <p className={css['key']} aria-hidden="true">
      {SERIES.map((series) => (
        <span key={series} className={`nf-s-${series}`}>
          <svg viewBox="0 0 26 8" focusable="false">
            <path d="M1 4H25" />
          </svg>
          {t(`progress.${series}`)}
        </span>
      ))}
    </p>
  );
}

/** Three labelled lines over thirty days, drawn as plain SVG: the start page loads no chart library. */
export function ProgressChart() {
  const { t } = useTranslation('public');
  const { number, oneDigit } = useFormat();
  return (
    <>
      <Key />
      <div
        className={css['plot']}
        role="img"
        aria-label={t('progress.chart', { day: number(MARKED_DAY) })}
      >
        <Lines />
        {[0, 5, 10].map((value) => (
          <span key={value} className={at('y', 100 - value * 10)}>
            {number(value)}
          </span>
        ))}
        {AXIS_DAYS.map((day) => (
          <span key={day} className={at('x', placeOfDay(day))}>
            <span>
              {day === 1 || day === DAYS ? t('progress.day', { day: number(day) }) : number(day)}
            </span>
          </span>
        ))}
        <span className={at('note', placeOfDay(MARKED_DAY))}>{t('progress.mark')}</span>
        {SERIES.map((series) => {
          const last = EXAMPLE_MONTH[series].at(-1) ?? 0;
          return (
            <span key={series} className={at('end', 100 - last * 10)}>
              {t(`progress.${series}`)} <b>{oneDigit(last)}</b>
            </span>
          );
        })}
      </div>
    </>
  );
}
