import { TextField } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import css from '../form/Form.module.css';
import { InboxNote } from '../form/InboxNote.tsx';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { checkRegister, type RegisterValues } from './check-register.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { TermsField } from './TermsField.tsx';

const TAKEN_CODES = ['user_already_exists', 'email_exists'];
const isTaken = ({ code, message }: Refusal) =>
  /already registered/i.test(message) || TAKEN_CODES.includes(code);

const initial = (): RegisterValues => ({ ...readDraft(), password: '', confirmPassword: '' });

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

/** A new account. `onConfirmEmail` is told the address that the server wants confirmed first. */
function RegisterForm(props: { onConfirmEmail: (email: string) => void }) {
  const { t } = useTranslation();
  const call = useAuthCall();
  const form = useForm({ initial, check: checkRegister, busy: call.busy, send });
  const { name, email, terms } = form.values;

  useEffect(() => {
    if (!call.done) keepDraft({ name, email, terms });
  }, [call.done, name, email, terms]);

  async function send(values: RegisterValues) {
    const address = values.email.trim();
    const outcome = await call.run((auth) =>
      auth.signUp({ name: values.name.trim(), email: address, password: values.password }),
    );
    if (outcome?.step !== 'done') return;
    dropDraft();
    if (outcome.kind === 'confirm-email') props.onConfirmEmail(address);
  }

  return (
    <AuthForm
      text="register"
      call={call}
      onSubmit={form.submit}
      refusalSentence={(refusal) =>
        isTaken(refusal) ? t('register.alreadyRegistered') : undefined
      }
    >
      <TextField {...form.field('name')} label={t('field.name')} autoComplete="name" dir="auto" />
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <NewPasswordFields form={form} known={[name, email]} />
      <TermsField
        checked={terms}
        disabled={call.busy}
        onChange={(checked) => form.set('terms', checked)}
        error={form.error('terms')}
      />
    </AuthForm>
  );
}
