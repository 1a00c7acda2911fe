import { ChatError, chatLanguage, type Known } from '@nafas/data-service/chat';
import { Bubble, Button, Card, Glyph, InTurns, Mark, VisuallyHidden } from '@nafas/design-system';
import { Square } from '@nafas/design-system/icons';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../LoadFailure.tsx';
import css from './chat.module.css';
import { ConsentCard } from './companion/ConsentCard.tsx';
import { KnownCard } from './companion/KnownCard.tsx';
import { LedgerCard } from './companion/LedgerCard.tsx';
import { OfferCard } from './companion/OfferCard.tsx';
import { Composer } from './Composer.tsx';
import { Answers } from './help/Answers.tsx';
import { HelpPanel } from './help/HelpPanel.tsx';
import { HelpStrip } from './help/HelpStrip.tsx';
import { splitQuestion } from './help/split-question.ts';
import { type Care, useCare } from './help/use-care.ts';
import { Log } from './Log.tsx';
import { DangerCard, KeptCard } from './SideCards.tsx';
import type { ShownMessage } from './sending.ts';
import { type Chat, useChat } from './use-chat.ts';

/** The conversation with Nafas, for the tab "chat". It wants the app's query client around it. */
export function ChatPanel() {
  const { t } = useTranslation();
  const language = useStore(usePlatform().language);
  const [known, setKnown] = useState<Known | null>(null);
  const chat = useChat(known);
  const messages = chat.state.status === 'ready' ? chat.state.data : NOTHING;
  const [openedAt] = useState(() => Date.now());
  const latest = Date.parse(messages.at(-1)?.timestamp ?? '');
  // Uses the server's clock where that is ahead, so that a reply it just sent doesn't count as old.
  const care = useCare(messages, Math.max(openedAt, latest || 0));
  const field = useRef<HTMLTextAreaElement>(null);
  function stop() {
    chat.stop();
    // The button goes; who pressed it goes on where one writes.
    field.current?.focus();
  }
  /** Danger doesn't wait for the end of an answer, unless people to call are in sight already. */
  function send(text: string) {
    return chat.send(text) || (!care.isOnPath && chat.sendUrgent(text));
  }
  const isWaiting = chat.sending.kind === 'waiting' || chat.state.status !== 'ready';
  return (
    <div className={css['panel']} data-care={care.isOnPath ? 'on' : undefined}>
      <InTurns>
        <Card as="section" flush className={css['chat']} aria-labelledby="chat-title">
          <header className={css['head']}>
            <Glyph tone="dawn">
              <Mark size={24} />
            </Glyph>
            <div>
              <h2 id="chat-title">{t('chat.name')}</h2>
              <p>{t(care.isOnPath ? 'chat.path.role' : 'chat.role')}</p>
              {speaks(language) ? null : <p>{t('chat.languages')}</p>}
            </div>
          </header>
          {care.help === 'none' ? null : <HelpStrip help={care.help} />}
          <Content chat={chat} care={care} isWaiting={isWaiting} onStop={stop} />
          <Composer isWaiting={isWaiting} isOnPath={care.isOnPath} field={field} onSend={send} />
          <VisuallyHidden>
            <span role="status">
              {chat.sending.kind === 'sent' ? t('chat.sent') : null}
              {chat.sending.kind === 'stopped' ? t('chat.stopped') : null}
            </span>
          </VisuallyHidden>
        </Card>
        <div className={css['aside-column']}>
          {care.isOnPath ? <HelpPanel isPrimary={!isFirst(care)} /> : null}
          {care.isOnPath ? null : <KnownCard onKnown={setKnown} />}
          {care.isOnPath ? null : <LedgerCard />}
          <KeptCard messages={messages} onErase={chat.erase} />
          {care.isOnPath ? null : <DangerCard />}
        </div>
      </InTurns>
    </div>
  );
}

/** Whether the companion and the help path answer in a language. */
const speaks = (language: string) => chatLanguage(language) === language.split('-')[0];

const NOTHING: readonly ShownMessage[] = [];

const isFirst = ({ help, buttons }: Care) => help === 'emergency-first' && buttons.length > 0;

interface ContentProps {
  readonly chat: Chat;
  readonly care: Care;
  readonly isWaiting: boolean;
  readonly onStop: () => void;
}

function Content({ chat, care, isWaiting, onStop }: ContentProps) {
  const { t } = useTranslation();
  const { state, sending } = chat;
  const describeCause = useCause();
  const [declined, setDeclined] = useState<string | null>(null);
  if (state.status === 'failed' && !state.isRetrying) {
    return <LoadFailure level={3} sentence={t('chat.awayHelp')} state={state} />;
  }
  if (state.status !== 'ready') {
    return (
      <div className={css['log']} role="status">
        {t('chat.loading')}
      </div>
    );
  }
  const last = state.data.at(-1);
  const asked = last && care.buttons.length > 0 ? splitQuestion(last.message) : null;
  const cause = sending.kind === 'failed' ? describeCause(sending.error) : undefined;
  return (
    <Log messages={state.data} lastSaid={asked?.said ?? null}>
      {care.buttons.length > 0 ? (
        <Answers
          question={asked?.question ?? null}
          buttons={care.buttons}
          isImminent={isFirst(care)}
          isWaiting={isWaiting}
          onAnswer={chat.send}
        />
      ) : null}
      {last?.offer && !care.isOnPath && declined !== last.id ? (
        <OfferCard
          offer={last.offer}
          words={state.data.findLast(({ type }) => type === 'user')?.message ?? ''}
          onDecline={() => setDeclined(last.id)}
        />
      ) : null}
      {sending.kind === 'waiting' && !care.isOnPath ? (
        <p className={css['stop']}>
          {sending.soFar === '' ? null : <span aria-hidden="true">{t('chat.writing')}</span>}
          <Button size="sm" variant="quiet" icon={<Square size="sm" />} onClick={onStop}>
            {t('chat.stop')}
          </Button>
        </p>
      ) : null}
      {sending.kind === 'failed' ? (
        <>
          <Bubble from="them" speaker={t('chat.nafas')}>
            {t(isBusy(sending.error) ? 'chat.busy' : 'chat.apology')}
          </Bubble>
          <div className="nf-cluster" role="alert">
            <span>{t('chat.failed')}</span>
            {cause !== undefined && <small>{cause}</small>}
            <Button size="sm" onClick={chat.again}>
              {t('tryAgain', { ns: 'generic' })}
            </Button>
          </div>
        </>
      ) : null}
      {sending.kind === 'consent' ? (
        <ConsentCard provider={sending.provider} onDecide={chat.decide} />
      ) : null}
    </Log>
  );
}

const isBusy = (error: unknown) => error instanceof ChatError && error.code === 'busy';
