import { Checkbox, PasswordField, TextField } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { checkEmail } from '../form/check-email.ts';
import css from '../form/Form.module.css';
import type { Problem } from '../form/problem.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { dropDraft } from '../register/draft.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';

const FORGOT = '/auth/forgot';
const INITIAL = { email: '', password: '', remember: true };
type SignInValues = typeof INITIAL;

function check({ email, password }: SignInValues): Problem<keyof SignInValues>[] {
  const problems: Problem<keyof SignInValues>[] = checkEmail(email);
  if (password !== '') return problems;
  return [...problems, { field: 'password', message: 'check.passwordRequired' }];
}

/** /auth/login */
export function SignInPage() {
  const { t } = useTranslation();
  return (
    <div className={css['page']}>
      <PageHead title={t('signIn.title')}>{t('signIn.lead')}</PageHead>
      <SignInForm />
      <SocialButtons />
      <p className={css['muted']}>
        {t('signIn.newHere')} <StateLink to={PATHS.signUp}>{t('signIn.register')}</StateLink>
      </p>
    </div>
  );
}

/** Email, password and how long to remember. After the sign-in the shell takes over. */
function SignInForm() {
  const { t } = useTranslation();
  const call = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy: call.busy, send });

  async function send({ email, password, remember }: SignInValues) {
    const outcome = await call.run((auth) =>
      auth.signInWithPassword({ email: email.trim(), password, remember }),
    );
    if (outcome?.step === 'done') dropDraft();
  }

  return (
    <AuthForm text="signIn" call={call} onSubmit={form.submit}>
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
      />
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        autoComplete="current-password"
      />
      <div className={css['row']}>
        <Checkbox
          label={t('signIn.remember')}
          name="remember"
          disabled={call.busy}
          checked={form.values.remember}
          onChange={(event) => form.set('remember', event.target.checked)}
        />
        <StateLink to={FORGOT} className={css['small']}>
          {t('signIn.forgot')}
        </StateLink>
      </div>
    </AuthForm>
  );
}
