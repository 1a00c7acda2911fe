import { Button, codeDigits, TextField } from '@nafas/design-system';
import type { Enrolment, TwoFactorV1 } from '@nafas/platform';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import css from './two-factor.module.css';
import { useCall } from '../auth-call/use-call.ts';

interface CodeStepProps {
  enrolment: Enrolment;
  calls: TwoFactorV1;
  onDone: () => void;
}

/** The key to enter in the authenticator app, and the field for the code it shows. */
export function CodeStep({ enrolment, calls, onDone }: CodeStepProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useCall();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = codeDigits(typed);
  const { factorId, qrCode, secret } = enrolment;

  async function confirm() {
    setIsTried(true);
    if (code === null) return field.current?.focus();
    const outcome = await run(() => calls.verify({ factorId, code }));
    if (outcome?.kind === 'signed-in') onDone();
    else field.current?.focus();
  }
  // Not a form of its own: this stands within the one of the settings.
  function confirmByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void confirm();
  }

  return (
    <div className={css['steps']}>
      <ol>
        <li>
          <p>{t('twoFactor.scan')}</p>
          <img className={css['qr']} src={qrCode} alt={t('twoFactor.qrCode')} />
          <p className={css['hint']}>{t('twoFactor.secret')}</p>
          <p>
            <code className={css['secret']} dir="ltr">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
          <p className={css['hint']}>{t('twoFactor.keep')}</p>
        </li>
        <li>
          <TextField
            ref={field}
            label={t('twoFactor.code')}
            name="code"
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            readOnly={busy}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={confirmByEnter}
            error={isTried && code === null ? t('twoFactor.codeInvalid') : undefined}
          />
        </li>
      </ol>
      {failure && <FailureBanner failure={failure} />}
      <Button variant="primary" busy={busy} onClick={() => void confirm()}>
        {t(busy ? 'twoFactor.checking' : 'twoFactor.confirm')}
      </Button>
    </div>
  );
}
