import { loadShellConfig } from '../boot/load-shell-config.ts';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { notify } from '../notices/notices.ts';
import { report } from '../platform/report.ts';
import { savesData } from '../platform/saves-data.ts';
import { goToNotification } from './go-to-notification.ts';

const WORKER = '/sw.js';
const CACHES = 'nafas-';
/** How often a page that stays open looks for a new version. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Installs the service worker, or removes it when the configuration says `flags.serviceWorker: false`. Who saves data
 * is not made to load pages ahead. Never rejects.
 */
export async function startOfflineWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { flags = {} } = await loadShellConfig();
    if (flags['serviceWorker'] === false) await removeOfflineWorker();
    else if (!savesData()) await install();
  } catch (error) {
    report(error, { phase: 'offline' });
  }
}

/** Takes away the worker and all it kept. */
export async function removeOfflineWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const { active } of registrations) active?.postMessage('remove');
  await Promise.all(registrations.map((each) => each.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function install(): Promise<void> {
  // Where workers are blocked it may resolve to nothing.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  if (!registration) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(loadedUntilNow()));
  navigator.serviceWorker.addEventListener('message', (event) => goToNotification(event, location));
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller it is the first one: nothing is replaced.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) {
        void offer(installing);
      }
    });
  });
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < LOOK_EVERY_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Offers the new version. Who doesn't take it gets it when all pages were closed. */
async function offer(waiting: ServiceWorker): Promise<void> {
  const { t } = await shellI18n();
  notify({
    kind: 'done',
    message: t('update.ready'),
    action: {
      label: t('update.reload'),
      run: () => {
        const reload = () => location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
        waiting.postMessage('activate');
      },
    },
  });
}

const loadedUntilNow = () => performance.getEntriesByType('resource').map(({ name }) => name);
