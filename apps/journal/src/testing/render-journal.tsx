import type { CheckIn } from '@nafas/data-service/check-ins';
import { DEMO_CHECK_INS_KEY, newCheckIn, type NewCheckIn } from '@nafas/data-service/check-ins';
import type { Language, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JournalPage from '../page/JournalPage.tsx';

/** Given when the first entry was saved; without it nothing is brought back. */
const CONSENT = {
  id: '11111111-1111-4111-8111-111111111111',
  purpose: 'check_ins',
  textVersion: '2026-11',
  language: 'en',
  grantedAt: '2025-01-01T10:00:00.000Z',
  withdrawnAt: null,
};

const BASENAME = '/dashboard/journal';

interface Options {
  readonly language?: Language;
  /** The entries of the demo's tab. */
  readonly entries?: readonly CheckIn[];
  /** The address below the journal, e.g. `?view=year`. */
  readonly at?: string;
  readonly overrides?: Partial<PlatformV1>;
}

/** An entry of an instant, with what is not said as nobody would have said it. */
export function createEntry(at: string, values: Partial<NewCheckIn> = {}): CheckIn {
  return newCheckIn({
    mood: 6,
    energy: 5,
    stress: 4,
    timeZone: 'UTC',
    now: new Date(at),
    ...values,
  });
}

/** The journal as the shell mounts it, with its real texts, in a demo with these entries. */
export async function renderJournal(options: Options = {}) {
  const { language = 'en', entries = [], at = '', overrides } = options;
  sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify(entries));
  sessionStorage.setItem('nafas.demo.consents.v1', JSON.stringify([CONSENT]));
  const fake = fakePlatform({
    navigate(to) {
      if (typeof to === 'string') goTo(to);
    },
    ...overrides,
  });
  fake.stores.language.set(language);
  const goTo = (address: string) => {
    const { pathname, search } = new URL(address, 'http://shell.test');
    fake.stores.location.set({ pathname, search, hash: '', state: null, key: address });
  };
  goTo(BASENAME + at);
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const { platform } = fake;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  /** The addresses at which the app said that it has nothing. */
  const missing: string[] = [];
  const mount = { basename: BASENAME, onNotFound: (path: string) => void missing.push(path) };
  const view = render(
    <TestRemote platform={platform} i18n={i18n} mount={mount}>
      <JournalPage />
    </TestRemote>,
  );
  const address = () => {
    const { pathname, search } = fake.stores.location.get();
    return pathname + search;
  };
  return { ...fake, ...view, missing, address, user: userEvent.setup() };
}
