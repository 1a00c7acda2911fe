import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { usePlatform, useStore } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../form/Form.module.css';
import type { Failure } from './failure.ts';

interface FailureNoteProps {
  failure: Failure;
  /** Seconds until another attempt may be made. */
  wait: number;
  /** What a refusal is called on this screen. */
  refusal: (refused: Extract<Failure, { kind: 'refused' }>) => ReactNode;
}

/**
 * Says why it did not work, aloud and once: the countdown stands under the alert, not in it, where it would be read
 * out every second.
 */
export function FailureNote({ failure, wait, refusal }: FailureNoteProps) {
  const { t } = useTranslation();
  const offline = useStore(usePlatform().connectivity) === 'offline';

  function sentence(): ReactNode {
    if (failure.kind === 'refused') return refusal(failure);
    if (failure.kind === 'too-many') return t('problem.tooMany');
    return t(offline ? 'problem.offline' : 'problem.unreachable');
  }

  return (
    <div className={css['group']}>
      <Banner tone="critical" icon={<CircleAlert />}>
        {/* The server's own words may be in another language than the page. */}
        <bdi>{sentence()}</bdi>
      </Banner>
      {failure.kind === 'too-many' && failure.retryAt !== null ? (
        <p role="timer">
          {wait > 0 ? t('problem.retryIn', { count: wait }) : t('problem.retryNow')}
        </p>
      ) : null}
    </div>
  );
}
