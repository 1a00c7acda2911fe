import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const KEY = 'server-key';
const ENDPOINT = 'https://push.example.org/here';
const NAME = 'On this device, by push';

/** What this browser is and does; each test changes what it is about. */
const browser = {
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  hasWorker: true,
  fails: false,
  subscription: null as object | null,
};
const asked = vi.fn();
const unsubscribed = vi.fn();
const subscription = {
  endpoint: ENDPOINT,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'k', auth: 'a' } }),
  unsubscribe() {
    browser.subscription = null;
    unsubscribed();
    return Promise.resolve(true);
  },
};
const registration = {
  pushManager: {
    getSubscription: () => Promise.resolve(browser.subscription),
    subscribe: vi.fn((_options: object) => {
      if (browser.fails) return Promise.reject(new DOMException('no push service', 'AbortError'));
      browser.subscription = subscription;
      return Promise.resolve(subscription);
    }),
  },
};

beforeEach(() => {
  Object.assign(browser, {
    permission: 'default',
    answer: 'granted',
    hasWorker: true,
    fails: false,
    subscription: null,
  });
  vi.clearAllMocks();
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission() {
      asked();
      browser.permission = browser.answer;
      return Promise.resolve(browser.answer);
    },
  });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ put: () => Promise.resolve() }),
    delete: () => Promise.resolve(true),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(browser.hasWorker ? registration : undefined),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

interface Server {
  readonly key?: string | null;
  readonly devices?: readonly Record<string, unknown>[];
  readonly mode?: 'demo' | 'real';
}

/** Settings of somebody with these devices, on a server that answers as `answers` says. */
async function open(
  { key = KEY, devices = [], mode = 'real' }: Server = {},
  early: () => void = () => undefined,
) {
  const rows = devices.map((device) => ({ ...device }));
  const fake = fakeBackend({ user_settings: [settingsRow()], push_subscriptions: rows });
  const answers = { save: null as { code: string; message: string } | null, select: true };
  const rpc = (name: string) => {
    if (name === 'push_key') return Promise.resolve({ data: key, error: null });
    if (answers.save) return Promise.resolve({ data: null, error: answers.save });
    rows.push({
      id: 'here',
      endpoint: ENDPOINT,
      browser: 'Firefox',
      system: 'Windows',
      used_at: null,
    });
    return Promise.resolve({ data: 'here', error: null });
  };
  Object.assign(fake.backend, { rpc });
  const ended = new AbortController();
  const userId = '00000000-0000-4000-8000-000000000001';
  const page = await renderPage('settings', {
    fake,
    ...(mode === 'demo' && {
      overrides: { scope: { mode, userId, signal: ended.signal } },
    }),
  });
  await screen.findByRole('switch', { name: NAME });
  early();
  // What a press needs comes a moment later.
  await act(() => import('./PushDevices.tsx'));
  return { ...page, rows, answers };
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: NAME });
const said = (text: RegExp) => screen.findByText(text);
const press = () => act(async () => fireEvent.click(toggle()));
const PHONE = {
  id: 'phone',
  endpoint: 'https://push.example.org/phone',
  browser: 'Safari',
  system: 'iPhone',
  used_at: '2026-11-23T08:02:00Z',
};

