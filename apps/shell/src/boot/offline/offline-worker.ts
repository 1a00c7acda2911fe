import { savesData } from '../../base/saves-data.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { goToNotification } from './go-to-notification.ts';

const WORKER = '/sw.js';
const CACHES = 'nafas-';
/** How often a page that stays open looks for a new version. */
const LOOK_EVERY_MS = 3_600_000;

type Parts = Pick<Runtime, 'config' | 'i18n' | 'router' | 'notices' | 'report' | 'preferences'>;

/**
 * Installs the service worker, or removes it when the configuration says `flags.serviceWorker: false`. Who saves data
 * is not made to load pages ahead. Never rejects.
 */
export async function startOfflineWorker(runtime: Parts): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { flags = {} } = await runtime.config();
    if (flags['serviceWorker'] === false) await removeOfflineWorker();
    else if (!savesData()) await install(runtime);
  } catch (error) {
    runtime.report(error, { phase: 'offline' });
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

async function install(runtime: Parts): Promise<void> {
  // Where workers are blocked it may resolve to nothing.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  if (!registration) return;
  tellWhatLoadedUnwatched();
  tellLanguage(runtime);
  navigator.serviceWorker.addEventListener('message', (event) => {
    // The worker opens another tab where none answers.
    event.ports[0]?.postMessage('heard');
    goToNotification(event, {
      path: location.pathname,
      assign: (address) => location.assign(address),
      offer: (words, address) => void offerPage(runtime, words, address),
    });
  });
  // The first one replaces nothing. That the page has a controller doesn't tell: the first takes over the page, too.
  const isUpdate = (worker: ServiceWorker) =>
    registration.active !== null && registration.active !== worker;
  const { waiting } = registration;
  if (waiting && isUpdate(waiting)) void offer(runtime, waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate(installing)) void offer(runtime, installing);
    });
  });
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < LOOK_EVERY_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Offers the page that a pressed notification leads to. */
async function offerPage(
  { i18n, router, notices }: Parts,
  message: string,
  address: string,
): Promise<void> {
  const { t } = await i18n();
  const run = () => void router.navigate(address);
  notices.notify({ kind: 'done', message, action: { label: t('update.open'), run } });
}

/** Offers the new version. Who doesn't take it gets it when all pages were closed. */
async function offer({ i18n, notices }: Parts, waiting: ServiceWorker): Promise<void> {
  const { t } = await i18n();
  notices.notify({
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

/** Tells the worker which language is read, so that its pages are there without a network. */
function tellLanguage({ preferences: { language } }: Parts): void {
  const tell = () =>
    void navigator.serviceWorker.ready.then(({ active }) =>
      active?.postMessage({ language: language.get() }),
    );
  tell();
  language.subscribe(tell);
}

/**
 * Tells the worker every file that this page asked for before the worker watched over it. A file on its way when the
 * worker takes over is in no list of that moment, so each is told once it is there. The worker keeps none twice.
 */
function tellWhatLoadedUnwatched(): void {
  const { serviceWorker } = navigator;
  let watchedSince = serviceWorker.controller === null ? Number.POSITIVE_INFINITY : 0;
  serviceWorker.addEventListener('controllerchange', () => {
    watchedSince = Math.min(watchedSince, performance.now());
  });
  new PerformanceObserver((list) => {
    const unwatched = list.getEntries().filter(({ startTime }) => startTime <= watchedSince);
    if (unwatched.length === 0) return;
    const names = unwatched.map(({ name }) => name);
    void serviceWorker.ready.then(({ active }) => active?.postMessage(names));
  }).observe({ type: 'resource', buffered: true });
}
