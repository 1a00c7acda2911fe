import { isReleaseRefused } from '@nafas/data-service/console';
import { Banner, Button, Dialog, PasswordField, TextField } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './rollback.module.css';
import { useRollback } from './use-rollback.ts';

interface RollbackDialogProps {
  readonly open: boolean;
  readonly order: {
    readonly app: string;
    readonly version: string;
    readonly to: string;
    readonly environment: string;
  };
  onClose(): void;
}

const LONGEST = 300;

/** Asks why, and goes back. What was typed stays when it fails, and when the dialog is closed. */
export function RollbackDialog({ open, order, onClose }: RollbackDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const platform = usePlatform();
  const describeCause = useCause();
  const [why, setWhy] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { app, version, to } = order;
  const rollback = useRollback(() => {
    platform.notify({ kind: 'done', message: t('rollback.done', { app, to }) });
    onClose();
  });
  const { isBusy, asks, wrong, error } = rollback;
  const isEmpty = why.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty && !isBusy) void rollback.run({ app, version, why }, password, code);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('rollback.title', { app, to })}
      lead={t('rollback.lead', order)}
      closeLabel={t('rollback.keep')}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('rollback.keep')}
          </Button>
          <Button variant="critical" type="submit" form={id} busy={isBusy}>
            {t('rollback.now')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} onSubmit={submit} noValidate>
        <TextField
          label={t('rollback.why')}
          hint={t('rollback.whyHint')}
          dir="auto"
          required
          maxLength={LONGEST}
          readOnly={isBusy}
          value={why}
          error={isAsked && isEmpty ? t('rollback.whyMissing') : undefined}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        {asks !== 'nothing' && (
          <PasswordField
            label={t('rollback.password')}
            hint={t('rollback.passwordHint')}
            showLabel={t('rollback.show')}
            hideLabel={t('rollback.hide')}
            autoComplete="current-password"
            autoFocus
            readOnly={isBusy}
            value={password}
            error={wrong === 'password' ? t('rollback.wrongPassword') : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {asks === 'password-and-code' && (
          <TextField
            label={t('rollback.code')}
            dir="ltr"
            autoComplete="one-time-code"
            autoFocus
            readOnly={isBusy}
            value={code}
            error={wrong === 'code' ? t('rollback.wrongCode') : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {error !== null && (
          <Banner tone="critical" icon={<CircleAlert />} title={t('rollback.failed')}>
            {isReleaseRefused(error) ? <bdi lang="en">{error.message}</bdi> : describeCause(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
