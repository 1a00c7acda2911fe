import { type CrisisLevel, useScreening } from '@nafas/care/use-screening';
import { disclosedBefore } from '@nafas/data-service/chat';
import { BreathLoader, Bubble, Button } from '@nafas/design-system';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { careAt } from './care-level.ts';
import { CareHelp } from './CareHelp.tsx';
import css from './chat.module.css';
import type { ShownMessage } from './shown-messages.ts';
import { useTimes } from './use-times.ts';

// A long conversation is not drawn at once.
const FIRST = 100;

export interface LogProps {
  readonly messages: readonly ShownMessage[];
  /** Under the last message: what it asks of the person. */
  readonly children?: ReactNode;
}

/** What was said, with the times of its sittings; it stays at its end as it grows. */
export function Log({ messages, children }: LogProps) {
  const { t } = useTranslation();
  const timeAbove = useTimes();
  const [count, setCount] = useState(FIRST);
  const end = useRef<HTMLDivElement>(null);
  const [levels] = useState(() => new Map<string, CrisisLevel>());
  const screen = useScreening(messages.at(-1)?.id ?? '');
  const care = screen && careAt(messages, levels, screen);
  const disclosed = disclosedBefore(messages);
  const length = messages.reduce((sum, { message }) => sum + message.length, messages.length);
  const hasMore = children !== undefined && children !== null;
  useEffect(() => {
    const log = end.current?.parentElement;
    if (log) log.scrollTop = log.scrollHeight;
  }, [length, hasMore]);

  return (
    <div
      className={css['log']}
      role="log"
      aria-label={t('chat.log')}
      aria-busy={messages.at(-1)?.isPending ?? false}
      // A region that scrolls must be reached by keyboard.
      tabIndex={0}
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
            ) : (
              <Bubble
                from={message.type === 'user' ? 'me' : 'them'}
                speaker={t(message.type === 'user' ? 'chat.you' : 'chat.nafas')}
              >
                {message.message}
              </Bubble>
            )}
            {care?.id === message.id ? <CareHelp level={care.level} /> : null}
          </Fragment>
        );
      })}
      {children}
      <div ref={end} />
    </div>
  );
}
