import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTIFICATIONS_PATH } from '../../../base/paths.ts';
import { followSubscription } from './follow-subscription.ts';
import { answerPress } from './press.ts';
import { BELL } from './push-message.ts';
import { showPush } from './show-push.ts';

const MESSAGE = {
  id: 'delivery',
  title: 'Nafas',
  body: 'A moment for you, whenever it suits.',
  lang: 'en',
  dir: 'ltr',
  tag: 'moment',
  open: '/dashboard',
  actions: [{ action: 'later', title: 'Later' }],
};
const CONFIG = { backend: { url: 'https://backend.test', anonKey: 'public' } };

/** A worker's scope with pages that are seen or not, subscribed at a push service. */
function scope(pages: readonly DocumentVisibilityState[] = [], service = 'push.example.org') {
  const tabs = pages.map((visibilityState) => ({
    visibilityState,
    postMessage: vi.fn(),
    focus: vi.fn(() => Promise.resolve()),
  }));
  const subscribed = {
    endpoint: `https://${service}/new`,
    toJSON: () => ({ endpoint: `https://${service}/new`, keys: { p256dh: 'k', auth: 'b' } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
  return {
    tabs,
    subscribed,
    clients: {
      matchAll: vi.fn(() => Promise.resolve(tabs)),
      openWindow: vi.fn(() => Promise.resolve()),
    },
    registration: {
      showNotification: vi.fn(() => Promise.resolve()),
      pushManager: {
        getSubscription: () => Promise.resolve(subscribed),
        subscribe: vi.fn(() => Promise.resolve(subscribed)),
      } as unknown as PushManager,
    },
  };
}
const json = (value: unknown) => ({ json: () => value });
const rpc = vi.fn<(name: string, body: unknown) => Response | Promise<Response>>();
const kept = new Map<string, Response>();

beforeEach(() => {
  rpc.mockReset().mockReturnValue(Response.json(true));
  kept.clear();
  vi.stubGlobal(
    'fetch',
    async (address: string, init?: { body?: string; headers?: HeadersInit }) => {
      if (address === '/config.json') return Response.json(CONFIG);
      if (new Headers(init?.headers).get('apikey') !== 'public')
        return new Response(null, { status: 401 });
      return rpc(
        address.replace(`${CONFIG.backend.url}/rest/v1/rpc/`, ''),
        JSON.parse(init?.body ?? ''),
      );
    },
  );
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        put: (place: string, response: Response) => Promise.resolve(kept.set(place, response)),
      }),
    match: (place: string) => Promise.resolve(kept.get(place)?.clone()),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is pushed', () => {
  it('is shown with its words, its actions and its tag when no page is seen (DECISION-136)', async () => {
    const worker = scope(['hidden']);
    await showPush(worker, json(MESSAGE));
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Nafas',
      expect.objectContaining({
        body: MESSAGE.body,
        tag: 'moment',
        lang: 'en',
        dir: 'ltr',
        actions: MESSAGE.actions,
        data: { id: 'delivery', open: '/dashboard', body: MESSAGE.body },
      }),
    );
  });

  it('is not shown twice: a page that is seen has it behind the bell', async () => {
    const worker = scope(['hidden', 'visible']);
    await showPush(worker, json(MESSAGE));
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
  });

  it('is shown all the same where the push service asks for it', async () => {
    const worker = scope(['visible'], 'web.push.apple.com');
    await showPush(worker, json(MESSAGE));
    expect(worker.registration.showNotification).toHaveBeenCalledOnce();
  });

  it.each([null, json(null), json('words'), { json: () => JSON.parse('{') as unknown }])(
    'is shown without words when it can’t be read',
    async (data) => {
      const worker = scope();
      await showPush(worker, data);
      expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
        'Nafas',
        expect.objectContaining({ data: { open: BELL } }),
      );
      expect(BELL).toBe(NOTIFICATIONS_PATH);
    },
  );
});

describe('a press', () => {
  const DATA = { id: 'delivery', open: '/dashboard/week/2026-11-22', body: MESSAGE.body };

  it('opens the page that it leads to, or tells an open tab of it in words', async () => {
    const closed = scope();
    await answerPress(closed.clients, DATA, '');
    expect(closed.clients.openWindow).toHaveBeenCalledExactlyOnceWith(DATA.open);
    const open = scope(['hidden']);
    await answerPress(open.clients, DATA, '');
    expect(open.tabs[0]?.postMessage.mock.calls[0]?.[0]).toEqual({
      open: DATA.open,
      words: DATA.body,
    });
    expect(rpc).not.toHaveBeenCalled();
  });

  it('on one that a page showed goes to its address', async () => {
    const { clients } = scope();
    await answerPress(clients, BELL, '');
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(BELL);
  });

  it.each(['later', 'not-today'])('on %s acts without a page (DECISION-136)', async (action) => {
    const { clients } = scope();
    await answerPress(clients, DATA, action);
    expect(rpc).toHaveBeenCalledExactlyOnceWith('put_off_push', {
      delivery: 'delivery',
      till: action,
    });
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it.each([
    ['is refused', () => Response.json(false)],
    ['fails', () => new Response(null, { status: 500 })],
    ['has no network', () => Promise.reject(new TypeError('no network'))],
  ])('on an action that %s opens the bell', async (_how, answer) => {
    rpc.mockImplementation(answer);
    const { clients } = scope();
    await answerPress(clients, DATA, 'later');
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(BELL);
  });

  it('of anything else does nothing', async () => {
    const { clients } = scope();
    await answerPress(clients, null, '');
    await answerPress(clients, { open: 'https://elsewhere.example' }, '');
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription that the browser changed', () => {
  const OLD = { endpoint: 'https://push.example.org/old', auth: 'a', key: 'server' };
  const keep = () => kept.set('/push-subscription', Response.json(OLD));

  it('is told to the server by the old address and its secret, and kept (DECISION-136)', async () => {
    keep();
    const worker = scope();
    await followSubscription(worker, null);
    expect(worker.registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'server',
    });
    expect(rpc).toHaveBeenCalledExactlyOnceWith('replace_push_subscription', {
      old_endpoint: OLD.endpoint,
      old_auth: 'a',
      subscription: worker.subscribed.toJSON(),
    });
    expect(await kept.get('/push-subscription')?.json()).toEqual({
      endpoint: worker.subscribed.endpoint,
      auth: 'b',
      key: 'server',
    });
  });

  it('that the browser made itself is taken as it is', async () => {
    keep();
    const worker = scope();
    await followSubscription(worker, worker.subscribed as unknown as PushSubscription);
    expect(worker.registration.pushManager.subscribe).not.toHaveBeenCalled();
    expect(rpc).toHaveBeenCalledOnce();
  });

  it('of nobody is ended, and without an old one nothing is done', async () => {
    const worker = scope();
    await followSubscription(worker, null);
    expect(worker.registration.pushManager.subscribe).not.toHaveBeenCalled();
    keep();
    rpc.mockReturnValue(Response.json(false));
    await followSubscription(worker, null);
    expect(worker.subscribed.unsubscribe).toHaveBeenCalledOnce();
  });
});
