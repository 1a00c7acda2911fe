import { type CrisisLevel, type Screen, useScreening } from '@nafas/care-react';
import { disclosedBefore } from '@nafas/data-service/chat';
import { BreathLoader, Bubble, Button } from '@nafas/design-system';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import css from './chat.module.css';
import type { ShownMessage } from './use-chat.ts';
import { useTimes } from './use-times.ts';

// A long conversation is not drawn at once.
const FIRST = 100;

// A few exchanges: the offer of help stays in sight while the conversation is about it.
const RECENT = 8;

/**
 * The newest of the last messages in which the person sounds as if help may be needed; a crisis outweighs a later
 * concern. Read on this device before anything answers; neither the words nor the outcome are reported.
 *
 * @param known what was read before, by id: the log is drawn anew with every piece of an answer.
 */
function careAt(
  messages: readonly ShownMessage[],
  known: Map<string, CrisisLevel>,
  screen: Screen,
) {
  let found: { id: string; level: Exclude<CrisisLevel, 'none'> } | null = null;
  for (const { id, type, message } of messages.slice(-RECENT)) {
    if (type !== 'user') continue;
    const level = known.get(id) ?? screen(message);
    known.set(id, level);
    if (level === 'crisis' || (level === 'concern' && found?.level !== 'crisis')) {
      found = { id, level };
    }
  }
  return found;
}

export interface LogProps {
  readonly messages: readonly ShownMessage[];
  /** Under the last message: what it asks of the person. */
  readonly children?: ReactNode;
}

/** The messages, with the times of its sittings; stays scrolled to its end as it grows. */
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
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const log = end.current?.parentElement;
    if (!log) return;
    log.scrollTop = log.scrollHeight;
    setScrolls(log.scrollHeight > log.clientHeight);
  }, [length, hasMore]);

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
