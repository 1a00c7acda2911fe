import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import css from './samples.module.css';

/** The pacer, breathing in. */
export function BreathSample() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const id = useId();
  return (
    <div className={css['breath']}>
      <svg viewBox="0 0 240 240" focusable="false">
        <defs>
          <radialGradient id={id}>
            <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".4" />
            <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="120" cy="120" r="118" fill={`url(#${id})`} />
        <g fill="none" stroke="var(--nf-dawn-deep)">
          <circle cx="120" cy="120" r="76" opacity=".9" strokeWidth="1.4" />
          <circle cx="120" cy="120" r="94" opacity=".5" />
          <circle cx="120" cy="120" r="115" opacity=".28" />
        </g>
        <path
          d="M46.94 99.05A76 76 0 1 0 193.06 99.05"
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </svg>
      <p>
        {t('features.breath.phase')}
        <b>{number(3)}</b>
      </p>
    </div>
  );
}
