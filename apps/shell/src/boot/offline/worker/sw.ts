import { PATHS } from '@nafas/platform';
import { classifyRequest, keptPages, OWN_DOCUMENTS } from './classify-request.ts';
import { followSubscription } from './follow-subscription.ts';
import { isSameDocument } from './is-same-document.ts';
import { OUTDATED } from './outdated.ts';
import { answerPress } from './press.ts';
import type { Asker, Navigation, WorkerScope } from './scope.ts';
import { showPush } from './show-push.ts';

// The service worker. It keeps what was loaded so that Nafas opens without a network; with one, configuration and registry
// always come from it, and so do pages. Only the document of the app stands at once, and is compared with the network's. A new
// version waits until the person agrees or all pages are closed.
const worker = self as unknown as WorkerScope;
const { version, pages, files, languages } = worker.nafas;
/** The pages made at build time, in all languages. */
const allPages = [...pages, ...Object.values(languages).flatMap((each) => each.pages)];

const PREFIX = 'nafas-';
/** Of this build: its pages and first files. */
const BUILD = `${PREFIX}build-${version}`;
/** Files with a hash in their name, of the shell and of feature apps. */
const HASHED = `${PREFIX}hashed`;
/** The last good configuration, registry and icons. */
const DOCUMENTS = `${PREFIX}documents`;
/** Where this browser is pushed to (libs/platform/src/push). */
const PUSH = `${PREFIX}push`;
/** Where the language that was read last is kept, among the documents. */
const LANGUAGE = '/kept-language';
/** Under this name the document of the app is kept. */
const APP_PAGE = '/app.html';
/** Most kept files; the oldest go first. */
const MOST_HASHED = 400;
/** How long a page may take from the network when there is a copy. */
const PATIENCE_MS = 5_000;
const SERVER_ERROR = 500;

/** Until its pages are closed a worker that was taken away still hears of their requests. */
let isRemoved = false;
/** Of each tab that got the kept document of the app: whether the page in it is to make way for the deployed one. */
const comparisons = new Map<string, Promise<boolean>>();

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(BUILD);
      await Promise.all([cache.addAll([...pages, ...files]), keepAppPage(cache)]);
      // What was read last is kept of a new build, too.
      const last = await (await caches.match(LANGUAGE))?.text();
      if (last !== undefined) await keepLanguage(last);
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // An earlier worker asked for it: without a network Firefox then ends the worker and opens nothing.
      await worker.registration.navigationPreload?.disable();
      const keep = [BUILD, HASHED, DOCUMENTS, PUSH];
      const old = (await caches.keys()).filter(
        (name) => name.startsWith(PREFIX) && !keep.includes(name),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      // The page that brought this worker has read them already, and may never ask again before the network goes.
      await Promise.all(OWN_DOCUMENTS.map(keepDocument));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  if (isRemoved) return;
  const { request } = event;
  const kind = classifyRequest(request, worker.location.origin);
  if (kind === 'page') event.respondWith(page(request));
  if (kind === 'app') event.respondWith(appPage(event));
  if (kind === 'document') event.respondWith(document(request));
  if (kind === 'hashed') event.respondWith(hashed(request));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'remove') {
    isRemoved = true;
    event.waitUntil(forget());
  }
  if (data === 'activate') event.waitUntil(worker.skipWaiting());
  if (data === OUTDATED) event.waitUntil(answerAbout(event.source));
  if (isLanguage(data)) event.waitUntil(keepLanguage(data.language));
  // The files that a page loaded before this worker controlled it.
  if (Array.isArray(data)) event.waitUntil(keepLoaded(data.map(String)));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  // Some systems leave it standing.
  notification.close();
  event.waitUntil(answerPress(worker.clients, notification.data, action));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker, event.data));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(followSubscription(worker, event.newSubscription));
});

const isLanguage = (data: unknown): data is { readonly language: string } =>
  typeof (data as { language?: unknown } | null)?.language === 'string';

/**
 * Keeps the document of the app as a host answers with it where people are: under its own name some hosts send it without what it
 * may do, or redirect, and what was redirected can't stand for a page.
 */
