import { mutate, notifyFailed } from '@nafas/data-service/client';
import {
  DEFAULT_SETTINGS,
  type SwitchGroup,
  type SwitchKey,
  type UserSettings,
} from '@nafas/data-service/settings';
import { flipSwitch } from '@nafas/data-service/settings/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Flip {
  readonly group: SwitchGroup;
  readonly key: SwitchKey<SwitchGroup>;
  readonly on: boolean;
}

export interface SwitchesState {
  isOn(group: SwitchGroup, key: SwitchKey<SwitchGroup>): boolean;
  /** `undo` is what Undo does, where turning it back is more than that. */
  flip(group: SwitchGroup, key: SwitchKey<SwitchGroup>, on: boolean, undo?: () => void): void;
}

/**
 * Switches that act at once: shown as pressed, sent one after the other, then as the server's answer has them. Each is
 * told with a way back; one that was not saved goes back, and says so.
 */
export function useSwitches(stored: UserSettings | null): SwitchesState {
  const { t } = useTranslation();
  const platform = usePlatform();
  const getTitle = (key: SwitchKey<SwitchGroup>) =>
    t(key === 'twoFactor' ? 'twoFactor.title' : `settings.switches.${key}.title`);
  // The state of a mutation is told a moment late: a switch that is pressed again must know what it shows.
  const [pending, setPending] = useState<readonly Flip[]>([]);

  async function flip(
    given: Flip,
    { isUndo = false, undo }: { isUndo?: boolean; undo?: (() => void) | undefined } = {},
  ): Promise<void> {
    // Another object each time: a second try is another flip.
    const pressed = { ...given };
    setPending((all) => [...all, pressed]);
    try {
      await mutate(platform, flipSwitch(platform), pressed);
      const { group, key, on } = pressed;
      const run = undo ?? (() => void flip({ group, key, on: !on }, { isUndo: true }));
      platform.notify({
        kind: 'done',
        message: t(on ? 'settings.isOn' : 'settings.isOff', { title: getTitle(key) }),
        // Undoing is not to be undone: the switch is there.
        ...(!isUndo && { action: { label: t('undo'), run } }),
      });
    } catch (error) {
      const run = () => void flip(pressed, { undo });
      notifyFailed(platform, error, {
        message: t('settings.updateFailed'),
        action: { label: t('tryAgain', { ns: 'generic' }), run },
      });
    } finally {
      setPending((all) => all.filter((one) => one !== pressed));
    }
  }

  return {
    isOn(group, key) {
      const last = pending.findLast((one) => one.group === group && one.key === key);
      const kept: Readonly<Record<string, boolean>> = (stored ?? DEFAULT_SETTINGS)[group];
      return last?.on ?? kept[key] ?? false;
    },
    flip: (group, key, on, undo) => void flip({ group, key, on }, { undo }),
  };
}
