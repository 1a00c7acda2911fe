import type { Preview } from '@nafas/data-service/trusted-people';
import css from './shared-week.module.css';

/** A drawing for each sentence, and where it ends; of the days there is nothing in it. */
const CURVES: Readonly<Record<NonNullable<Preview['mood']>, readonly [path: string, end: number]>> =
  {
    lighter: ['M8 40C60 52 84 46 136 36S216 22 262 16', 16],
    heavier: ['M8 16C60 10 84 18 136 28S216 42 262 46', 46],
    even: ['M8 32C60 27 84 36 136 32S216 28 262 31', 31],
    changing: ['M8 34C44 10 72 12 108 34S172 56 204 32S246 16 262 24', 24],
  };

/** The line under a sentence about moods. Decoration: the sentence says it. */
export function WeekLine({ mood }: { mood: NonNullable<Preview['mood']> }) {
  const [path, end] = CURVES[mood];
  return (
    <svg className={css['line']} viewBox="0 0 280 64" aria-hidden="true" focusable="false">
      <path d="M0 62H280" stroke="var(--nf-line)" />
      <path d={path} fill="none" stroke="var(--nf-accent)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="264" cy={end} r="4.5" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
