import { countryOfLanguages } from '@nafas/care';
import { afterEach, expect, it, vi } from 'vitest';
import type { EarlyNames } from './ask-early.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
  delete document.documentElement.dataset['public'];
  delete document.documentElement.dataset['country'];
});

/** Runs the script in an English public page at an address, for who has chosen French, and says where it sends them. */
async function sentTo(pathname: string) {
  const replace = vi.fn<(address: string) => void>();
  const root = document.documentElement;
  root.lang = 'en';
  root.dataset['public'] = '';
  localStorage.setItem('nafas.language.v1', 'fr');
  vi.stubGlobal('NAFAS_LANGUAGES', { en: 'ltr', fr: 'ltr' });
  vi.stubGlobal('location', { pathname, search: '?a=1', hash: '#b', replace });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        // Nothing is painted here.
      }
    },
  );
  vi.resetModules();
  await import('./before-paint.ts');
  return replace.mock.calls.map(([address]) => address);
}

it('an English page leads to the same one in the chosen language', async () => {
  expect(await sentTo('/help')).toEqual(['/fr/help?a=1#b']);
});

it('one that stands for a page that is not kept, without a network, stays where it is', async () => {
  expect(await sentTo('/fr/help')).toEqual([]);
});

it.each([
  [['ar'], null, 'unknown'],
  [['zh-Hans', 'en'], null, 'unknown'],
  [['fr', 'ar-EG'], null, undefined],
  [['ar', 'en-US', 'en'], null, 'unknown'],
  [['ar'], 'EG', undefined],
])(
  'by the languages %j and the choice %s the country is %s',
  async (languages, chosen, country) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    if (chosen !== null) localStorage.setItem('nafas.country.v1', chosen);
    await sentTo('/fr/help');
    expect(document.documentElement.dataset['country']).toBe(country);
    // As the page itself finds it once its script runs.
    expect(chosen ?? countryOfLanguages(languages)).toBe(country === undefined ? 'EG' : null);
    vi.restoreAllMocks();
  },
);

/** Runs the script in a page of the app, whose document names what to ask for, and says what it asks for at once. */
async function askedFor(demo: string | null) {
  vi.stubGlobal('NAFAS_LANGUAGES', { en: 'ltr', fr: 'ltr' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        // Nothing is painted here.
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is served in this test')));
  const early: EarlyNames = {
    client: { url: '/client.js', integrity: 'sha384-c' },
    dashboard: { url: '/query.js', integrity: 'sha384-q' },
    texts: { en: ['/shell.en.json'], fr: ['/shell.fr.json'] },
  };
  const script = document.createElement('script');
  Object.assign(script.dataset, { early: JSON.stringify(early) });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  if (demo !== null) sessionStorage.setItem('nafas.demo.v1', demo);
  document.documentElement.lang = 'en';
  document.head.replaceChildren();
  vi.resetModules();
  await import('./before-paint.ts');
  sessionStorage.clear();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

it('a page of the app asks early for its texts in the language of the person', async () => {
  localStorage.setItem('nafas.language.v1', 'fr');
  expect(await askedFor(null)).toEqual(['/shell.fr.json']);
});

it('who is signed in has what the backend is asked with asked for as well, the demo has not', async () => {
  localStorage.setItem('sb-test-auth-token', JSON.stringify({ user: { id: 'a' } }));
  expect(await askedFor(null)).toEqual(['/shell.en.json', '/client.js']);
  expect(await askedFor('on')).toEqual(['/shell.en.json']);
});

it('a page of the app has the browser read its locales once it is idle, a public page has not', async () => {
  const whenIdle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  localStorage.setItem('nafas.language.v1', 'fr');
  await askedFor(null);
  expect(dates).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  expect(dates).toHaveBeenCalledWith('fr', { weekday: 'long' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null);
  await sentTo('/help');
  expect(whenIdle).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

/** What a page knows of service workers when one of them, or none, watches over it. */
const workers = (controller: object | undefined) =>
  Object.assign(new EventTarget(), { controller, startMessages: vi.fn() });

it.each([
  ['is loaded again when its document is not the deployed one', '/outdated', null, 1],
  ['stays for whatever else the worker tells it', { open: '/dashboard' }, null, 0],
  ['stays once somebody has pressed something', '/outdated', 'pointerdown', 0],
  ['stays once somebody has pressed a key', '/outdated', 'keydown', 0],
  ['stays once a screen reader has clicked', '/outdated', 'click', 0],
  ['stays once somebody has scrolled', '/outdated', 'wheel', 0],
])('a page that the worker keeps %s', async (_, told, pressed, loads) => {
  const postMessage = vi.fn();
  const serviceWorker = workers({ postMessage });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker });
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', hash: '', reload });
  await askedFor('on');
  // Before that, messages wait for the whole document.
  expect(serviceWorker.startMessages).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('/outdated');
  if (pressed !== null) window.dispatchEvent(new Event(pressed));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: told }));
  expect(reload).toHaveBeenCalledTimes(loads);
  vi.restoreAllMocks();
  delete document.documentElement.dataset['frame'];
});

it.each([
  ['a slow line', 160, undefined, 'later'],
  ['a quick line', 40, undefined, undefined],
  ['a slow line whose files the service worker keeps', 160, { postMessage: vi.fn() }, undefined],
])('the faces on %s', async (_, responseEnd, controller, faces) => {
  const navigation = { requestStart: 5, responseEnd } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: workers(controller) });
  await askedFor('on');
  expect(document.documentElement.dataset['faces']).toBe(faces);
  delete document.documentElement.dataset['faces'];
  vi.restoreAllMocks();
});

/** Runs the script in an English public page that suggests French, for a browser that prefers these languages. */
async function suggestedTo(languages: readonly string[], onceRead = () => {}) {
  document.documentElement.lang = 'en';
  document.documentElement.dataset['public'] = '';
  vi.stubGlobal('NAFAS_LANGUAGES', { en: 'ltr', fr: 'ltr' });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        // Nothing is painted here.
      }
    },
  );
  document.head.replaceChildren();
  vi.resetModules();
  await import('./before-paint.ts');
  const shown = () => document.querySelector('body > [data-suggests]');
  document.body.innerHTML = `<template data-scripts="intent"><script type="text/plain"></script></template>
    <template data-suggestions><section data-suggests="fr"><button></button></section></template>`;
  await Promise.resolve();
  expect(shown()).toBeNull();
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  onceRead();
  // Where observers are told, before anything is painted.
  await Promise.resolve();
  return shown();
}

it('says once in the language that a browser prefers that there is one, and asks for no script', async () => {
  const suggestion = await suggestedTo(['fr-CA', 'en']);
  expect(suggestion?.getAttribute('data-suggests')).toBe('fr');
  expect(document.head.querySelector('script')).toBeNull();
  expect(await suggestedTo(['fr-CA'])).toBeNull();
  localStorage.clear();
  expect(await suggestedTo(['en', 'fr'])).toBeNull();
});

it('says so in a page that is at its end before observers are told', async () => {
  const shown = () => document.querySelector('body > [data-suggests]');
  await suggestedTo(['fr'], () => {
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(shown()).not.toBeNull();
  });
  expect(document.querySelectorAll('[data-suggests]')).toHaveLength(1);
});

it('who stays has chosen, and the focus is on the page', async () => {
  const suggestion = await suggestedTo(['fr']);
  suggestion?.querySelector('button')?.click();
  expect(suggestion?.isConnected).toBe(false);
  expect(localStorage.getItem('nafas.language.v1')).toBe('en');
  expect(document.activeElement).toBe(document.querySelector('main'));
});
