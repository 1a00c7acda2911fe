import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { exportJournal } from './export-journal.ts';

const all = {
  exportedAt: '2026-11-21T06:30:00.000Z',
  account: { id: '1', email: 'layla@example.org' },
  tables: {
    check_ins: [
      {
        id: '5b3f2b9e-2222-4000-8000-000000000001',
        ...{ mood: 7, energy: 5, stress: 5, motivation: null, touched: ['mood'] },
        ...{ notes: '# The <b>sea</b>.', words: ['calm'], tags: ['walk'] },
        occurred_at: '2026-03-14T18:40:00+00:00',
        time_zone: 'Asia/Riyadh',
        local_date: '2026-03-14',
      },
    ],
  },
  files: [],
};
const clock = { timeZone: 'UTC', today: '2026-11-22' };

test.each([
  ['en', '# Journal', '1 entry', 'Mood 7 of 10', 'calm'],
  ['ar', '# اليوميات', 'تسجيل واحد', 'المزاج ٧ من ١٠', 'هدوء'],
] as const)('a journal to read, in %s; a note stays a note', async (language, ...parts) => {
  const { platform, stores } = fakePlatform();
  stores.language.set(language);
  const { t } = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  const { name, file } = await exportJournal(platform, t, all, clock);
  expect(name).toBe('nafas-journal-2026-11-21.md');
  const text = await file.text();
  for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(text).toContain('\\# The \\<b\\>sea\\</b\\>.');
});
