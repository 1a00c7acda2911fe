import { TabBar, TabBarAction, TabBarItem } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRegistry } from '../boot/runtime-context.ts';
import { openAction } from '../parcels/open-action.ts';
import { language } from '../platform/preferences.ts';
import { primaryActions } from '../registry-view.ts';
import { useNavItems } from './nav-items.ts';

const MOST_ITEMS = 4;

/** The navigation under 720 px: up to four pages, and the first action in the middle. */
export function ShellTabBar() {
  const { t } = useTranslation();
  const current = useStore(language);
  const registry = useRegistry();
  const items = useNavItems().slice(0, MOST_ITEMS);
  const action = registry.status === 'ready' ? primaryActions(registry.registry)[0] : undefined;
  const middle = Math.ceil(items.length / 2);
  const show = (list: typeof items) =>
    list.map(({ icon, short, ...item }) => (
      <TabBarItem
        key={item.href}
        {...item}
        label={short}
        icon={<NavIcon name={icon} size="lg" />}
      />
    ));
  return (
    <TabBar label={t('nav.label')}>
      {show(items.slice(0, middle))}
      {action && (
        <TabBarAction
          label={action.action.title[current]}
          icon={<NavIcon name={action.action.icon} size="lg" />}
          onClick={() => openAction(action.id)}
        />
      )}
      {show(items.slice(middle))}
    </TabBar>
  );
}
