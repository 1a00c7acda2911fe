import { MAX_CHAT_MESSAGE } from '@nafas/data-service/chat';
import { getTabDraft } from '@nafas/data-service/client';
import { Chip, IconButton, TextArea } from '@nafas/design-system';
import { Send } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './chat.module.css';

const QUICK = ['writeDown', 'helped', 'listen'] as const;

export interface ComposerProps {
  /** An answer is awaited: one may write on, but not send, unless it sounds like danger. */
  readonly isWaiting: boolean;
  /** On the help path nothing is suggested. */
  readonly isOnPath: boolean;
  /** The field, for who moves the focus back to it. */
  readonly field: Ref<HTMLTextAreaElement>;
  /** Whether it was taken; a promise where that takes a moment. */
  readonly onSend: (text: string) => boolean | Promise<boolean>;
}

/** Where one writes. Enter sends, Shift+Enter begins a line. What is not sent is still there when one comes back. */
export function Composer({ isWaiting, isOnPath, field, onSend }: ComposerProps) {
  const { t, i18n } = useTranslation();
  const draft = getTabDraft(usePlatform(), 'motivation.message.v1');
  const [text, setText] = useState(() => draft.read() ?? '');

  function write(written: string) {
    setText(written);
    if (written === '') draft.clear();
    else draft.write(written);
  }
  function send(event?: FormEvent) {
    event?.preventDefault();
    const taken = onSend(text);
    if (taken === true) write('');
    if (typeof taken === 'object') void taken.then(dropSent);
  }
  /** What was written since stays. */
  function dropSent(isSent: boolean) {
    if (!isSent) return;
    if (draft.read() === text) draft.clear();
    setText((now) => (now === text ? '' : now));
  }
  function press(event: KeyboardEvent) {
    // The Enter that ends a composition (Chinese, Japanese, some Arabic keyboards) is not ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={css['composer']} onSubmit={send}>
      {isOnPath ? null : (
        <div className={css['quick']}>
          {QUICK.map((one) => (
            <Chip
              key={one}
              // Not disabled: the focus stays on what was pressed, and on a phone the row can still be moved by it.
              aria-disabled={isWaiting}
              onClick={() => onSend(t(`chat.quick.${one}`))}
            >
              {t(`chat.quick.${one}`)}
            </Chip>
          ))}
        </div>
      )}
      <div className={css['write']}>
        <TextArea
          ref={field}
          label={t('chat.write')}
          labelHidden
          placeholder={t(isOnPath ? 'chat.path.write' : 'chat.write')}
          rows={1}
          // Empty it has the direction of the interface, so that the placeholder stands at the reading edge.
          dir={text === '' ? i18n.dir() : 'auto'}
          maxLength={MAX_CHAT_MESSAGE}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          label={t('chat.send')}
          className={css['send']}
          aria-disabled={isWaiting || text.trim() === ''}
        >
          <Send flip />
        </IconButton>
      </div>
    </form>
  );
}
