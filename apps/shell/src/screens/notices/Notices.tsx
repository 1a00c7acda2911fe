import { ToastRegion } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import type { GenericTexts } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { causeLine } from '../../base/i18n/generic.ts';
import type { ShownNotice } from '../../base/notices.ts';
import { useGeneric, useLanguage, useRuntime } from '../../runtime/runtime-context.ts';
import css from './notices.module.css';

/** Markup that the build made knows of none. */
const NONE: readonly ShownNotice[] = [];

/** The notices of the shell and of every feature, in one place. */
export function Notices() {
  const { t } = useTranslation();
  const { notices } = useRuntime();
  const shown = useStore(notices.shown, NONE);
  const generic = useGeneric(shown.some(({ kind }) => kind === 'failed'));
  // Who doesn't see the icon hears what it says.
  const failed = <CircleAlert role="img" aria-label={generic?.error} />;
  return (
    <ToastRegion
      label={t('notices.label')}
      dismissLabel={t('notices.dismiss')}
      toasts={shown.map((notice) => ({
        id: String(notice.key),
        text: <NoticeText notice={notice} generic={generic} />,
        ...(notice.kind === 'failed' && { icon: failed }),
        ...(notice.action && {
          action: { label: notice.action.label, onAction: () => notices.take(notice.key) },
        }),
      }))}
      onDismiss={(id) => notices.dismiss(Number(id))}
    />
  );
}

/** The message of a notice, and under it the kind of failure, where that is known. */
function NoticeText({ notice, generic }: Props) {
  const { message, error, action } = notice;
  const connectivity = useStore(useRuntime().connectivity);
  const language = useLanguage();
  const hasAction = action !== undefined;
  const line = causeLine(generic, error, { hasAction, connectivity, language });
  if (line === undefined) return message;
  return (
    <>
      <span>{message}</span> <small className={css['cause']}>{line}</small>
    </>
  );
}

interface Props {
  readonly notice: ShownNotice;
  readonly generic: GenericTexts | undefined;
}
