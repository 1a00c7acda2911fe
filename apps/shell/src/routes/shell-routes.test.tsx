import type { Session } from '@nafas/platform';
import { defineRemote, Nowhere, useViewLocation } from '@nafas/platform/remote';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFeature } from '../loader/load-feature.ts';
import { createNoOutbox } from '../outbox/index.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { createDocument, createVersion } from '../testing/registry-records.ts';
import { serveRegistry, startShell as start } from '../testing/start-shell.tsx';
import { signedIn } from '../testing/test-runtime.ts';

vi.mock('../screens/public-pages/LandingPage.tsx', () => ({
  LandingPage: ({ onDemo }: { onDemo(): void }) => <button onClick={onDemo}>Landing demo</button>,
}));

const title = (en: string) => ({ en, ar: en });
const route = (
  path: string,
  access: 'session' | 'guest' | 'public' | 'operator',
  name: string,
) => ({
  path,
  access,
  title: title(name),
});
const auth = createVersion('auth', {
  basename: '/auth',
  routes: [route('/auth/login', 'guest', 'Sign in'), route('/auth/register', 'guest', 'Sign up')],
});
const account = createVersion('account', {
  basename: '/dashboard',
  routes: [
    route('/dashboard/profile', 'session', 'Profile'),
    {
      ...route('/dashboard/ops', 'operator', 'Releases'),
      nav: { icon: 'shield-check', order: 90 },
    },
  ],
});
const extra = createVersion('extra', {
  basename: '/dashboard-extra',
  routes: [route('/dashboard-extra', 'session', 'Extra')],
});

const signedOut = { status: 'signed-out' } as const;
const arrivesAt = (address: string) =>
  vi.waitFor(() => expect(location.pathname + location.search + location.hash).toBe(address));
/** Lets effects, and what they set off, run. */
const rest = () => act(async () => undefined);
const loadFeature = vi.fn<LoadFeature>();
let shell: Awaited<ReturnType<typeof start>>;
async function startShell(path: string, who: Session) {
  const createOutbox = () => ({ ...createNoOutbox(), drain: () => Promise.resolve() });
  shell = await start(path, who, { parts: { loadFeature, createOutbox } });
  return shell;
}
const signedInNow = (who: Session) => act(() => shell.session.set(who));
const leftBehind = () => vi.waitFor(() => expect(shell.runtime.signOutTarget.get()).toBeNull());
/** Ends the session, as the session store reports it. */
const signOut = () =>
  act(() => {
    shell.session.set(signedOut);
    shell.watch.mock.lastCall?.[0]('here');
  });

