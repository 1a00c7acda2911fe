import { Button, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { checkEmail } from '../form/check-email.ts';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';

const INITIAL = { email: '' };
const check = ({ email }: typeof INITIAL) => checkEmail(email);

/** Asks for the reset e-mail. `onSent` is told the address as it was sent. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const { busy, failure, wait, run } = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy, send });
  const error = form.error('email');

  async function send({ email }: typeof INITIAL) {
    const address = email.trim();
    const outcome = await run((auth) => auth.requestPasswordReset(address));
    if (outcome?.step === 'done') onSent(address);
  }

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
        error={error && t(error)}
      />
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) => <Refusal refused={refused} fallback="forgot.failed" />}
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
        {t(busy ? 'forgot.busy' : 'forgot.submit')}
      </Button>
    </form>
  );
}
