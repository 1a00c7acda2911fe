import { useTranslation } from 'react-i18next';
import css from './import.module.css';

const STAGES = ['choose', 'match', 'check', 'done'] as const;

/** The four steps, and where one is. */
export function Stages({ at }: { at: (typeof STAGES)[number] }) {
  const { t } = useTranslation();
  const now = STAGES.indexOf(at);
  return (
    <ol className={css['stages']} aria-label={t('import.steps')}>
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === now ? 'step' : undefined}
          data-done={index < now || undefined}
        >
          {t(`import.step.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