beforeEach(() => {
  loadFeature.mockReset().mockResolvedValue(fakeRemote);
  serveRegistry(createDocument(auth, account, extra));
  localStorage.clear();
});
afterEach(async () => {
  cleanup();
  await rest();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A page that has nothing where its address ends with x. */
function FewAddresses() {
  return useViewLocation().pathname.endsWith('/x') ? <Nowhere /> : <p>something</p>;
}

describe('a page for operators', () => {
  const operator: Session = {
    status: 'signed-in',
    user: { id: 'a', email: 'a@example.org', name: 'Noor', isOperator: true },
  };

  it('is there for an operator, in the sidebar too', async () => {
    await startShell('/dashboard/ops', operator);
    expect(await screen.findByText('page account of a')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Releases' }).length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(document.title).toContain('Releases'));
  });

  it('is not found by anybody else, and nothing names it', async () => {
    await startShell('/dashboard/ops', signedIn('a'));
    expect(await screen.findByRole('heading', { name: /nothing at this address/i })).toBeDefined();
    expect(screen.queryByText('Releases')).toBeNull();
    expect(document.title).not.toContain('Releases');
    expect(screen.queryByText(/^page /)).toBeNull();
  });
});

describe('the way in', () => {
  it('leads a signed-in person from / to the dashboard (SHELL-015, SHELL-016)', async () => {
    await startShell('/', signedIn('a'));
    await arrivesAt('/dashboard');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  });

  it('leaves a visitor on the public landing page (SHELL-001, SHELL-024)', async () => {
    const { visited } = await startShell('/', signedOut);
    expect(await screen.findByText('Landing demo')).toBeDefined();
    await rest();
    expect(visited).toEqual([]);
  });

  it('leads on to the dashboard once the session is there (SHELL-017)', async () => {
    await startShell('/', signedOut);
    signedInNow(signedIn('a'));
    await arrivesAt('/dashboard');
  });

  it('asks who opens a private page to sign in, and comes back to it (SHELL-021, AUTH-027)', async () => {
    const { runtime } = await startShell('/dashboard/profile?tab=2#name', signedOut);
    await arrivesAt('/auth/login');
    expect(runtime.router.state.location.state).toEqual({
      from: '/dashboard/profile?tab=2#name',
    });
    expect(await screen.findByText('page auth of real')).toBeDefined();
    signedInNow(signedIn('a'));
    await arrivesAt('/dashboard/profile?tab=2#name');
    expect(await screen.findByText('page account of a')).toBeDefined();
  });

  it.each(['/auth/login', '/auth/register'])(
    'from %s leads to the dashboard when nothing else was asked for (AUTH-027, AUTH-028, AUTH-029)',
    async (path) => {
      await startShell(path, signedOut);
      await screen.findByText('page auth of real');
      signedInNow(signedIn('a'));
      await arrivesAt('/dashboard');
    },
  );

  it('is guarded outside the layout too, whatever its address starts with (SHELL-021)', async () => {
    await startShell('/dashboard-extra', signedOut);
    await arrivesAt('/auth/login');
  });

  it('decides nothing while it is not known who is signed in', async () => {
    const { visited } = await startShell('/dashboard/profile', { status: 'loading' });
    expect(await screen.findByText(/^Loading/)).toBeDefined();
    await rest();
    expect(visited).toEqual([]);
    expect(screen.queryByText(/^page /)).toBeNull();
    expect(document.querySelector('[data-state=loading]')).not.toBeNull();
    signedInNow(signedIn('a'));
    expect(await screen.findByText('page account of a')).toBeDefined();
  });

  it('is the demo for who wants to look first (SHELL-038)', async () => {
    await startShell('/', signedOut);
    await userEvent.click(await screen.findByText('Landing demo'));
    await arrivesAt('/dashboard');
    expect(await screen.findByText('This is a demo.')).toBeDefined();
  });

  it.each([
    ['/nowhere', '/'],
    ['/dashboard/nowhere', '/dashboard'],
  ])('says on one page that %s is not there, and leads to %s', async (path, home) => {
    await startShell(path, signedIn('a'));
    expect(await screen.findByText('There is nothing at this address')).toBeDefined();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Go to the start page' });
    expect(link.getAttribute('href')).toBe(home);
  });

  it.each([
    ['/auth/login/x', signedOut, '/', 'Sign in · Nafas'],
    ['/dashboard/profile/x', signedIn('a'), '/dashboard', 'Profile · Nafas'],
  ])('says so as well where an app has nothing at %s', async (path, who, home, name) => {
    loadFeature.mockResolvedValue(
      defineRemote({
        messages: () => Promise.resolve({ default: {} }),
        page: () => Promise.resolve({ default: FewAddresses }),
      }),
    );
    const { runtime } = await startShell(path, who);
    expect(await screen.findByText('There is nothing at this address')).toBeDefined();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Go to the start page' });
    expect(link.getAttribute('href')).toBe(home);
    await vi.waitFor(() => expect(document.title).toBe('Page not found · Nafas'));
    // The next address is asked for anew.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await act(() => runtime.router.navigate(path.slice(0, path.lastIndexOf('/'))));
    expect(await screen.findByText('something')).toBeDefined();
    expect(screen.queryByText('There is nothing at this address')).toBeNull();
    await vi.waitFor(() => expect(document.title).toBe(name));
  });
});

describe('the way out', () => {
  it('leads to the landing page, past the sign-in that would lead back (SHELL-019)', async () => {
    const { visited } = await startShell('/dashboard/profile', signedIn('a'));
    await screen.findByText('page account of a');
    await signOut();
    expect(await screen.findByText('Landing demo')).toBeDefined();
    await leftBehind();
    await rest();
    expect(visited).toEqual(['/']);
  });

  it("leads to the sign-in page for the layout's logout, with no way back to the private page (SHELL-020)", async () => {
    const { visited, runtime } = await startShell('/dashboard/profile', signedIn('a'));
    await screen.findByText('page account of a');
    shell.runtime.signOutTarget.set('/auth/login');
    await signOut();
    expect(await screen.findByText('page auth of real')).toBeDefined();
    await leftBehind();
    await rest();
    expect(visited).toEqual(['/auth/login']);
    expect(runtime.router.state.location.state).toBeNull();
  });

  it('takes the last person off the screen before the next one signs in', async () => {
    const { runtime } = await startShell('/dashboard/profile', signedIn('a'));
    await screen.findByText('page account of a');
    const ofA = runtime.platform.get();
    await signOut();
    expect(await screen.findByText('Landing demo')).toBeDefined();
    await leftBehind();
    expect(ofA?.scope.signal.aborted).toBe(true);
    expect(document.body.textContent).not.toContain('of a');
    signedInNow(signedIn('b', 'Badr'));
    await arrivesAt('/dashboard');
    expect(document.body.textContent).toContain('Badr');
    expect(document.body.textContent).not.toContain('Amal');
  });

  it('of the demo to an account is the sign-up page', async () => {
    const { visited } = await startShell('/', signedOut);
    await userEvent.click(await screen.findByText('Landing demo'));
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(await screen.findByText('page auth of real')).toBeDefined();
    await leftBehind();
    await rest();
    expect(visited.slice(1)).toEqual(['/auth/register']);
  });
});

describe('the title of the document', () => {
  it.each([
    ['/dashboard', 'Dashboard · Nafas'],
    ['/dashboard/profile', 'Profile · Nafas'],
    ['/nowhere', 'Page not found · Nafas'],
    ['/dashboard/nowhere', 'Page not found · Nafas'],
  ])('of %s is %s', async (path, expected) => {
    await startShell(path, signedIn('a'));
    await vi.waitFor(() => expect(document.title).toBe(expected));
  });
});

describe('another language', () => {
  it('is another address of the same page, which keeps what was done in it', async () => {
    const { runtime } = await startShell('/help', signedOut);
    await screen.findByRole('heading', { level: 1 });
    const page = screen.getByRole('main');
    await act(() => runtime.preferences.language.set('ar'));
    await arrivesAt('/ar/help');
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/[ء-ي]/),
    );
    expect(screen.getByRole('main')).toBe(page);
  });
});

describe('without a registry', () => {
  it('the dashboard says so, and Try Again reads it anew (PLATFORM-007)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serveRegistry({ schema: 'another' });
    await startShell('/dashboard', signedIn('a'));
    expect(await screen.findByText(/NF101/)).toBeDefined();
    serveRegistry(createDocument(account));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => expect(screen.queryByText(/NF101/)).toBeNull());
    vi.restoreAllMocks();
  });
});
