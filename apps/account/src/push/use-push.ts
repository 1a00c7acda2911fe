import { notifyFailed, TOPIC } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listDevices,
  type PushDevice,
  readServerKey,
  removeDevice,
  saveDevice,
} from './push-devices.ts';
import {
  askPermission,
  hasServerKey,
  readThisBrowser,
  subscribe,
  type PushSupport,
  unsubscribe,
} from './this-browser.ts';

/** Whether this device is pushed to, or why it can't be. */
export type PushStatus =
  'loading' | 'failed' | 'demo' | 'not-offered' | Exclude<PushSupport, 'supported'> | 'off' | 'on';

interface Found {
  readonly status: PushStatus;
  readonly key: string | null;
  readonly devices: readonly PushDevice[];
  readonly here: string | undefined;
}

const NOTHING = { key: null, devices: [], here: undefined } as const;

/** Pushes to this device and the others of the person. */
export function usePush() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['push'],
    queryFn: look,
    // The browser's own settings may change at any time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function look(): Promise<Found> {
    if (platform.scope.mode === 'demo') return { ...NOTHING, status: 'demo' };
    const backend = await platform.backend();
    const [{ support, subscription }, key, devices] = await Promise.all([
      readThisBrowser(),
      readServerKey(backend),
      listDevices(backend),
    ]);
    const here = subscription
      ? devices.find(({ endpoint }) => endpoint === subscription.endpoint)?.id
      : undefined;
    const known = { key, devices, here };
    if (support !== 'supported') return { ...known, status: support };
    if (key === null) return { ...known, status: 'not-offered' };
    const isOn = here !== undefined && subscription !== null && hasServerKey(subscription, key);
    return { ...known, status: isOn ? 'on' : 'off' };
  }

  /** Does something that the server hears of; what fails is told with a way to try again. */
  async function act(run: () => Promise<void>, failure: string, again: () => void) {
    if (isBusy) return;
    setBusy(true);
    try {
      await run();
      platform.invalidate(TOPIC.settings);
    } catch (error) {
      const action = { label: t('tryAgain', { ns: 'generic' }), run: again };
      notifyFailed(platform, error, { message: failure, action });
    } finally {
      setBusy(false);
      await refetch();
    }
  }

  const tell = (isOn: boolean, undo: () => void) =>
    platform.notify({
      kind: 'done',
      message: t(isOn ? 'settings.isOn' : 'settings.isOff', {
        title: t('settings.switches.push.title'),
      }),
      action: { label: t('undo'), run: undo },
    });

  /** Asks the browser's question where that is open, then turns this device on. */
  async function turnOn(key: string): Promise<void> {
    await act(
      async () => {
        const permission = await askPermission();
        if (permission === 'default') {
          platform.notify({ kind: 'failed', message: t('push.unanswered') });
          return;
        }
        // The page says so then.
        if (permission === 'denied') return;
        const subscription = await subscribe(key);
        try {
          await saveDevice(await platform.backend(), subscription);
        } catch (error) {
          // Nothing half done stays.
          await unsubscribe();
          throw error;
        }
        tell(true, () => void turnOff());
      },
      t('push.onFailed'),
      () => void turnOn(key),
    );
  }

  async function turnOff(): Promise<void> {
    await act(
      async () => {
        const { here, key } = await look();
        if (here !== undefined) await removeDevice(await platform.backend(), here);
        await unsubscribe();
        if (key !== null) tell(false, () => void turnOn(key));
      },
      t('push.offFailed'),
      () => void turnOff(),
    );
  }

  async function remove(id: string): Promise<void> {
    if (id === data?.here) return turnOff();
    await act(
      async () => {
        await removeDevice(await platform.backend(), id);
        platform.notify({ kind: 'done', message: t('push.removed') });
      },
      t('push.removeFailed'),
      () => void remove(id),
    );
  }

  const status: PushStatus = isError ? 'failed' : (data?.status ?? 'loading');
  return {
    status,
    devices: data?.devices ?? [],
    here: data?.here,
    isBusy,
    /** Looks again; resolves to what is so now. */
    async lookAgain() {
      const { data: found, isError: hasFailed } = await refetch();
      return {
        status: hasFailed ? 'failed' : (found?.status ?? 'failed'),
        key: found?.key ?? null,
      };
    },
    turnOn,
    turnOff,
    remove,
  };
}
