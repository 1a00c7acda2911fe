import { Button } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { localize } from '@nafas/platform';
import type { ParsedRegistry } from '@nafas/platform/registry';
import { primaryActions } from '../../loader/registry-view.ts';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';

/** The buttons that features contribute to the dashboard; the first is the primary one. */
export function PrimaryActions({ registry }: { registry: ParsedRegistry }) {
  const { actions } = useRuntime();
  const current = useLanguage();
  return primaryActions(registry).map(({ action, id }, index) => (
    <Button
      key={id}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={<NavIcon name={action.icon} />}
      onClick={() => actions.open(id)}
    >
      {localize(action.title, current)}
    </Button>
  ));
}
