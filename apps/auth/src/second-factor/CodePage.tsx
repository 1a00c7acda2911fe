import { Button, codeDigits, TextField } from '@nafas/design-system';
import type { TwoFactorV1 } from '@nafas/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote, type Refusal } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import css from '../form/Form.module.css';
import type { Problem } from '../form/problem.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';

const INITIAL = { code: '' };
type Values = typeof INITIAL;

// The server's own words for it ("Invalid TOTP code entered") help nobody.
const isWrongCode = ({ code }: Refusal) => code === 'mfa_verification_failed';

/** In place of the page that signed in, until the code of the second factor was given, or the sign-in is given up. */
export function CodePage() {
  const { t } = useTranslation();
  const signOut = useAuthCall();
  const [isLost, setIsLost] = useState(false);
  return (
    <div className={css['page']}>
      <PageHead title={t('second.title')}>{t('second.lead')}</PageHead>
      <CodeForm key={String(isLost)} kind={isLost ? 'recovery' : 'second'} />
      <Button variant="quiet" onClick={() => setIsLost(!isLost)}>
        {t(isLost ? 'recovery.back' : 'second.lost')}
      </Button>
      {isLost && (
        <details>
          <summary>{t('recovery.none')}</summary>
          <p className={css['muted']}>{t('recovery.noneHelp')}</p>
        </details>
      )}
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

/** A kind of code: its name, its form, and the call that checks it. */
const KINDS = {
  second: {
    isWhole: (code: string) => codeDigits(code) !== null,
    invalid: 'check.codeInvalid',
    send: (factor: TwoFactorV1, code: string) => factor.verify({ code: codeDigits(code) ?? '' }),
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    // Ten letters and digits; spaces and hyphens between them are ignored.
    isWhole: (code: string) => code.replaceAll(/[\s-]/g, '').length === 10,
    invalid: 'check.recoveryInvalid',
    send: (factor: TwoFactorV1, code: string) => factor.useRecoveryCode(code.trim()),
    input: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  },
} as const;

/** The code of the authenticator app, or a recovery code. After it the shell takes over. */
function CodeForm({ kind }: { kind: keyof typeof KINDS }) {
  const { t } = useTranslation();
  const call = useAuthCall();
  const { isWhole, invalid, send: sendTo, input } = KINDS[kind];
  const check = ({ code }: Values): Problem<'code'>[] =>
    isWhole(code) ? [] : [{ field: 'code', message: invalid }];
  const form = useForm({ initial: INITIAL, check, busy: call.busy, send });

  function send({ code }: Values) {
    void call.run((auth) => {
      if (!auth.twoFactor) throw new Error('This shell knows no two-factor');
      return sendTo(auth.twoFactor, code);
    });
  }

  return (
    <AuthForm
      text={kind}
      call={call}
      onSubmit={form.submit}
      refusalSentence={(refusal) => (isWrongCode(refusal) ? t(`${kind}.wrong`) : undefined)}
    >
      <TextField
        {...form.field('code')}
        {...input}
        label={t(`${kind}.code`)}
        dir="ltr"
        // The form before it had the focus, and is gone.
        autoFocus
        hint={t(`${kind}.hint`)}
      />
    </AuthForm>
  );
}
