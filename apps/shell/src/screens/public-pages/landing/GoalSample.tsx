import { Badge, Meter } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import css from './samples.module.css';

/** A small goal, more than half way. */
export function GoalSample() {
  const { t } = useTranslation('public');
  const { number, percent } = useFormat();
  return (
    <div className={css['goal']}>
      <div>
        <Badge tone="accent">{t('features.goal.badge')}</Badge>
        <b>{t('features.goal.name')}</b>
        <Meter
          className={css['meter']}
          label={t('features.goal.days', { done: number(18), total: number(30) })}
          value={60}
          valueText={percent(0.6)}
        />
      </div>
    </div>
  );
}
