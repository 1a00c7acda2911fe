import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeDocument } from '../base/early-documents.ts';
import { createDocument, createVersion, INTEGRITY } from '../testing/registry-records.ts';
import { askEarly, type EarlyNames, type Visit } from './ask-early.ts';

const NAMES: EarlyNames = {
  client: { url: '/client.js', integrity: INTEGRITY },
  dashboard: { url: '/query.js', integrity: INTEGRITY },
  texts: { en: ['/shell.en.json'], fr: ['/shell.fr.json'] },
};
const DEMO: Visit = {
  pathname: '/dashboard/goals/new',
  language: 'en',
  isDemo: true,
  isSignedIn: false,
  isOverridden: false,
};

/** An app with a page, whose files stand at an allowed origin, beside the registry, and where nothing may come from. */
function goals() {
  const title = { en: 'Goals' };
  const addresses = [
    'https://apps.example.org/page.js',
    'apps/page.css',
    'https://else.example.org/x.js',
  ];
  const files = addresses.map((url) => ({ url, integrity: INTEGRITY }));
  const version = createVersion(
    'goals',
    { routes: [{ path: '/dashboard/goals', title, access: 'session' }] },
    { files },
  );
  const needs = { page: [0, 1, 2] };
  return {
    ...version,
    url: 'https://apps.example.org/goals/entry.js',
    extras: { ...version.extras, needs },
  };
}

let served: Record<string, unknown>;
/** Tells who observes resources of one that has come. */
let hears: (resource: { name: string }) => void;
beforeEach(() => {
  hears = () => expect.unreachable('nobody observes resources');
  const come: { name: string }[] = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => come as unknown as ReturnType<Performance['getEntriesByType']>,
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      #tell;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe({ type, buffered }: PerformanceObserverInit) {
        // What came before must be told too.
        if (type !== 'resource' || !buffered) throw new Error('Observes something else');
        hears = (resource) => {
          come.push(resource);
          this.#tell();
        };
      }
      disconnect() {
        hears = () => undefined;
      }
    },
  );
  served = {
    '/config.json': { allowedOrigins: ['https://apps.example.org'] },
    '/registry.json': createDocument(goals()),
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Object.hasOwn(served, address)
        ? Response.json(served[address])
        : new Response('', { status: 404 }),
    ),
  );
  document.head.replaceChildren();
});
afterEach(() => {
  for (const address of ['/config.json', '/registry.json', '/registry.fr.json'])
    void takeDocument(address);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );

/** The first of the document's own scripts comes. */
async function scriptComes() {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.defer = true;
  script.src = 'http://localhost/shell.js';
  document.head.append(script);
  await new Promise((resolve) => setTimeout(resolve));
  const before = asked();
  hears({ name: 'http://localhost/shell.css' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toEqual(before);
  hears({ name: script.src });
  await new Promise((resolve) => setTimeout(resolve));
  return { before, after: asked().slice(before.length) };
}

it('asks for the texts at once, and for the code of the views once the first script of the document is there', async () => {
  askEarly(NAMES, DEMO);
  const { before, after } = await scriptComes();
  expect(before).toEqual(['/shell.en.json']);
  expect(after).toEqual([
    '/query.js',
    'https://apps.example.org/goals/entry.js',
    'https://apps.example.org/page.js',
    new URL('apps/page.css', document.baseURI).href,
  ]);
});

it('asks for the code of the views also where a script has come before the document names it', async () => {
  askEarly(NAMES, DEMO);
  await new Promise((resolve) => setTimeout(resolve));
  hears({ name: 'http://localhost/shell.js' });
  const script = document.createElement('script');
  Object.assign(script, { type: 'text/plain', defer: true, src: 'http://localhost/shell.js' });
  document.head.append(script);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toEqual(['/shell.en.json']);
  document.dispatchEvent(new Event('readystatechange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toContain('https://apps.example.org/page.js');
});

it('asks in another language for the texts of views that stand beside the registry', async () => {
  served['/registry.fr.json'] = {
    'nafas/goals': {
      texts: {},
      keywords: {},
      files: { '1.0.0': [{ file: 'static/app.fr.json', integrity: INTEGRITY }] },
    },
  };
  askEarly(NAMES, { ...DEMO, language: 'fr' });
  const { before, after } = await scriptComes();
  expect(before).toEqual(['/shell.fr.json']);
  expect(after).toContain('https://apps.example.org/goals/static/app.fr.json');
});

it('asks for nothing that a guest may not see, and for the client last', async () => {
  askEarly(NAMES, { ...DEMO, isDemo: false });
  expect((await scriptComes()).after).toEqual(['/client.js']);
});

it('asks for the client at once where somebody is signed in', () => {
  askEarly(NAMES, { ...DEMO, isDemo: false, isSignedIn: true });
  expect(asked()).toEqual(['/shell.en.json', '/client.js']);
});

it.each([
  ['local builds may stand in for some', { isOverridden: true }, {}],
  ['the registry is something else', {}, { '/registry.json': ['no registry'] }],
  ['there is no configuration', {}, { '/config.json': null }],
])('asks for no code of views where %s', async (_why, visit, other) => {
  Object.assign(served, other);
  askEarly(NAMES, { ...DEMO, ...visit });
  expect((await scriptComes()).after).toEqual(['/query.js']);
});

it('leaves the documents that it read to the shell, once', async () => {
  askEarly(NAMES, DEMO);
  await scriptComes();
  const answer = await takeDocument('/config.json');
  expect(await answer?.json()).toEqual(served['/config.json']);
  expect(takeDocument('/config.json')).toBeUndefined();
});
