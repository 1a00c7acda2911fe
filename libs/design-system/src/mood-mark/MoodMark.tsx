import { clsx } from 'clsx';
import css from './MoodMark.module.css';

/** From very low to bright. */
type Level = 1 | 2 | 3 | 4 | 5;

const BOWLS: Readonly<Partial<Record<Level, string>>> = {
  2: 'M4.3 15.6H19.7A8.5 8.5 0 0 1 4.3 15.6Z',
  3: 'M3.5 12H20.5A8.5 8.5 0 0 1 3.5 12Z',
  4: 'M4.3 8.4H19.7A8.5 8.5 0 1 1 4.3 8.4Z',
};

/** Props of {@link MoodMark}. */
export interface MoodMarkProps {
  /** Null is a mood that nobody gave: a dotted ring. */
  level: Level | null;
  /** Its name; without one the words beside it say the mood already. */
  label?: string | undefined;
  /** 18, 24 (default) or 56 px. */
  size?: 'sm' | 'md' | 'xl';
}

/** Light rising in a bowl: shape and color both carry the mood. */
export function MoodMark({ level, label, size = 'md' }: MoodMarkProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      viewBox="0 0 24 24"
      className={clsx(css['mark'], size !== 'md' && css[size])}
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
