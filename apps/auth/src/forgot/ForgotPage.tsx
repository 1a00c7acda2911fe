import { TextField } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { checkEmail } from '../form/check-email.ts';
import css from '../form/Form.module.css';
import { InboxNote } from '../form/InboxNote.tsx';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';

const INITIAL = { email: '' };
const check = ({ email }: typeof INITIAL) => checkEmail(email);

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

/** Asks for the reset e-mail. `onSent` is told the address as it was sent. */
function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const call = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy: call.busy, send });

  async function send({ email }: typeof INITIAL) {
    const address = email.trim();
    const outcome = await call.run((auth) => auth.requestPasswordReset(address));
    if (outcome?.step === 'done') onSent(address);
  }

  return (
    <AuthForm text="forgot" call={call} onSubmit={form.submit}>
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
    </AuthForm>
  );
}
