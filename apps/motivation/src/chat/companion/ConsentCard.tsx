import { Button, Card } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { Trans, useTranslation } from 'react-i18next';
import css from '../chat.module.css';

/** Asks before anything is sent to a service outside. Nothing was sent to it yet. */
export function ConsentCard(props: { provider: string; onDecide: (agrees: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Card as="section" className={css['consent']} aria-labelledby="chat-consent">
      <h3 id="chat-consent">
        <ShieldCheck /> {t('chat.consent.title')}
      </h3>
      <p>
        <Trans
          t={t}
          i18nKey="chat.consent.text"
          values={{ provider: props.provider }}
          components={{ bdi: <bdi /> }}
        />
      </p>
      <div className="nf-cluster">
        <Button onClick={() => props.onDecide(true)}>{t('chat.consent.agree')}</Button>
        <Button variant="quiet" onClick={() => props.onDecide(false)}>
          {t('chat.consent.decline')}
        </Button>
      </div>
    </Card>
  );
}
