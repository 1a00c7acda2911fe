import type { PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';

/** The texts of this part of the shell, which only people with a session load; they follow the chosen language. */
export const notificationTexts = (platform: PlatformV1) =>
  appI18n(platform, (language) => import(`../../locales/${language}/notifications.json`));
