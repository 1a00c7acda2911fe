import { IconButton, VisuallyHidden } from '@nafas/design-system';
import { Bell as BellIcon } from '@nafas/design-system/icons';
import { localeOf, type PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { i18n } from 'i18next';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { language } from '../platform/preferences.ts';
import css from './notifications.module.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useNotifications } from './use-notifications.ts';

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
  const locale = localeOf(useStore(language));
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
