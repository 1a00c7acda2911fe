import { MOOD_LEVELS, getMoods } from '@nafas/insights';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { useFormat } from '../use-format.ts';
import css from './pixels.module.css';

/** What the marks mean. */
export const Legend = memo(function Legend() {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={css['legend']} aria-label={t('legend.label')}>
      {MOOD_LEVELS.map((level) => {
        const moods = getMoods(level);
        const range = [moods[0], moods.at(-1)].map((mood) => format.number(mood ?? 0)).join('–');
        return (
          <li key={level}>
            <Mark mood={moods[0] ?? null} silent />
            {t(`mood.${level}`)} <small>{range}</small>
          </li>
        );
      })}
      <li>
        <Mark mood={null} silent />
        {t('mood.notSet')}
      </li>
      <li>
        <i data-many>
          <Mark mood={6} silent />
        </i>
        {t('legend.several')}
      </li>
      <li>
        <i />
        {t('legend.none')}
      </li>
    </ul>
  );
});
