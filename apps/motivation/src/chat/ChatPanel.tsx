import { ChatError } from '@nafas/data-service/chat';
import { Bubble, Button, Card, Glyph, Mark, State, VisuallyHidden } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './chat.module.css';
import { Composer } from './Composer.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { Log } from './Log.tsx';
import { shownMessages } from './shown-messages.ts';
import { DangerCard, KeptCard } from './SideCards.tsx';
import { type Chat, useChat } from './use-chat.ts';

/** The conversation with Nafas, for the tab "chat". It wants the app's query client around it. */
export function ChatPanel() {
  const { t } = useTranslation();
  const chat = useChat();
  return (
    <div className={css['panel']}>
      <Card as="section" flush className={css['chat']} aria-labelledby="chat-title">
        <header className={css['head']}>
          <Glyph tone="dawn">
            <Mark size={24} />
          </Glyph>
          <div>
            <h2 id="chat-title">{t('chat.name')}</h2>
            <p>{t('chat.role')}</p>
          </div>
        </header>
        <Content chat={chat} />
        <Composer
          isWaiting={chat.sending.kind === 'waiting' || chat.messages === null}
          onSend={chat.send}
        />
        <VisuallyHidden>
          <span role="status">{chat.sending.kind === 'sent' ? t('chat.sent') : ''}</span>
        </VisuallyHidden>
      </Card>
      <div className={css['aside-column']}>
        <KeptCard isEmpty={chat.messages?.length === 0} onErase={chat.erase} />
        <DangerCard />
      </div>
    </div>
  );
}

function Content({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const { messages, sending } = chat;
  const causeOf = useCause();
  if (chat.away) {
    return (
      <State
        kind="error"
        level={3}
        title={t('page.failed')}
        sentence={t('chat.awayHelp')}
        help={causeOf(chat.away.error)}
        action={<Button onClick={chat.reload}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    );
  }
  if (messages === null) {
    return (
      <div className={css['log']} role="status">
        {t('chat.loading')}
      </div>
    );
  }
  const cause = sending.kind === 'failed' ? causeOf(sending.error) : undefined;
  return (
    <Log messages={shownMessages(messages, sending, new Date())}>
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
