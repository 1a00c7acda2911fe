import { Banner, Button } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from './push.module.css';
import type { PushStatus } from './use-push.ts';

const TEXTS = {
  denied: { title: 'push.denied', help: 'push.deniedHelp', again: 'push.checkAgain' },
  unsupported: { title: 'push.unsupported', help: 'push.unsupportedHelp', again: null },
  'no-worker': { title: 'push.noWorker', help: 'push.noWorkerHelp', again: 'push.checkAgain' },
  'not-offered': { title: 'push.notOffered', help: 'push.elsewhere', again: 'push.checkAgain' },
  demo: { title: 'push.demo', help: 'push.demoHelp', again: null },
  failed: { title: 'push.failed', help: 'push.failedHelp', again: 'push.checkAgain' },
} as const;

/** Why this device can't be turned on. */
export type Reason = keyof typeof TEXTS;

export const isReason = (status: PushStatus): status is Reason => status in TEXTS;

/** Says what stands in the way, and the way on. */
export function PushReason({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const { t } = useTranslation();
  const { title, help, again } = TEXTS[reason];
  return (
    <Banner
      className={css['reason']}
      title={t(title)}
      action={
        again && (
          <Button size="sm" onClick={onRetry}>
            {t(again)}
          </Button>
        )
      }
    >
      {t(help)}
    </Banner>
  );
}
