import { Button, TextField } from '@nafas/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { checkEmail } from '../form/check-email.ts';
import { FailureNote, type Refusal } from '../form/FailureNote.tsx';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';

const INITIAL = { email: '' };
const check = ({ email }: typeof INITIAL) => checkEmail(email);
const getDomain = (email: string) => email.trim().split('@').at(-1)?.toLowerCase() ?? '';

/** The way to the own sign-in page of a person's organization, which the domain of their address names. */
export function SsoForm() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return <Fields />;
  return (
    <Button block onClick={() => setOpen(true)}>
      {t('sso.open')}
    </Button>
  );
}

function Fields() {
  const { t } = useTranslation();
  const call = useAuthCall();
  const form = useForm({ initial: INITIAL, check, busy: call.busy, send });
  const element = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone.
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  function send({ email }: typeof INITIAL) {
    void call.run(
      (auth) =>
        auth.signInWithSso?.(getDomain(email)) ??
        Promise.resolve({ kind: 'failed', code: 'saml_provider_disabled', message: '' }),
    );
  }

  const refusalSentence = ({ code }: Refusal) =>
    code === 'sso_provider_not_found'
      ? t('sso.notFound', { domain: getDomain(form.values.email) })
      : undefined;

  return (
    <form ref={element} className={css['form']} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('email')}
        label={t('sso.field')}
        hint={t('sso.hint')}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <FailureNote call={call} fallback="sso.failed" refusalSentence={refusalSentence} />
      <Button type="submit" block busy={call.busy} aria-disabled={call.wait > 0 || undefined}>
        {t(call.busy ? 'sso.busy' : 'sso.submit')}
      </Button>
    </form>
  );
}
