import { Banner, Button, Dialog, TextField } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause } from '@nafas/platform/remote';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import css from './account.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks before the account is deleted: what goes, and the address once more, so that it is no slip. */
export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { status, error, proof, deleteAccount } = useDeleteAccount();
  const describeCause = useCause();
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  const isDeleting = status === 'deleting';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (isRight) void deleteAccount(typed);
    else field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={() => !isDeleting && onClose()}
      role="alertdialog"
      title={t('account.deleteTitle')}
      lead={t('account.deleteLead')}
      closeLabel={t('close')}
      initialFocus={field}
      foot={
        <>
          <Button variant="quiet" disabled={isDeleting} onClick={onClose}>
            {t('account.keep')}
          </Button>
          <Button variant="critical" type="submit" form={form} busy={isDeleting}>
            {status === 'failed'
              ? t('tryAgain', { ns: 'generic' })
              : t(isDeleting ? 'account.deleting' : 'account.deleteNow')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['delete']} noValidate onSubmit={submit}>
        <ul>
          <li>{t('account.goes.entries')}</li>
          <li>{t('account.goes.profile')}</li>
          <li>{t('account.goes.device')}</li>
        </ul>
        <TextField
          ref={field}
          label={t('account.confirm', { email })}
          type="email"
          dir="ltr"
          autoComplete="off"
          readOnly={isDeleting}
          value={typed}
          error={isTried && !isRight ? t('account.confirmWrong') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ProofFields proof={proof} busy={isDeleting} />
        {status === 'failed' && (
          <Banner tone="critical" icon={<CircleAlert />} title={t('account.deleteFailed')}>
            {joinSentences(i18n.language, [t('account.deleteFailedHelp'), describeCause(error)])}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
