import { Button, PasswordField, TextField } from '@nafas/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';
import { checkRegister, type RegisterValues } from './check-register.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { RegisterRefusal } from './RegisterRefusal.tsx';
import { TermsField } from './TermsField.tsx';

const initial = (): RegisterValues => ({ ...readDraft(), password: '', confirmPassword: '' });

/** A new account. `onConfirmEmail` is told the address that the server wants confirmed first. */
export function RegisterForm(props: { onConfirmEmail: (email: string) => void }) {
  const { t } = useTranslation();
  const { busy, done, failure, wait, run } = useAuthCall();
  const form = useForm({ initial, check: checkRegister, busy, send });
  const { name, email, password, confirmPassword, terms } = form.values;

  useEffect(() => {
    if (!done) keepDraft({ name, email, terms });
  }, [done, name, email, terms]);

  async function send(values: RegisterValues) {
    const address = values.email.trim();
    const outcome = await run((auth) =>
      auth.signUp({ name: values.name.trim(), email: address, password: values.password }),
    );
    if (outcome?.step !== 'done') return;
    dropDraft();
    if (outcome.kind === 'confirm-email') props.onConfirmEmail(address);
  }

  const say = (field: keyof RegisterValues) => {
    const message = form.error(field);
    return message && t(message);
  };
  const toggle = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <form className={css['form']} onSubmit={form.submit} noValidate>
      <TextField
        label={t('field.name')}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        disabled={busy}
        value={name}
        onChange={(event) => form.set('name', event.target.value)}
        error={say('name')}
      />
      <TextField
        label={t('field.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        disabled={busy}
        value={email}
        onChange={(event) => form.set('email', event.target.value)}
        error={say('email')}
      />
      <div className={css['group']}>
        <PasswordField
          {...toggle}
          label={t('field.password')}
          name="password"
          autoComplete="new-password"
          required
          disabled={busy}
          value={password}
          onChange={(event) => form.set('password', event.target.value)}
          hint={t('field.passwordHint')}
          error={say('password')}
        />
        <PasswordStrength password={password} known={[name, email]} />
      </div>
      <PasswordField
        {...toggle}
        label={t('field.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        disabled={busy}
        value={confirmPassword}
        onChange={(event) => form.set('confirmPassword', event.target.value)}
        error={say('confirmPassword')}
      />
      <TermsField
        checked={terms}
        disabled={busy}
        onChange={(checked) => form.set('terms', checked)}
        error={say('terms')}
      />
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) => <RegisterRefusal refused={refused} />}
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
        {t(busy ? 'register.busy' : 'register.submit')}
      </Button>
    </form>
  );
}