describe('turning a device on', () => {
  const question = () => screen.findByRole('group', { name: 'This is all a locked screen shows' });

  // The first of all: what it needs is loaded once for all tests.
  test('waits for what it needs, when it is pressed before that is there', async () => {
    await open({}, () => fireEvent.click(toggle()));
    expect(await question()).toBeTruthy();
  });

  test('shows our own question with the lock screen before the browser’s; Not Now asks nothing (DECISION-136)', async () => {
    await open();
    await press();
    const box = within(await question());
    expect(box.getByRole('img').getAttribute('aria-label')).toContain('a moment for you');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(box.getByRole('button', { name: 'Not Now' }));
    expect(document.activeElement).toBe(toggle());
    expect(toggle().checked).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  async function goOn() {
    await press();
    const go = within(await question()).getByRole('button', { name: /^Go on/ });
    await act(async () => fireEvent.click(go));
  }

  test('subscribes with the server’s key, keeps it, says so with Undo and lists it (DECISION-136)', async () => {
    const { calls, rows } = await open();
    await goOn();
    await waitFor(() => expect(toggle().checked).toBe(true));
    expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(screen.getByText('Firefox, Windows')).toBeTruthy();
    expect(screen.getByText('Not reached yet')).toBeTruthy();
    expect(calls.notices.at(-1)?.message).toBe(`${NAME}: on`);
    await act(async () => calls.notices.at(-1)?.action?.run());
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(unsubscribed).toHaveBeenCalled();
    expect(rows).toEqual([]);
  });

  test('refused in the browser says whose doing it is, and looks again', async () => {
    await open();
    browser.answer = 'denied';
    await goOn();
    await said(/Your browser holds this back, not Nafas/);
    expect(toggle().checked).toBe(false);
    browser.permission = 'default';
    fireEvent.click(screen.getByRole('button', { name: 'Check Again' }));
    await waitFor(() => expect(screen.queryByText(/holds this back/)).toBeNull());
  });

  test('left without an answer changes nothing, and says so', async () => {
    const { calls } = await open();
    browser.answer = 'default';
    await goOn();
    await waitFor(() => expect(calls.notices.at(-1)?.message).toContain('was left open'));
    expect(registration.pushManager.subscribe).not.toHaveBeenCalled();
  });

  test('without a push service, or refused by the server, goes back with a way to try again', async () => {
    const { calls, answers } = await open();
    browser.fails = true;
    await goOn();
    await waitFor(() => expect(calls.notices.at(-1)?.message).toContain('could not be turned on'));
    expect(toggle().checked).toBe(false);
    browser.fails = false;
    answers.save = { code: 'NF002', message: 'Too many' };
    await act(async () => calls.notices.at(-1)?.action?.run());
    // Nothing half done stays.
    await waitFor(() => expect(unsubscribed).toHaveBeenCalledOnce());
    answers.save = null;
    await act(async () => calls.notices.at(-1)?.action?.run());
    await waitFor(() => expect(toggle().checked).toBe(true));
  });
});

describe('where it can’t be turned on', () => {
  test('a browser without the means says what can', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    await open();
    await press();
    await said(/This browser can’t receive them/);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['no worker', {}, /does not run in the background/],
    ['a server that pushes nothing', { key: null }, /This server pushes nothing/],
    ['the demo', { mode: 'demo' }, /no account that could be reached/],
  ] as const)('%s says so', async (what, server, text) => {
    browser.hasWorker = what !== 'no worker';
    await open(server);
    await press();
    await said(text);
    expect(asked).not.toHaveBeenCalled();
    expect(toggle().checked).toBe(false);
  });

  test('no network says so, and looks again', async () => {
    const { fake } = await open();
    fake.answer.select = 503;
    await press();
    await said(/The server could not be asked/);
    fake.answer.select = 'done';
    fireEvent.click(screen.getByRole('button', { name: 'Check Again' }));
    await waitFor(() => expect(screen.queryByText(/could not be asked/)).toBeNull());
  });
});

describe('the devices', () => {
  test('are listed with their last use; another one is removed, and this one stays on (DECISION-136)', async () => {
    browser.permission = 'granted';
    browser.subscription = subscription;
    const here = { ...PHONE, id: 'here', endpoint: ENDPOINT, browser: '', system: '' };
    const { rows, calls } = await open({ devices: [PHONE, here] });
    const list = within(await screen.findByRole('list', { name: 'Devices that are reached' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Safari, iPhone')).toBeTruthy();
    expect(list.getAllByText(/^Last reached/)).toHaveLength(2);
    expect(list.getByText('This Device')).toBeTruthy();
    await act(async () =>
      fireEvent.click(list.getByRole('button', { name: 'Remove Safari, iPhone' })),
    );
    await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['here']));
    expect(unsubscribed).not.toHaveBeenCalled();
    expect(calls.notices.at(-1)?.message).toBe('The device is removed.');
    await waitFor(() => expect(toggle().checked).toBe(true));
  });

  test('this one is turned off by the switch: its subscription ends', async () => {
    browser.permission = 'granted';
    browser.subscription = subscription;
    const { rows } = await open({ devices: [{ ...PHONE, id: 'here', endpoint: ENDPOINT }] });
    await waitFor(() => expect(toggle().checked).toBe(true));
    await act(async () => fireEvent.click(toggle()));
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(rows).toEqual([]);
    expect(unsubscribed).toHaveBeenCalledOnce();
  });
});
