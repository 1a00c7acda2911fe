import { Button, PasswordField } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';
import { checkNewPassword, type NewPassword } from '../register/check-register.ts';
import { PasswordStrength } from '../register/PasswordStrength.tsx';

const INITIAL: NewPassword = { password: '', confirmPassword: '' };

/** A new password for the person who is signed in; then on to the dashboard. */
export function ResetForm() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { busy, failure, wait, run } = useAuthCall();
  const form = useForm({ initial: INITIAL, check: checkNewPassword, busy, send });

  async function send({ password }: NewPassword) {
    const outcome = await run((auth) => auth.updatePassword(password));
    if (outcome?.step !== 'done') return;
    platform.notify({ kind: 'done', message: t('reset.done') });
    platform.navigate(PATHS.dashboard, { replace: true });
  }

  const field = (name: keyof NewPassword) => {
    const message = form.error(name);
    return {
      name,
      label: t(`field.${name}`),
      showLabel: t('field.showPassword'),
      hideLabel: t('field.hidePassword'),
      autoComplete: 'new-password',
      required: true,
      disabled: busy,
      value: form.values[name],
      error: message && t(message),
    };
  };
  return (
    <form className={css['form']} onSubmit={form.submit} noValidate>
      <div className={css['group']}>
        <PasswordField
          {...field('password')}
          hint={t('field.passwordHint')}
          onChange={(event) => form.set('password', event.target.value)}
        />
        <PasswordStrength password={form.values.password} known={[]} />
      </div>
      <PasswordField
        {...field('confirmPassword')}
        onChange={(event) => form.set('confirmPassword', event.target.value)}
      />
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) => <Refusal refused={refused} fallback="reset.failed" />}
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
        {t(busy ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}
