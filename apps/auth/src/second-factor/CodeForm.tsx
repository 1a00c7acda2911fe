import { Button, TextField } from '@nafas/design-system';
import { codeDigits } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import type { Problem } from '../form/problem.ts';
import { useForm } from '../form/use-form.ts';

const INITIAL = { code: '' };

function check({ code }: typeof INITIAL): Problem<'code'>[] {
  return codeDigits(code) === null ? [{ field: 'code', message: 'check.codeInvalid' }] : [];
}

/** The code of the authenticator app. After it the shell takes over. */
export function CodeForm() {
  const { t } = useTranslation();
  const { busy, failure, wait, run } = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy, send });
  const error = form.error('code');

  function send({ code }: typeof INITIAL) {
    void run((auth) => {
      if (!auth.twoFactor) throw new Error('This shell knows no two-factor');
      return auth.twoFactor.verify({ code: codeDigits(code) ?? '' });
    });
  }

  return (
    <form className={css['form']} onSubmit={form.submit} noValidate>
      <TextField
        label={t('second.code')}
        name="code"
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        // The form before it had the focus, and is gone.
        autoFocus
        required
        disabled={busy}
        value={form.values.code}
        onChange={(event) => form.set('code', event.target.value)}
        hint={t('second.hint')}
        error={error && t(error)}
      />
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) =>
            // The server's own words for it ("Invalid TOTP code entered") help nobody.
            refused.code === 'mfa_verification_failed' ? (
              t('second.wrong')
            ) : (
              <Refusal refused={refused} fallback="second.failed" />
            )
          }
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
        {t(busy ? 'second.busy' : 'second.submit')}
      </Button>
    </form>
  );
}
