import { IconButton, VisuallyHidden } from '@nafas/design-system';
import { Bell as BellIcon } from '@nafas/design-system/icons';
import { getQueryClient } from '@nafas/data-service/client';
import { type Notification, localizeNotification } from '@nafas/data-service/notifications';
import { textDirection, formatLocale, type PlatformV1 } from '@nafas/platform';
import type { i18n } from 'i18next';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { showOutside } from './browser-notification.ts';
import css from './notifications.module.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { pollNotifications } from './poll-notifications.ts';
import { useNotifications } from './notification-cache.ts';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';

// The bell's chunk brings its texts.
export { notificationTexts } from './texts.ts';

interface BellProps {
  readonly platform: PlatformV1;
  /** Whether it was pressed while it was still loading. */
  readonly startsOpen: boolean;
}

const MOST_SHOWN = 99;

/** The bell with the count of unread notifications, and the panel behind it. */
export function Bell({ i18n, ...props }: BellProps & { i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <BellWithPanel {...props} />
    </I18nextProvider>
  );
}

function BellWithPanel({ platform, startsOpen }: BellProps) {
  const { t } = useTranslation();
  const locale = formatLocale(useLanguage());
  const { client } = useRuntime().backendClient;
  useEffect(
    () => pollNotifications(getQueryClient(platform), platform, client),
    [platform, client],
  );
  const state = useNotifications(platform);
  const notifications = state.status === 'ready' ? state.notifications : undefined;
  const arrived = useArrivals(notifications, platform);
  const unread = notifications?.filter((one) => one.unread).length ?? 0;
  const [isOpen, setOpen] = useState(startsOpen);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  usePressOutside(isOpen, anchor, () => setOpen(false));
  // Whoever tabs on is with the page again, which the panel would cover.
  function onBlur({ relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget && !anchor.current?.contains(relatedTarget)) setOpen(false);
  }

  const number = new Intl.NumberFormat(locale);
  const count = unread > MOST_SHOWN ? `${number.format(MOST_SHOWN)}+` : number.format(unread);
  return (
    <div ref={anchor} className={css['anchor']} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={t('notifications.bell', { count: unread })}
        count={unread > 0 ? count : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon />
      </IconButton>
      <VisuallyHidden role="status">
        {arrived > 0 ? t('notifications.arrived', { count: arrived }) : null}
      </VisuallyHidden>
      {isOpen && <NotificationPanel platform={platform} close={close} />}
    </div>
  );
}

/** One tone for all that came together. Most visits end without one, so what makes it is loaded then. */
async function playSound(platform: PlatformV1): Promise<void> {
  try {
    const { soundArrival } = await import('./sound/sound-arrival.ts');
    await soundArrival(platform);
  } catch (error) {
    platform.report(error, { phase: 'run' });
  }
}

function usePressOutside(
  isOpen: boolean,
  inside: { readonly current: HTMLElement | null },
  onPress: () => void,
) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, inside]);
}

/** How many unread ones came with the last check; also shows them outside the page where that is allowed. */
function useArrivals(
  notifications: readonly Notification[] | undefined,
  platform: PlatformV1,
): number {
  const { language } = useRuntime().preferences;
  const [count, setCount] = useState(0);
  const seen = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (notifications === undefined) return;
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...notifications.map(({ id }) => id)]);
    // Notifications that were there when the page was opened have not just arrived.
    if (known === undefined) return;
    const fresh = notifications.filter(({ id, unread }) => unread && !known.has(id));
    if (fresh.length === 0) return;
    setCount(fresh.length);
    void playSound(platform);
    const lang = language.get();
    for (const one of fresh) {
      const { title, message } = localizeNotification(one, lang);
      const shown = { id: one.id, title, body: message, lang, dir: textDirection(lang) };
      void showOutside(shown, platform.report);
    }
  }, [notifications, platform, language]);
  return count;
}
