import type { GenericTexts } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { causeLine } from '../../base/i18n/generic.ts';
import css from './notices.module.css';
import type { ShownNotice } from '../../base/notices.ts';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** The message of a notice, and under it the kind of failure, where that is known. */
export function NoticeText({ notice, generic }: Props) {
  const { message, error, action } = notice;
  const connectivity = useStore(useRuntime().connectivity);
  const line = causeLine(generic, error, { hasAction: action !== undefined, connectivity });
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
