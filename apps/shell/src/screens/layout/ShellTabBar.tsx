import { TabBar, TabBarAction, TabBarItem } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { localize } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useLanguage, useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { primaryActions } from '../../loader/registry-view.ts';
import { useRouterLink } from '../links.tsx';
import { useNavItems, type NavLinkItem } from './nav-items.ts';

const MOST_ITEMS = 4;

/** The navigation under 720 px: up to four pages, and the first action in the middle. */
export function ShellTabBar() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { actions } = useRuntime();
  const registry = useRegistry();
  const items = useNavItems()
    .filter(({ group }) => group === 'main')
    .slice(0, MOST_ITEMS);
  const action = registry.status === 'ready' ? primaryActions(registry.registry)[0] : undefined;
  const middle = Math.ceil(items.length / 2);
  const show = (list: typeof items) => list.map((item) => <TabLink key={item.href} item={item} />);
  return (
    <TabBar label={t('nav.label')}>
      {show(items.slice(0, middle))}
      {action && (
        <TabBarAction
          label={localize(action.action.title, current)}
          icon={<NavIcon name={action.action.icon} size="lg" />}
          onClick={() => actions.open(action.id)}
        />
      )}
      {show(items.slice(middle))}
    </TabBar>
  );
}

function TabLink({ item: { icon, short, group: _group, ...item } }: { item: NavLinkItem }) {
  const link = useRouterLink(item.href);
  return <TabBarItem {...item} {...link} label={short} icon={<NavIcon name={icon} size="lg" />} />;
}
