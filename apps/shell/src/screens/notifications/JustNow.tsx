import { Button } from '@nafas/design-system';
import { useStore } from '@nafas/platform/use-store';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';
import css from './notifications.module.css';

/** What was done a while ago and has a way back still, such as Undo: its notice is gone, the bell has it for an hour. */
export function JustNow({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation();
  const { notices } = useRuntime();
  const kept = useStore(notices.kept);
  const id = useId();
  if (kept.length === 0) return null;
  return (
    <section className={css['kept']} aria-labelledby={id}>
      <h3 id={id}>{t('notifications.justNow')}</h3>
      <ul>
        {kept.map(({ key, message, action }) => (
          <li key={key}>
            <span>{message}</span>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                // The button goes with it; the keyboard goes on in the panel.
                onTaken();
                notices.take(key);
              }}
            >
              {action?.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
