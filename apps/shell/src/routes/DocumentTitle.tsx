import { localize, PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage, useRegistry } from '../runtime/runtime-context.ts';
import { NOTIFICATIONS_PATH, plainPath } from '../base/paths.ts';
import { routeFor } from '../loader/registry-view.ts';

/** The document's title: the page's name and the product's. */
export function DocumentTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const registry = useRegistry();
  const current = useLanguage();
  const own: Record<string, string> = {
    [PATHS.dashboard]: t('nav.dashboard'),
    [NOTIFICATIONS_PATH]: t('titles.notifications'),
    [PATHS.terms]: t('titles.terms'),
    [PATHS.privacy]: t('titles.privacy'),
    [PATHS.help]: t('titles.help'),
  };
  const route =
    registry.status === 'ready' ? routeFor(registry.registry, pathname)?.route : undefined;
  const page = own[plainPath(pathname)] ?? (route && localize(route.title, current));
  return <title>{page ? `${page} · ${t('product')}` : t('product')}</title>;
}
