import { chromium, expect, type Page, type Request } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { CHROMIUM } from '../support/browsers.ts';
import { followConsole, type Watch } from '../support/console.ts';
import { newPerson, signUp } from '../support/people.ts';
import type { Product } from '../support/product.ts';

export const PAGE = '/dashboard/real-time-assistance';

/** A browser of its own with a fake camera and microphone, and somebody signed in on the assistance page. */
export interface Opened {
  readonly page: Page;
  /** The same person at the public API. */
  readonly api: SupabaseClient;
  /** Addresses asked for. Emptied by tests that look from a moment on. */
  readonly requests: string[];
  /** Kinds and states of all media tracks the page was ever given, e.g. `video live`. */
  tracks(): Promise<string[]>;
  /** Pictures and sounds that the browser keeps of this page, wherever a page can keep anything. */
  keptMedia(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  readonly product: Product;
  /** What the browser's console says goes here. */
  readonly watch: Watch;
  /** Chromium's own switches for the fake devices. */
  readonly switches?: readonly string[];
  /** The permissions that the person grants when the browser asks; the others are denied. */
  readonly permissions?: readonly ('camera' | 'microphone')[];
  /** Whether emotional analysis is on, and every source agreed to. Default true. */
  readonly isOn?: boolean;
}

const KEEP_TRACKS = `window.givenTracks = [];
const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (constraints) => {
  const stream = await ask(constraints);
  window.givenTracks.push(...stream.getTracks());
  return stream;
};`;

/** Whether a request is the shell's own: how often apps were mounted, and what the dashboard shows without a network. */
function isOfShell(request: Request): boolean {
  if (request.url().endsWith('/rest/v1/rpc/first_screen')) return true;
  if (!request.url().endsWith('/functions/v1/client-errors')) return false;
  const { errors, mounts } = request.postDataJSON() as { errors?: unknown[]; mounts?: unknown[] };
  return errors?.length === 0 && mounts !== undefined;
}

export async function openAssistance(options: Options): Promise<Opened> {
  const { product, watch, switches = [], permissions = [], isOn = true } = options;
  // The headless shell has neither the camera nor the microphone that stand in here.
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...(CHROMIUM.args ?? []), '--use-fake-device-for-media-stream', ...switches],
  });
  const context = await browser.newContext({ permissions: [...permissions] });
  await followConsole(context, watch);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isOfShell(request)) requests.push(request.url());
  });
  await page.addInitScript(KEEP_TRACKS);
  const person = newPerson();
  await signUp(page, product.url, person);
  const { url, anonKey } = product.backend;
  const api = createClient(url, anonKey, { auth: { persistSession: false } });
  expect((await api.auth.signInWithPassword(person)).error).toBeNull();
  if (isOn) await turnOn(api);
  await page.goto(product.url + PAGE);
  return {
    page,
    api,
    requests,
    tracks: () =>
      page.evaluate(() =>
        (window as unknown as { givenTracks: MediaStreamTrack[] }).givenTracks.map(
          ({ kind, readyState }) => `${kind} ${readyState}`,
        ),
      ),
    keptMedia: () => keptMedia(page),
    close: () => browser.close(),
  };
}

/** Everything in storage, databases and caches that is a picture, a sound or raw bytes. */
function keptMedia(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const look = (place: string, value: unknown) => {
      const isBytes =
        value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
      if (isBytes || (typeof value === 'string' && /data:(?:image|audio|video)/.test(value))) {
        found.push(place);
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) look(`${place}.${key}`, inner);
      }
    };
    look('localStorage', { ...localStorage });
    look('sessionStorage', { ...sessionStorage });
    for (const { name = '' } of await indexedDB.databases()) {
      // What the dashboard shows, sealed, is kept anew after each write.
      if (name.startsWith('nafas.first-screen.')) continue;
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        look(
          `${name}.${store}`,
          await asked(database.transaction(store).objectStore(store).getAll()),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (/^(?:audio|video)|^image\/(?:jpeg|webp)/.test(type)) found.push(request.url);
      }
    }
    return found;
  });
}

/** Turns emotional analysis on, as Settings does. */
export async function turnAnalysisOn(api: SupabaseClient): Promise<void> {
  const change = { emotionalAnalysis: true };
  const { error } = await api.rpc('merge_settings', { group_name: 'ai', change });
  expect(error).toBeNull();
}

async function turnOn(api: SupabaseClient): Promise<void> {
  await turnAnalysisOn(api);
  const rows = ['camera', 'voice', 'text'].map((source) => ({
    id: crypto.randomUUID(),
    purpose: `${source}_analysis`,
    text_version: '2026-11',
    language: 'en',
  }));
  expect((await api.from('consents').insert(rows)).error).toBeNull();
}
