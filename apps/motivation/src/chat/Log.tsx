import { disclosedBefore } from '@nafas/data-service/chat';
import { BreathLoader, Bubble, Button } from '@nafas/design-system';
import { Children, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './chat.module.css';
import type { ShownMessage } from './sending.ts';
import { useTimes } from './use-times.ts';

// A long conversation is not drawn at once.
const FIRST = 100;

export interface LogProps {
  readonly messages: readonly ShownMessage[];
  /** The part of the last message that is a bubble, where its question stands below; null for all of it. */
  readonly lastSaid: string | null;
  /** Shown under the last message. */
  readonly children?: ReactNode;
}

/** The messages, with the times of their sittings; stays scrolled to its end as it grows. */
export function Log({ messages, lastSaid, children }: LogProps) {
  const { t } = useTranslation();
  const timeAbove = useTimes();
  const [count, setCount] = useState(FIRST);
  const end = useRef<HTMLDivElement>(null);
  const disclosed = disclosedBefore(messages);
  const length = messages.reduce((sum, { message }) => sum + message.length, messages.length);
  const hasMore = Children.toArray(children).length;
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const log = end.current?.parentElement;
    if (!log) return;
    log.scrollTop = log.scrollHeight;
    setScrolls(log.scrollHeight > log.clientHeight);
  }, [length, hasMore, lastSaid]);

  return (
    <div
      className={css['log']}
      role="log"
      aria-label={t('chat.log')}
      aria-busy={messages.at(-1)?.isPending ?? false}
      // A scrollable area must be reachable by keyboard; one that doesn't scroll needs no tab stop.
      tabIndex={scrolls ? 0 : undefined}
    >
      {messages.length > count ? (
        <Button variant="quiet" size="sm" onClick={() => setCount(count + FIRST)}>
          {t('chat.earlier')}
        </Button>
      ) : null}
      {messages.length === 0 ? <p className={css['aside']}>{t('chat.disclosure')}</p> : null}
      {messages.map((message, index) => {
        if (index < messages.length - count) return null;
        const time = timeAbove(message, messages[index - 1]);
        return (
          <Fragment key={message.id}>
            {time === null ? null : (
              <time className={css['aside']} dateTime={message.timestamp}>
                {time}
              </time>
            )}
            {disclosed.has(message.id) ? (
              <p className={css['aside']}>{t('chat.disclosure')}</p>
            ) : null}
            {message.isPending && message.message === '' ? (
              <BreathLoader label={t('chat.writing')} />
            ) : index === messages.length - 1 && lastSaid === '' ? null : (
              <Bubble
                from={message.type === 'user' ? 'me' : 'them'}
                speaker={t(message.type === 'user' ? 'chat.you' : 'chat.nafas')}
              >
                {index === messages.length - 1 ? (lastSaid ?? message.message) : message.message}
              </Bubble>
            )}
          </Fragment>
        );
      })}
      {children}
      <div ref={end} />
    </div>
  );
}
