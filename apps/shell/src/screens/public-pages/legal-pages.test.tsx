import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';
import { renderPage, TEXTS } from './testing/render-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

const numberedSections = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('SHELL-039 SHELL-040 SHELL-041 SHELL-043 the terms: title, 12 numbered sections, April 2025, minimum age 13', async () => {
  await renderPage(<TermsPage />, { path: '/terms' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service');
  expect(screen.getByText('Last updated April 2025')).toBeTruthy();
  expect(numberedSections()).toEqual(
    TEXTS.en.terms.sections.map(({ title }, i) => `${i + 1}. ${title}`),
  );
  expect(numberedSections()).toHaveLength(12);
  expect(screen.getByText(/at least 13 years old/)).toBeTruthy();
});

test('SHELL-042 the terms lead back to sign-up', async () => {
  const { router } = await renderPage(<TermsPage />, { path: '/terms' });
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign-up' }));
  expect(router.state.location.pathname).toBe('/auth/register');
});

test('SHELL-044 SHELL-045 SHELL-046 the privacy policy: title, 9 sections, April 2025', async () => {
  await renderPage(<PrivacyPage />, { path: '/privacy' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy');
  expect(screen.getByText('Last updated April 2025')).toBeTruthy();
  expect(numberedSections()).toHaveLength(9);
});

test('in Arabic the sections are numbered and dated in Arabic', async () => {
  await renderPage(<TermsPage />, { path: '/terms', lang: 'ar' });
  expect(screen.getByText('آخر تحديث: أبريل ٢٠٢٥')).toBeTruthy();
  expect(numberedSections()).toHaveLength(12);
  expect(numberedSections()[11]).toMatch(/^١٢\. /);
  expect(screen.getByText(/١٣ عامًا/)).toBeTruthy();
});

test('the list of sections leads to each of them', async () => {
  const { container } = await renderPage(<PrivacyPage />, { path: '/privacy' });
  const links = within(screen.getByRole('navigation', { name: TEXTS.en.legal.contents }));
  const targets = links.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(9);
  for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
});

test('neither text promises a button for export or deletion that is not there: both name the mail address', () => {
  for (const language of ['en', 'ar'] as const) {
    const { terms, privacy } = TEXTS[language];
    expect(terms.sections[10]?.text.join(' ')).toContain('hello@nafas.app');
    expect(privacy.sections[6]?.text.join(' ')).toContain('hello@nafas.app');
  }
});
