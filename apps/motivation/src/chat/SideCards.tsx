import { Button, Card, ConfirmDialog, Link } from '@nafas/design-system';
import { Download, LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './chat.module.css';
import { useCopy } from './companion/use-copy.ts';
import type { ShownMessage } from './sending.ts';

/** Where the conversation is kept, how a copy is had of it, and how it is erased. */
export function KeptCard(props: {
  messages: readonly ShownMessage[];
  onErase: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const save = useCopy(props.messages);
  const isEmpty = props.messages.length === 0;
  const close = () => setIsAsking(false);

  async function erase() {
    setIsErasing(true);
    try {
      await props.onErase();
      platform.notify({ kind: 'done', message: t('chat.kept.erased') });
    } catch (error) {
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('chat.kept.failed'), error });
    }
    setIsErasing(false);
    close();
  }

  return (
    <Card as="section" className={css['side']} aria-labelledby="chat-kept">
      <h2 id="chat-kept">{t('chat.kept.title')}</h2>
      <p>{t(platform.scope.mode === 'demo' ? 'chat.kept.demo' : 'chat.kept.account')}</p>
      <div className="nf-cluster">
        <Button disabled={isEmpty} icon={<Download />} onClick={save}>
          {t('chat.kept.save')}
        </Button>
        <Button disabled={isEmpty} onClick={() => setIsAsking(true)}>
          {t('chat.kept.erase')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void erase()}
        busy={isErasing}
        title={t('chat.kept.askTitle')}
        lead={t('chat.kept.ask')}
        confirmLabel={t('chat.kept.confirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
      />
    </Card>
  );
}

/** Steps to take in danger; always shown, whatever was written. */
export function DangerCard() {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  return (
    <section className={css['danger']} aria-labelledby="chat-danger">
      <LifeBuoy />
      <div>
        <h2 id="chat-danger">{t('chat.danger.title')}</h2>
        <p>
          {t('chat.danger.text')} <Link {...help}>{t('chat.danger.link')}</Link>
        </p>
      </div>
    </section>
  );
}
