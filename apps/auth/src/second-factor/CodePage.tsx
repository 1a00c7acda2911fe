import { Button, codeDigits, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { FailureNote, type Refusal } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import css from '../form/Form.module.css';
import type { Problem } from '../form/problem.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';

const INITIAL = { code: '' };

function check({ code }: typeof INITIAL): Problem<'code'>[] {
  return codeDigits(code) === null ? [{ field: 'code', message: 'check.codeInvalid' }] : [];
}

// The server's own words for it ("Invalid TOTP code entered") help nobody.
const isWrongCode = ({ code }: Refusal) => code === 'mfa_verification_failed';

/** In place of the page that signed in, until the code of the second factor was given, or the sign-in is given up. */
export function CodePage() {
  const { t } = useTranslation();
  const signOut = useAuthCall();
  return (
    <div className={css['page']}>
      <PageHead title={t('second.title')}>{t('second.lead')}</PageHead>
      <CodeForm />
      <details>
        <summary>{t('second.lost')}</summary>
        <p className={css['muted']}>{t('second.lostHelp')}</p>
      </details>
      <FailureNote call={signOut} fallback="second.failed" />
      <Button
        variant="quiet"
        busy={signOut.busy}
        onClick={() => void signOut.run((auth) => auth.signOut('local'))}
      >
        {t('second.other')}
      </Button>
    </div>
  );
}

/** The code of the authenticator app. After it the shell takes over. */
function CodeForm() {
  const { t } = useTranslation();
  const call = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy: call.busy, send });

  function send({ code }: typeof INITIAL) {
    void call.run((auth) => {
      if (!auth.twoFactor) throw new Error('This shell knows no two-factor');
      return auth.twoFactor.verify({ code: codeDigits(code) ?? '' });
    });
  }

  return (
    <AuthForm
      text="second"
      call={call}
      onSubmit={form.submit}
      refusalSentence={(refusal) => (isWrongCode(refusal) ? t('second.wrong') : undefined)}
    >
      <TextField
        {...form.field('code')}
        label={t('second.code')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        // The form before it had the focus, and is gone.
        autoFocus
        hint={t('second.hint')}
      />
    </AuthForm>
  );
}
