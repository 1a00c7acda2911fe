import { chromium, expect, test, type Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
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
  /** CSP violations and uncaught errors. */
  readonly faults: string[];
  /** Kinds and states of all media tracks the page was ever given, e.g. `video live`. */
  tracks(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  readonly product: Product;
  /** Chromium's own switches for the fake devices. */
  readonly switches?: readonly string[];
  /** What the person says to the browser's question; nothing is a no. */
  readonly permissions?: readonly ('camera' | 'microphone')[];
  /** Whether emotional analysis is on, and every source agreed to. Default true. */
  readonly isOn?: boolean;
}

const WATCH = `addEventListener('securitypolicyviolation', (event) =>
  console.error('[csp]', event.violatedDirective, event.blockedURI));
window.givenTracks = [];
const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (constraints) => {
  const stream = await ask(constraints);
  window.givenTracks.push(...stream.getTracks());
  return stream;
};`;

export async function openAssistance(options: Options): Promise<Opened> {
  const { product, switches = [], permissions = [], isOn = true } = options;
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', ...switches],
  });
  const context = await browser.newContext({ permissions: [...permissions] });
  const page = await context.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.text().startsWith('[csp]')) faults.push(message.text());
  });
  await page.addInitScript(WATCH);
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
    faults,
    tracks: () =>
      page.evaluate(() =>
        (window as unknown as { givenTracks: MediaStreamTrack[] }).givenTracks.map(
          ({ kind, readyState }) => `${kind} ${readyState}`,
        ),
      ),
    close: () => browser.close(),
  };
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
