import { useTimeZone } from '@nafas/data-service/react';
import { Banner, Button } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './entry.module.css';

/** A change that was left before it was saved: to go on with, or to let go. */
export function DraftBanner(props: { at: string; onContinue: () => void; onDiscard: () => void }) {
  const { at, onContinue, onDiscard } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  return (
    <div className={css['choice']}>
      <Banner
        tone="accent"
        action={
          <span className="nf-cluster">
            <Button size="sm" onClick={onContinue}>
              {t('draft.continue')}
            </Button>
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              {t('edit.discard')}
            </Button>
          </span>
        }
      >
        {t('draft.from', { when: format.moment(at, timeZone) })}
      </Banner>
    </div>
  );
}
