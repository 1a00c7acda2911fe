import { Button } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import type { ParsedRegistry } from '@nafas/platform/registry';
import { useStore } from '@nafas/platform/use-store';
import { openAction } from '../parcels/open-action.ts';
import { language } from '../platform/preferences.ts';
import { primaryActions } from '../registry-view.ts';

/** The buttons that features contribute to the dashboard; the first is the primary one. */
export function PrimaryActions({ registry }: { registry: ParsedRegistry }) {
  const current = useStore(language);
  return primaryActions(registry).map(({ action, id }, index) => (
    <Button
      key={id}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={<NavIcon name={action.icon} />}
      onClick={() => openAction(id)}
    >
      {action.title[current]}
    </Button>
  ));
}
