import { PATHS } from '@nafas/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../form/Form.module.css';
import { InboxNote } from '../form/InboxNote.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';

/** /auth/register: the form, then, where the server wants the address confirmed, what to do next. */
export function RegisterPage() {
  const { t } = useTranslation();
  const [awaiting, setAwaiting] = useState<string | null>(null);
  if (awaiting !== null) {
    return (
      <InboxNote
        text="inbox.text"
        email={awaiting}
        onOtherAddress={() => setAwaiting(null)}
        more={<ResendConfirmation email={awaiting} />}
      >
        <StateLink to={PATHS.signIn}>{t('inbox.signIn')}</StateLink>
      </InboxNote>
    );
  }
  return (
    <div className={css['page']}>
      <PageHead title={t('register.title')}>{t('register.lead')}</PageHead>
      <RegisterForm onConfirmEmail={setAwaiting} />
      <p className={css['muted']}>
        {t('register.haveAccount')} <StateLink to={PATHS.signIn}>{t('register.signIn')}</StateLink>
      </p>
    </div>
  );
}
