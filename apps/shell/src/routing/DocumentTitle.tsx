import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRegistry } from '../boot/runtime-context.ts';
import { NOTIFICATIONS_PATH } from '../notifications/path.ts';
import { language } from '../platform/preferences.ts';
import { routeFor } from '../registry-view.ts';
import { plainPath } from './public-path.ts';

/** The document's title: the page's name and the product's. */
export function DocumentTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const registry = useRegistry();
  const current = useStore(language);
  const own: Record<string, string> = {
    [PATHS.dashboard]: t('nav.dashboard'),
    [NOTIFICATIONS_PATH]: t('titles.notifications'),
    [PATHS.terms]: t('titles.terms'),
    [PATHS.privacy]: t('titles.privacy'),
    [PATHS.help]: t('titles.help'),
  };
  const route =
    registry.status === 'ready' ? routeFor(registry.registry, pathname)?.route : undefined;
  const page = own[plainPath(pathname)] ?? route?.title[current];
  return <title>{page ? `${page} · ${t('product')}` : t('product')}</title>;
}
