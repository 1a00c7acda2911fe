import { IconButton } from '@nafas/design-system';
import { Bell as BellIcon } from '@nafas/design-system/icons';
import type { PlatformV1 } from '@nafas/platform';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { whenSettled } from '../../base/when-settled.ts';
import { useScopePlatform } from '../../runtime/runtime-context.ts';

/** A page that is never idle gets its bell after this time. */
const IDLE_MS = 3_000;

/** The bell of the header for whoever has notifications: a person with a session, or the demo's visitor. */
export function NotificationBell() {
  const platform = useScopePlatform();
  if (platform === null) return null;
  const { mode, userId } = platform.scope;
  return mode === 'demo' || userId !== null ? (
    // Another person is another bell.
    <LoadedBell key={userId ?? mode} platform={platform} />
  ) : null;
}

/** No public page needs more of the notifications than this: the rest is loaded when the bell is on screen. */
function LoadedBell({ platform }: { platform: PlatformV1 }) {
  const { t } = useTranslation();
  const [bell, setBell] = useState<ReactNode>(null);
  const wasPressed = useRef(false);

  async function load(): Promise<void> {
    try {
      const { Bell, notificationTexts } = await import('./Bell.tsx');
      const i18n = await notificationTexts(platform);
      setBell(<Bell platform={platform} i18n={i18n} startsOpen={wasPressed.current} />);
    } catch (error) {
      platform.report(error, { phase: 'run' });
      // Nobody asked for it yet: pressing the bell tries again.
      if (!wasPressed.current) return;
      wasPressed.current = false;
      const action = { label: t('away.tryAgain'), run: press };
      platform.notify({ kind: 'failed', message: t('bellAway'), error, action });
    }
  }
  function press(): void {
    wasPressed.current = true;
    void load();
  }
  useEffect(() => {
    // The page comes first: what the bell says is seen in a corner, and its code is as large as a view's, so that it waits
    // until the views have had the line.
    return whenSettled(() => {
      if (!wasPressed.current) void load();
    }, IDLE_MS);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: `load` is the same for the life of this bell.
  }, []);

  return (
    bell ?? (
      <IconButton label={t('titles.notifications')} onClick={press}>
        <BellIcon />
      </IconButton>
    )
  );
}
