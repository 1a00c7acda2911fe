import type { AuthV1 } from '@nafas/platform';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { notices } from '../../notices/notices.ts';
import { requestedAction } from '../../parcels/open-action.ts';
import { language, theme } from '../../platform/preferences.ts';
import { departure } from '../../routing/departure.ts';
import { authOf } from '../../session/backend-client.ts';
import { endDemo } from '../../session/demo.ts';
import { session } from '../../session/session-store.ts';
import { registryOf, versionOf } from '../../testing/registry-records.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { signedIn } from '../../testing/start-shell.tsx';
import { DashboardLayout } from '../DashboardLayout.tsx';
import { isSidebarOpen } from '../sidebar-store.ts';

/** The answer to signing out. */
export const signOut = vi.fn<AuthV1['signOut']>();

const page = (id: string, en: string, ar: string, order: number) =>
  versionOf(id, {
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
const registry = registryOf(
  page('settings', 'Settings', 'الإعدادات', 50),
  page('emotional-analysis', 'Emotional Analysis', 'تحليل المشاعر', 10),
  page('motivation-hub', 'Motivation Hub', 'مركز التحفيز', 20),
  page('real-time-assistance', 'Real-Time Assistance', 'مساعدة فورية', 30),
  page('profile', 'Profile', 'الملف الشخصي', 40),
);
/** The layout around an empty page, with a registry of five features. */
export const layout = (path = '/dashboard') =>
  renderInShell(<DashboardLayout />, { path, registry });
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

/** To be called once in a test file, which mocks `session/backend-client.ts` with an `authOf` of vi.fn(). */
export function prepareLayout(): void {
  beforeEach(arrange);
  afterEach(putBack);
}

function arrange(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  session.set(signedIn('a', 'Amal'));
  signOut.mockReset().mockResolvedValue({ kind: 'signed-out' });
  vi.mocked(authOf)
    .mockReset()
    .mockResolvedValue({ signOut } as unknown as AuthV1);
}
function putBack(): void {
  cleanup();
  endDemo();
  session.set({ status: 'loading' });
  isSidebarOpen.set(true);
  language.set('en');
  theme.set('light');
  notices.set([]);
  departure.set(null);
  requestedAction.set(null);
  dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
}
