import type { GenericTexts } from '@nafas/platform';
import { causeLine } from '../i18n/generic.ts';
import css from './notices.module.css';
import type { ShownNotice } from './notices.ts';

/** What a notice says, and under it what kind of failure it was, where that can be told. */
export function NoticeText({ notice, generic }: Props) {
  const { message, error, action } = notice;
  const line = causeLine(generic, error, { hasAction: action !== undefined });
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
