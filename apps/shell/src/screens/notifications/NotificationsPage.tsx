import { PageHead, State } from '@nafas/design-system';
import type { PlatformV1 } from '@nafas/platform';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useScopePlatform } from '../../runtime/runtime-context.ts';
import { Notifications } from './Notifications.tsx';
import css from './notifications.module.css';
import { notificationTexts } from './texts.ts';

/** All notifications, on a page of their own. */
export function NotificationsPage() {
  const platform = useScopePlatform();
  const texts = useTexts(platform);
  const { t } = useTranslation();
  if (platform === null || texts === null) return <State kind="loading" sentence={t('loading')} />;
  return (
    <I18nextProvider i18n={texts}>
      <Content platform={platform} />
    </I18nextProvider>
  );
}

function Content({ platform }: { platform: PlatformV1 }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('notifications.title')} lead={t('notifications.lead')} />
      <div className={css['page']}>
        <Notifications platform={platform} place="page" />
      </div>
    </>
  );
}

function useTexts(platform: PlatformV1 | null): i18n | null {
  const [texts, setTexts] = useState<i18n | null>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    if (platform) {
      notificationTexts(platform).then(
        (loaded) => isWanted && setTexts(loaded),
        (failure: unknown) => isWanted && setError(failure),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [platform]);
  // The router's error page has the way back.
  if (error !== undefined) throw error;
  return texts;
}
