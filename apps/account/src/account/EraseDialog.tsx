import { eraseCheckIns } from '@nafas/data-service/check-ins/client';
import { useToday } from '@nafas/data-service/react';
import { Banner, Button, Dialog, Radio } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './account.module.css';
import { EraseDays } from './EraseDays.tsx';

/** Asks which check-ins go, and whether they do. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const describeCause = useCause();
  const platform = usePlatform();
  const today = useToday();
  const erase = useMutation(eraseCheckIns(platform));
  const [isSome, setIsSome] = useState(false);
  const [days, setDays] = useState({ from: today, to: today });
  /** How many there are on the chosen days; null until it is known. */
  const [count, setCount] = useState<number | null>(null);
  const isErasing = erase.isPending;
  function start() {
    if (isErasing) return;
    erase.mutate(isSome ? days : undefined, {
      onSuccess() {
        platform.notify({ kind: 'done', message: t('erase.done') });
        onClose();
      },
      onError: (error) => platform.report(error, { phase: 'run' }),
    });
  }
  return (
    <Dialog
      open
      onClose={() => !isErasing && onClose()}
      role="alertdialog"
      title={t('erase.sure')}
      lead={t('erase.lead')}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" disabled={isErasing} onClick={onClose}>
            {t('erase.keep')}
          </Button>
          <Button
            variant="critical"
            busy={isErasing}
            disabled={isSome && (count === null || count === 0)}
            onClick={start}
          >
            {erase.isError ? t('tryAgain', { ns: 'generic' }) : t('erase.now')}
          </Button>
        </>
      }
    >
      <fieldset className={css['which']}>
        <legend>{t('erase.which')}</legend>
        <Radio
          name="which"
          label={t('erase.all')}
          checked={!isSome}
          onChange={() => setIsSome(false)}
        />
        <Radio
          name="which"
          label={t('erase.some')}
          checked={isSome}
          onChange={() => setIsSome(true)}
        />
      </fieldset>
      {isSome && <EraseDays days={days} last={today} onChange={setDays} onCount={setCount} />}
      {erase.isError && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {joinSentences(i18n.language, [t('erase.failed'), describeCause(erase.error)])}
        </Banner>
      )}
    </Dialog>
  );
}
