import type { SwitchGroup, SwitchKey } from '@nafas/data-service/settings';

/** A switch but that of two-factor sign-in, which has a row of its own: the group it is stored in, and its key. */
export type ShownSwitch = {
  [Group in ShownGroup]: { readonly group: Group; readonly key: SwitchKey<Group> };
}[ShownGroup];

type ShownGroup = Exclude<SwitchGroup, 'security'>;

/** Those that change nothing yet: none. One would be disabled, and its text say why. */
const WITHOUT_EFFECT: readonly SwitchKey<ShownGroup>[] = [];

export function hasEffect(key: SwitchKey<ShownGroup>): boolean {
  return !WITHOUT_EFFECT.includes(key);
}