async function keepAppPage(cache: Cache): Promise<void> {
  const answer = await fetch(PATHS.dashboard, { headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) throw new Error(`${PATHS.dashboard}: ${answer.status}`);
  await cache.put(APP_PAGE, answer);
}

/** Keeps the pages and texts of a language, for who reads it: nobody loads all of them. */
async function keepLanguage(language: string): Promise<void> {
  await put(DOCUMENTS, LANGUAGE, new Response(language));
  const own = languages[language];
  if (own === undefined || isRemoved) return;
  const cache = await caches.open(BUILD);
  const missing = await Promise.all(
    [...own.pages, ...own.files].map(async (each) => ((await cache.match(each)) ? [] : [each])),
  );
  await cache.addAll(missing.flat());
}

function page(request: Request): Promise<Response> {
  const kept = async () => {
    const cache = await caches.open(BUILD);
    const wanted = keptPages(new URL(request.url).pathname, allPages);
    const found = await Promise.all(wanted.map((each) => cache.match(each)));
    return found.find((each) => each !== undefined);
  };
  return answered(askForPage(request), kept);
}

/** Asks the network for a page, for as long as it may take. */
function askForPage({ url }: Request): Promise<Response> {
  // The request of a navigation can't be given a time limit; its address can.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(url, { credentials: 'same-origin', redirect: 'manual', signal });
}

/** The kept document of the app, which is then compared with the network's, as long as they were the same. */
async function appPage(event: Navigation): Promise<Response> {
  const { request, resultingClientId: tab } = event;
  const cache = await caches.open(BUILD);
  const [kept, isOutdated] = await Promise.all([cache.match(APP_PAGE), cache.match(OUTDATED)]);
  if (!kept || isOutdated) return page(request);
  const comparison = compare(cache, askForPage(request));
  comparisons.set(tab, comparison);
  event.waitUntil(comparison);
  return kept;
}

/**
 * Notes that the network has another document than the kept one. That one counts from then on, until its own worker takes over: a
 * deployment is never hidden by what is kept. Resolves with whether the page that stands by the kept one is to make way for it:
 * not once it may be read.
 */
async function compare(cache: Cache, asked: Promise<Response>): Promise<boolean> {
  const begun = performance.now();
  try {
    const [kept, answer] = await Promise.all([cache.match(APP_PAGE), asked]);
    if (!kept || answer.status >= SERVER_ERROR || (await isSameDocument(kept, answer)))
      return false;
    await put(BUILD, OUTDATED, new Response());
    return performance.now() - begun < PATIENCE_MS;
  } catch {
    // Without an answer the copy stands, as it does without a network.
    return false;
  }
}

/** Tells a page that asks when its document turns out not to be the deployed one: Firefox loses what a page is told that is not there yet. */
async function answerAbout(tab: Asker | null): Promise<void> {
  if (!tab) return;
  if (await comparisons.get(tab.id)) tab.postMessage(OUTDATED);
  comparisons.delete(tab.id);
}

function document(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(DOCUMENTS)).match(request.url);
  const asked = fetch(request).then(async (response) => {
    if (response.ok) await put(DOCUMENTS, request.url, response.clone());
    return response;
  });
  return answered(asked, kept);
}

/** Returns the network's response; the copy when there is no response, or only that of a server that is down. */
async function answered(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await asked;
    if (response.status < SERVER_ERROR) return response;
    return (await kept()) ?? response;
  } catch (error) {
    const copy = await kept();
    if (copy) return copy;
    throw error;
  }
}

async function keepDocument(path: string): Promise<void> {
  try {
    const response = await fetch(path);
    if (response.ok) await put(DOCUMENTS, new URL(path, worker.location.href).href, response);
  } catch {
    // The next page load asks again.
  }
}

async function hashed(request: Request): Promise<Response> {
  // The browser compares what comes from here with the request's integrity, as it does what comes from the network.
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  await keep(request.url, response.clone());
  return response;
}

async function keepLoaded(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const request = new Request(url, { mode: 'cors', credentials: 'same-origin' });
    if (classifyRequest(request, worker.location.origin) !== 'hashed' || (await caches.match(url)))
      continue;
    // From the browser's own cache, as a rule.
    await fetch(request).then(
      (response) => keep(url, response),
      () => undefined,
    );
  }
}

async function keep(url: string, response: Response): Promise<void> {
  if (!response.ok || response.type === 'opaque') return;
  const cache = await put(HASHED, url, response);
  if (!cache) return;
  const all = await cache.keys();
  await Promise.all(
    all.slice(0, Math.max(0, all.length - MOST_HASHED)).map((each) => cache.delete(each)),
  );
}

/** Keeps an answer; nothing once the worker was taken away, even while it was being kept. */
async function put(name: string, url: string, response: Response): Promise<Cache | undefined> {
  if (isRemoved) return undefined;
  try {
    const cache = await caches.open(name);
    await cache.put(url, response);
    return isRemoved ? undefined : cache;
  } finally {
    // To open a store makes it anew, even if what was to be kept in it then breaks off.
    if (isRemoved) await forget();
  }
}

async function forget(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
}
