import { PATHS } from '@nafas/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InboxNote } from '../form/InboxNote.tsx';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { ForgotForm } from './ForgotForm.tsx';

/** /auth/forgot. What it answers is the same whether or not the address has an account. */
export function ForgotPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = <StateLink to={PATHS.signIn}>{t('forgot.back')}</StateLink>;
  if (sentTo !== null) {
    return (
      <InboxNote text="forgot.sent" email={sentTo} onOtherAddress={() => setSentTo(null)}>
        {back}
      </InboxNote>
    );
  }
  return (
    <div className={css['page']}>
      <PageHead title={t('forgot.title')}>{t('forgot.lead')}</PageHead>
      <ForgotForm onSent={setSentTo} />
      <p>{back}</p>
    </div>
  );
}
