import { ToastRegion } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { dismiss, notices } from './notices.ts';

/** Markup that the build made knows of none. */
const NONE: ReturnType<typeof notices.get> = [];

/** The notices of the shell and of every feature, in one place. */
export function Notices() {
  const { t } = useTranslation();
  const shown = useStore(notices, NONE);
  return (
    <ToastRegion
      label={t('notices.label')}
      dismissLabel={t('notices.dismiss')}
      toasts={shown.map(({ key, kind, message, action }) => ({
        id: String(key),
        text: message,
        ...(kind === 'failed' && { icon: <CircleAlert /> }),
        ...(action && { action: { label: action.label, onAction: action.run } }),
      }))}
      onDismiss={(id) => dismiss(Number(id))}
    />
  );
}
