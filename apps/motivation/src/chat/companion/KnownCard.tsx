import type { Known } from '@nafas/data-service/chat';
import { Card, Switch } from '@nafas/design-system';
import { lazyPage } from '@nafas/platform/remote';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../chat.module.css';

// Read when it is allowed, and loaded then.
const latest = lazyPage(() => import('./LatestCheckIn.tsx'));

/** What the companion uses beside the conversation: nothing, until the person allows it; it ends with the page. */
export function KnownCard({ onKnown }: { onKnown: (known: Known | null) => void }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(false);
  return (
    <Card as="section" className={css['side']} aria-labelledby="chat-known">
      <h2 id="chat-known">{t('chat.known.title')}</h2>
      <p>{t('chat.known.text')}</p>
      <Switch
        label={t('chat.known.checkIn')}
        hint={t('chat.known.hint')}
        checked={isOn}
        onChange={setIsOn}
      />
      {isOn ? (
        <Suspense fallback={<p>{t('chat.known.loading')}</p>}>
          <latest.Page onKnown={onKnown} />
        </Suspense>
      ) : null}
    </Card>
  );
}
