import { Card } from '@nafas/design-system';
import { Check, X } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import css from './scope.module.css';

const SEEN = ['week', 'days', 'achievements', 'face'] as const;
const NEVER = ['write', 'words', 'scores', 'plan'] as const;

/** What trusted people see, and what they never do. */
export function ScopeCard() {
  const { t } = useTranslation('people');
  return (
    <Card as="section" className={css['scope']} aria-label={t('scope.label')}>
      <div>
        <h2>{t('scope.see')}</h2>
        <ul>
          {SEEN.map((one) => (
            <li key={one}>
              <Check />
              {t(`scope.${one}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t('scope.never')}</h2>
        <ul>
          {NEVER.map((one) => (
            <li key={one}>
              <X />
              {t(`scope.${one}`)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
