import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './Form.module.css';
import type { Failure } from '../auth-call/failure.ts';
import { refusalText } from '../auth-call/refusal-text.ts';
import type { AuthCall } from '../auth-call/use-auth-call.ts';

export type Refusal = Extract<Failure, { kind: 'refused' }>;

export interface FailureNoteProps {
  call: Pick<AuthCall, 'failure' | 'wait'>;
  /** Our own words, for a refusal without any. */
  fallback:
    | 'signIn.failed'
    | 'register.failed'
    | 'forgot.failed'
    | 'social.failed'
    | 'sso.failed'
    | 'reset.failed'
    | 'inbox.resendFailed'
    | 'confirm.failed'
    | 'second.failed'
    | 'recovery.failed';
  /** This screen's words for a refusal, in place of the server's; undefined where the server's will do. */
  refusalSentence?: ((refusal: Refusal) => string | undefined) | undefined;
}

/**
 * Says why it did not work, aloud and once: the countdown stands under the alert, not in it, where it would be read
 * out every second. Nothing while there is no failure.
 */
export function FailureNote({ call, fallback, refusalSentence }: FailureNoteProps) {
  const { t, i18n } = useTranslation();
  const offline = useStore(usePlatform().connectivity) === 'offline';
  const { failure, wait } = call;
  if (failure === null) return null;

  function sentence(failed: Failure): string {
    if (failed.kind === 'too-many') return t('problem.tooMany');
    if (failed.kind === 'unreachable')
      return t(offline ? 'problem.offline' : 'problem.unreachable');
    const options = { t, language: i18n.language, fallback: t(fallback) };
    return refusalSentence?.(failed) ?? refusalText(failed, options);
  }

  return (
    <div className={css['group']}>
      <Banner tone="critical" icon={<CircleAlert />}>
        {/* The server's own words may be in another language than the page. */}
        <bdi>{sentence(failure)}</bdi>
      </Banner>
      {failure.kind === 'too-many' && failure.retryAt !== null ? (
        <p role="timer">
          {wait > 0 ? t('problem.retryIn', { count: wait }) : t('problem.retryNow')}
        </p>
      ) : null}
    </div>
  );
}
