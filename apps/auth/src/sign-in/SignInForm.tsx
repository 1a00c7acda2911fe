import { Button, Checkbox, PasswordField, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';
import { StateLink } from '../layout/StateLink.tsx';
import { dropDraft } from '../register/draft.ts';
import { checkSignIn, type SignInValues } from './check-sign-in.ts';

const FORGOT = '/auth/forgot';
const INITIAL: SignInValues = { email: '', password: '', remember: true };

/** Email, password and how long to remember. After the sign-in the shell takes over. */
export function SignInForm() {
  const { t } = useTranslation();
  const { busy, failure, wait, run } = useAuthCall();
  const form = useForm({ initial: INITIAL, check: checkSignIn, busy, send });

  async function send({ email, password, remember }: SignInValues) {
    const outcome = await run((auth) =>
      auth.signInWithPassword({ email: email.trim(), password, remember }),
    );
    if (outcome?.step === 'done') dropDraft();
  }

  const emailError = form.error('email');
  const passwordError = form.error('password');
  return (
    <form className={css['form']} onSubmit={form.submit} noValidate>
      <TextField
        label={t('field.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        disabled={busy}
        value={form.values.email}
        onChange={(event) => form.set('email', event.target.value)}
        error={emailError && t(emailError)}
      />
      <PasswordField
        label={t('field.password')}
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        name="password"
        autoComplete="current-password"
        required
        disabled={busy}
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
        error={passwordError && t(passwordError)}
      />
      <div className={css['row']}>
        <Checkbox
          label={t('signIn.remember')}
          name="remember"
          disabled={busy}
          checked={form.values.remember}
          onChange={(event) => form.set('remember', event.target.checked)}
        />
        <StateLink to={FORGOT} className={css['small']}>
          {t('signIn.forgot')}
        </StateLink>
      </div>
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) => <Refusal refused={refused} fallback="signIn.failed" />}
        />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        aria-disabled={wait > 0 || undefined}
      >
        {t(busy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  );
}
