import { isReleaseRefused } from '@nafas/data-service/console';
import { Banner, Button, Dialog, ProofFields, TextField } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './change.module.css';
import { proposeShare, type Change } from './change.ts';
import { ShareField } from './ShareField.tsx';
import { useChange } from './use-change.ts';
import { useChangeTexts } from './use-change-texts.ts';

interface ChangeDialogProps {
  readonly open: boolean;
  readonly change: Change;
  onClose(): void;
  /** After {@link ChangeDialogProps.onClose}, once the change is made. */
  onChanged(): void;
}

const LONGEST = 300;

/** Asks why, and makes a change. What was typed stays when it fails, and when the dialog is closed. */
export function ChangeDialog({ open, change, onClose, onChanged }: ChangeDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const platform = usePlatform();
  const describeCause = useCause();
  const [why, setWhy] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const now = change.action === 'traffic' ? change.now : 0;
  const share = chosen === null || chosen === now ? proposeShare(change) : chosen;
  const hasShare = change.action === 'traffic' || change.action === 'start';
  const texts = useChangeTexts(change, share);
  const { isBusy, proof, error, run } = useChange(() => {
    platform.notify({ kind: 'done', message: texts.done });
    setWhy('');
    setAsked(false);
    onClose();
    onChanged();
  });
  const isEmpty = why.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || isBusy) return;
    const { action, app, version } = change;
    const named = { app, version, why };
    const order =
      action === 'traffic' || action === 'start'
        ? { action, ...named, traffic: share }
        : { action, ...named };
    void run(order);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.lead}
      closeLabel={t('change.keep')}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('change.keep')}
          </Button>
          <Button
            variant={change.action === 'rollback' ? 'critical' : 'primary'}
            type="submit"
            form={id}
            busy={isBusy}
          >
            {texts.now}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} onSubmit={submit} noValidate>
        {hasShare && <ShareField now={now} value={share} disabled={isBusy} onChange={setChosen} />}
        <TextField
          label={t('change.why')}
          hint={t('change.whyHint')}
          dir="auto"
          required
          maxLength={LONGEST}
          readOnly={isBusy}
          value={why}
          error={isAsked && isEmpty ? t('change.whyMissing') : undefined}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <ProofFields
          proof={proof}
          readOnly={isBusy}
          texts={{
            password: t('change.password'),
            passwordHint: t('change.passwordHint'),
            show: t('change.show'),
            hide: t('change.hide'),
            wrongPassword: t('change.wrongPassword'),
            code: t('change.code'),
            wrongCode: t('change.wrongCode'),
          }}
        />
        {error !== null && (
          <Banner tone="critical" icon={<CircleAlert />} title={t('change.failed')}>
            {isReleaseRefused(error) ? <bdi lang="en">{error.message}</bdi> : describeCause(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
