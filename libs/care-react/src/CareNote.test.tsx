import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { CareNote } from './CareNote.tsx';

afterEach(cleanup);

async function show(level: 'none' | 'concern', text: string, language = 'en') {
  const { platform, stores } = fakePlatform();
  stores.language.set(language);
  const i18n = createInstance();
  const care = {
    help: 'Help now',
    quiet: 'People to talk to:',
    concern: 'Heavy',
    crisis: 'Danger',
  };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: { care } } } });
  render(
    <TestRemote platform={platform} i18n={i18n}>
      <CareNote level={level} text={text} />
    </TestRemote>,
  );
}

test.each([
  ['', 'fr'],
  ['Je suis très fatiguée', 'en'],
  ['я устал', 'en'],
  ['دیگر نمی‌خواهم', 'ar'],
])(
  'in a language without a measured screen a quiet line stays beside the field: "%s", %s (DECISION-122)',
  async (text, language) => {
    await show('none', text, language);
    expect(screen.getByText(/People to talk to:/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  },
);

test('in English and Arabic nothing stands there until words are heavy', async () => {
  await show('none', 'Tea on the balcony');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await show('concern', 'Tea on the balcony');
  expect(screen.getByText('Heavy')).toBeDefined();
});
