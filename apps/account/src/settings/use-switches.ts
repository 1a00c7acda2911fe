import {
  DEFAULT_SETTINGS,
  type SettingsService,
  type SwitchGroup,
  type SwitchKey,
  type UserSettings,
} from '@nafas/data-service/settings';
import { usePlatform } from '@nafas/platform/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTINGS_TOPIC } from '../data/query-client.ts';
import { settingsOf } from '../data/services.ts';

interface Flip {
  readonly group: SwitchGroup;
  readonly key: string;
  readonly on: boolean;
}

export interface SwitchesState {
  isOn(group: SwitchGroup, key: SwitchKey<SwitchGroup>): boolean;
  flip(group: SwitchGroup, key: SwitchKey<SwitchGroup>, on: boolean): void;
}

/**
 * Switches that act at once: shown as pressed, sent one after the other, then as the server's answer has them. One that
 * was not saved goes back, and says so.
 */
export function useSwitches(stored: UserSettings | null): SwitchesState {
  const { t } = useTranslation();
  const platform = usePlatform();
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Flip[]>([]);
  const queue = useRef(Promise.resolve());

  /**
   * The first save makes the row from the table's defaults, theme and language too, and what is stored wins at the next
   * load: so what this device shows is stored first.
   */
  async function makeRow(service: SettingsService): Promise<void> {
    if (client.getQueryData([SETTINGS_TOPIC]) !== null) return;
    const shown = { theme: platform.theme.get(), language: platform.language.get() };
    client.setQueryData([SETTINGS_TOPIC], await service.update(shown));
  }

  async function send(flip: Flip, isRetry: boolean): Promise<void> {
    try {
      const service = await settingsOf(platform);
      await makeRow(service);
      const group = await service.merge(flip.group, { [flip.key]: flip.on });
      client.setQueryData([SETTINGS_TOPIC], (before: UserSettings | null | undefined) => ({
        ...(before ?? DEFAULT_SETTINGS),
        [flip.group]: group,
      }));
      platform.invalidate(SETTINGS_TOPIC);
      // The notice that it had failed is gone by then.
      if (isRetry) platform.notify({ kind: 'done', message: t('success', { ns: 'generic' }) });
    } catch (error) {
      platform.report(error, { phase: 'run' });
      platform.notify({
        kind: 'failed',
        message: t('settings.updateFailed'),
        error,
        action: { label: t('tryAgain', { ns: 'generic' }), run: () => begin(flip, true) },
      });
    } finally {
      setPending((all) => all.filter((one) => one !== flip));
    }
  }

  function begin(flip: Flip, isRetry = false): void {
    // Another object each time: a second try is another flip.
    const one = { ...flip };
    setPending((all) => [...all, one]);
    queue.current = queue.current.then(() => send(one, isRetry));
  }

  return {
    isOn(group, key) {
      const last = pending.findLast((one) => one.group === group && one.key === key);
      const kept: Readonly<Record<string, boolean>> = (stored ?? DEFAULT_SETTINGS)[group];
      return last?.on ?? kept[key] ?? false;
    },
    flip: (group, key, on) => begin({ group, key, on }),
  };
}
