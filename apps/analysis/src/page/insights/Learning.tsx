import { Card } from '@nafas/design-system';
import { ENOUGH_LINK_DAYS, type PendingFactor } from '@nafas/insights/links';
import { capitalise } from '@nafas/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import css from './insights.module.css';
import { useFactorWords } from '../../findings/use-factor-words.ts';

const RADIUS = 29;
const ROUND = 2 * Math.PI * RADIUS;

/** Something that can't be compared yet, and how many more days it needs. */
export function Learning({ learning: { factor, missing, side } }: { learning: PendingFactor }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const title = useId();
  const share = (ENOUGH_LINK_DAYS - missing) / ENOUGH_LINK_DAYS;
  return (
    <Card variant="dashed" aria-labelledby={title} className={css['learning']}>
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle className={css['dashes']} cx="34" cy="34" r={RADIUS} />
        <circle
          className={css['arc']}
          cx="34"
          cy="34"
          r={RADIUS}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 34 34)"
        />
        <circle className={css['sun']} cx="34" cy="34" r="5" />
      </svg>
      <div>
        <h2 id={title}>
          {capitalise(format.locale, t('learning.title', { name: words.factor(factor) }))}
        </h2>
        <p>{t(`learning.${side}`, { count: missing, n: format.number(missing) })}</p>
      </div>
    </Card>
  );
}
