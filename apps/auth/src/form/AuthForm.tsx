import { Button } from '@nafas/design-system';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote, type FailureNoteProps } from './FailureNote.tsx';
import type { AuthCall } from '../auth-call/use-auth-call.ts';
import css from './Form.module.css';

interface AuthFormProps extends Pick<FailureNoteProps, 'refusalSentence'> {
  /** Group of this form's texts: its button, the button at work, its failure. */
  text: 'signIn' | 'register' | 'forgot' | 'reset' | 'second' | 'recovery';
  call: AuthCall;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** The frame of every form here: the fields, why the last attempt failed, and the button that sends. */
export function AuthForm({ text, call, onSubmit, refusalSentence, children }: AuthFormProps) {
  const { t } = useTranslation();
  return (
    <form className={css['form']} onSubmit={onSubmit} noValidate>
      {children}
      <FailureNote call={call} fallback={`${text}.failed`} refusalSentence={refusalSentence} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={call.busy}
        aria-disabled={call.wait > 0 || undefined}
      >
        {t(call.busy ? `${text}.busy` : `${text}.submit`)}
      </Button>
    </form>
  );
}
