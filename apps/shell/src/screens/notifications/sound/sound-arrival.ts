import {
  DEFAULT_SETTINGS,
  getTimeZone,
  isQuiet,
  type KnownSettings,
  settingsStore,
} from '@nafas/data-service/settings';
import type { PlatformV1 } from '@nafas/platform';
import { playTone } from '@nafas/platform/sound';

/**
 * Sounds the tone once for what has just arrived: in a visible tab, with the switch on, outside quiet hours, at the
 * person's volume.
 */
export async function soundArrival(platform: PlatformV1): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const settings = (await known(platform)) ?? DEFAULT_SETTINGS;
  if (!settings.notifications.sound) return;
  // Quiet hours that were chosen; those of the default keep reminders back, and nothing else.
  const { schedule } = settings;
  if (schedule && isQuiet(schedule, new Date(), getTimeZone(settings))) return;
  await playTone(settings.volume);
}

/** The settings, once they are there. */
function known(platform: PlatformV1): Promise<Exclude<KnownSettings, undefined>> {
  const store = settingsStore(platform);
  return new Promise((resolve) => {
    const settings = store.get();
    if (settings !== undefined) return resolve(settings);
    const stop = store.subscribe(() => {
      const loaded = store.get();
      if (loaded === undefined) return;
      stop();
      resolve(loaded);
    });
  });
}
