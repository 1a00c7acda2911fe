import type { AuthV1 } from '@nafas/platform';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createRegistry, createVersion } from '../../../testing/registry-records.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { signedIn, type TestRuntimeOptions } from '../../../testing/test-runtime.ts';
import type { BackendClient } from '../../../session/backend-client.ts';
import { DashboardLayout } from '../DashboardLayout.tsx';

/** The answer to signing out. */
export const signOut = vi.fn<AuthV1['signOut']>();
/** How the calls to sign out are got. */
export const loadAuth = vi.fn<() => Promise<AuthV1>>();
const backendClient: BackendClient = {
  auth: loadAuth,
  backend: () => Promise.reject(new Error('no backend in this test')),
  client: () => Promise.reject(new Error('no client in this test')),
  made: new Promise(() => undefined),
};

const page = (id: string, en: string, ar: string, order: number) =>
  createVersion(id, {
    routes: [
      {
        path: `/dashboard/${id}`,
        title: { en, ar },
        access: 'session',
        nav: { icon: 'target', order, ...(id === 'profile' && { short: { en: 'Me', ar: 'أنا' } }) },
      },
    ],
    actions: [
      { id: 'new', title: { en: `New ${en}`, ar }, icon: 'plus', order, placement: 'primary' },
    ],
  });
const registry = createRegistry(
  page('settings', 'Settings', 'الإعدادات', 50),
  page('emotional-analysis', 'Emotional Analysis', 'تحليل المشاعر', 10),
  page('motivation-hub', 'Motivation Hub', 'مركز التحفيز', 20),
  page('real-time-assistance', 'Real-Time Assistance', 'مساعدة فورية', 30),
  page('profile', 'Profile', 'الملف الشخصي', 40),
);
/** The layout around an empty page, with a registry of five features. */
export const layout = (path = '/dashboard', options: TestRuntimeOptions = {}) =>
  renderInShell(<DashboardLayout />, {
    path,
    registry,
    who: signedIn('a', 'Amal'),
    parts: { backendClient },
    ...options,
  });
export const sidebar = () => screen.getByRole('complementary');
export const links = () =>
  within(within(sidebar()).getByRole('navigation')).getAllByRole('link') as HTMLAnchorElement[];
export const highlighted = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
export const click = (name: string, index = 0) => {
  const target = screen.getAllByRole('button', { name })[index];
  if (!target) throw new Error(`there is no button "${name}"`);
  return userEvent.click(target);
};

/** To be called once in a test file. */
export function prepareLayout(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    signOut.mockReset().mockResolvedValue({ kind: 'signed-out' });
    loadAuth.mockReset().mockResolvedValue({ signOut } as unknown as AuthV1);
  });
  afterEach(() => {
    cleanup();
    dispatchEvent(new Event('online'));
    vi.unstubAllGlobals();
  });
}
