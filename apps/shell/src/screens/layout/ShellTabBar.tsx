import { TabBar, TabBarAction, TabBarItem } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { localize } from '@nafas/platform';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { primaryActions } from '../../loader/registry-view.ts';
import { useCurrentHref, useNavItems, useNavLink, type NavItem } from './nav-items.ts';

const MOST_ITEMS = 4;

/** The navigation under 720 px: up to four pages, and the first action in the middle. */
export function ShellTabBar() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { actions } = useRuntime();
  const registry = useRegistry();
  const all = useNavItems();
  const current = useCurrentHref(all);
  const items = all.filter(({ group }) => group === 'main').slice(0, MOST_ITEMS);
  const action = registry.status === 'ready' ? primaryActions(registry.registry)[0] : undefined;
  const middle = Math.ceil(items.length / 2);
  const show = (list: typeof items) =>
    list.map((item) => <TabLink key={item.href} item={item} current={item.href === current} />);
  return (
    <TabBar label={t('nav.label')}>
      {show(items.slice(0, middle))}
      {action && (
        <TabBarAction
          label={localize(action.action.title, language)}
          icon={<NavIcon name={action.action.icon} size="lg" />}
          onClick={() => actions.open(action.id)}
        />
      )}
      {show(items.slice(middle))}
    </TabBar>
  );
}

const TabLink = memo(function TabLink(props: { item: NavItem; current: boolean }) {
  const { href, icon, short } = props.item;
  return (
    <TabBarItem
      {...useNavLink(href)}
      current={props.current}
      label={short}
      icon={<NavIcon name={icon} size="lg" />}
    />
  );
});
