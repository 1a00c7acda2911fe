import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type Level, toLevel } from './level.ts';
import css from './mark.module.css';

const BOWLS: Readonly<Partial<Record<Level, string>>> = {
  2: 'M4.3 15.6H19.7A8.5 8.5 0 0 1 4.3 15.6Z',
  3: 'M3.5 12H20.5A8.5 8.5 0 0 1 3.5 12Z',
  4: 'M4.3 8.4H19.7A8.5 8.5 0 1 1 4.3 8.4Z',
};

/** Light rising in a bowl: shape and colour both carry the mood. Null is a mood that nobody gave: a dotted ring. */
export function Mark(props: {
  mood: number | null;
  size?: 'md' | 'xl';
  /** Whether the words beside it say the mood already. */
  silent?: boolean;
}) {
  const { mood, size = 'md', silent = false } = props;
  const { t } = useTranslation();
  const level = mood === null ? null : toLevel(mood);
  const word = level === null ? t('mood.notSet') : t(`mood.${level}`);
  const naming = silent
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': t('mood.named', { word }) };
  return (
    <svg
      {...naming}
      viewBox="0 0 24 24"
      className={clsx(css['mark'], size === 'xl' && css['xl'])}
      data-level={level ?? undefined}
    >
      {level === 5 ? (
        <>
          <circle cx="12" cy="12" r="7.4" fill="currentColor" />
          <circle cx="12" cy="12" r="11.1" fill="none" stroke="currentColor" strokeWidth="1.3" />
        </>
      ) : (
        <>
          {level !== null && BOWLS[level] && <path d={BOWLS[level]} fill="currentColor" />}
          <circle
            cx="12"
            cy="12"
            r="8.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeDasharray={level === null ? '1.5 2.6' : undefined}
          />
        </>
      )}
    </svg>
  );
}
