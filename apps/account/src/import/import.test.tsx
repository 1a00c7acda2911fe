import { DEMO_CHECK_INS_KEY } from '@nafas/data-service/check-ins';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import AccountPage from '../AccountPage.tsx';

const CSV = `full_date,date,weekday,time,mood,activities,note_title,note
2024-03-14,x,x,21:40,good,walk | family,,First warm evening
2024-03-15,x,x,21:40,so tired,,,<b>=1+1</b> as it is
2024-03-16,x,x,21:40,rad,walk,,
,x,x,21:40,good,,,
`;

afterEach(() => sessionStorage.clear());

/** The page in a demo without entries whose visitor agreed to check-ins, or did not. */
async function renderImport(
  options: { language?: 'en' | 'ar'; agreed?: boolean; kept?: unknown[] } = {},
) {
  const { language = 'en', agreed = true, kept = [] } = options;
  sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify(kept));
  const consent = {
    id: '11111111-1111-4111-8111-111111111111',
    purpose: 'check_ins',
    textVersion: '2026-11',
    language: 'en',
    grantedAt: '2026-11-01T10:00:00.000Z',
    withdrawnAt: null,
  };
  sessionStorage.setItem('nafas.demo.consents.v1', JSON.stringify(agreed ? [consent] : []));
  const shell = fakePlatform();
  shell.stores.language.set(language);
  const pathname = '/dashboard/settings/import';
  shell.stores.location.set({ pathname, search: '', hash: '', state: null, key: pathname });
  const { platform } = shell;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  const { unmount } = render(
    <TestRemote platform={platform} i18n={i18n} mount={{ basename: '/' }}>
      <AccountPage />
    </TestRemote>,
  );
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup({ applyAccept: false });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const choose = (text: string | Uint8Array<ArrayBuffer>, name = 'diary.csv') =>
    user.upload(input, new File([text], name));
  return { ...shell, unmount, user, choose };
}

const stored = () =>
  JSON.parse(sessionStorage.getItem(DEMO_CHECK_INS_KEY) ?? '[]') as Record<string, unknown>[];
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an import', () => {
  it('lets the person say which column is what, where none looks like a date', async () => {
    const { user, choose } = await renderImport();
    // A date that most rows do not have, under a name that says nothing.
    await choose('Logged,How,Words\n?,4,tea\n?,5,rain\n2024-03-14,6,walk\n', 'own.csv');
    expect(await screen.findByText(/No column looks like a date/)).toBeTruthy();
    const pick = async (column: string, field: string) => {
      const select = await screen.findByRole('combobox', { name: new RegExp(column) });
      await waitFor(() => expect(select.matches(':disabled')).toBe(false));
      await user.selectOptions(select, field);
    };
    await user.click(await press('Check What Comes In'));
    expect(await screen.findByText(/No column of this file is a date/)).toBeTruthy();
    await pick('Logged', 'date');
    await waitFor(() => expect(screen.queryByText(/No column looks like a date/)).toBeNull());
    await pick('How', 'mood');
    await pick('Words', 'note');
    await waitFor(async () =>
      expect((await press('Check What Comes In')).ariaBusy).not.toBe('true'),
    );
    await user.click(await press('Check What Comes In'));
    expect(await screen.findByText('walk')).toBeTruthy();
  });

  it('shows everything before anything is kept, brings it in, and takes it out as a whole', async () => {
    const { user, choose } = await renderImport();
    await choose(CSV);
    expect(await screen.findByText('diary.csv · Daylio CSV')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('so tired goes to'), '2, Low');
    await user.click(await press('Check What Comes In'));
    expect(await screen.findByText('=1+1 as it is')).toBeTruthy();
    await user.click(screen.getByText('Show the lines'));
    expect(screen.getByText('There is no date.')).toBeTruthy();
    expect(screen.getByText('Line 5')).toBeTruthy();
    expect(stored()).toEqual([]);
    await user.click(await press('Bring In 3 Entries'));
    expect(await screen.findByRole('heading', { name: '3 entries are home' })).toBe(
      document.activeElement,
    );
    expect(stored().map(({ mood, tags }) => [mood, tags])).toEqual([
      [7, ['walk', 'family']],
      [2, []],
      [9, ['walk']],
    ]);
    await user.click(await press('Undo This Import'));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(await press('Choose a File')).toBeTruthy();
  });

  it('asks about a mood by any name', async () => {
    const { user, choose } = await renderImport();
    await choose('date,mood\n2024-03-14,constructor\n2024-03-15,__proto__\n');
    const select = await screen.findByLabelText<HTMLSelectElement>('constructor goes to');
    expect(select.value).toBe('');
    for (const name of ['constructor', '__proto__'])
      await user.selectOptions(screen.getByLabelText(`${name} goes to`), '2, Low');
    await user.click(await press('Check What Comes In'));
    await user.click(await press('Bring In 2 Entries'));
    await screen.findByRole('heading', { name: '2 entries are home' });
    expect(stored().map(({ mood, touched }) => [mood, touched])).toEqual([
      [2, ['mood']],
      [2, ['mood']],
    ]);
  });

  it('finds what is here already, and offers each import of late to be undone', async () => {
    const first = await renderImport();
    await first.choose(CSV);
    await first.user.click(await press('Check What Comes In'));
    await first.user.click(await press('Bring In 3 Entries'));
    await screen.findByRole('heading', { name: '3 entries are home' });
    first.unmount();

    const { user, choose } = await renderImport({ kept: stored() });
    expect(await press(/^Undo this import: 3 entries/)).toBeTruthy();
    await choose(CSV);
    await user.click(await press('Check What Comes In'));
    expect(await screen.findByText('3 are already here')).toBeTruthy();
    expect((await press('Nothing New to Bring In')).hasAttribute('disabled')).toBe(true);
    await user.click(await press('Another file'));
    await user.click(await press(/^Undo this import: 3 entries/));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('asks before anything is kept, where nobody agreed to it yet', async () => {
    const { user, choose } = await renderImport({ agreed: false });
    await choose(CSV);
    await user.click(await press('Check What Comes In'));
    await user.click(await press('I Agree'));
    await waitFor(() => expect(screen.queryByText('Before anything is kept')).toBeNull());
    await user.click(await press('Bring In 3 Entries'));
    expect(await screen.findByText('3 entries are home')).toBeTruthy();
  });

  it('lets each column of any CSV be told', async () => {
    const { user, choose } = await renderImport();
    await choose('when,how,words\n2024-03-14,3,First warm evening\n');
    await user.selectOptions(await screen.findByLabelText('how goes to'), 'Mood');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('how goes to').value).toBe('mood'),
    );
    await user.selectOptions(screen.getByLabelText('words goes to'), 'Note');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('words goes to').value).toBe('note'),
    );
    await user.click(await press('Check What Comes In'));
    expect(await screen.findByText('Low')).toBeTruthy();
    expect(screen.getByText('First warm evening')).toBeTruthy();
  });

  it.each([
    ['an empty file', '', 'This file is empty. Nothing was changed.'],
    [
      'half a JSON',
      '{"tables": {"check_ins": [',
      'This file is damaged: it breaks off where it should not. Nothing was changed.',
    ],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0, 0, 7, 0]),
      'This is no text that can be read. Nothing was changed.',
    ],
    [
      'a broken zip',
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 1, 1, 1]),
      'This zip holds no Daylio backup. Nothing was changed.',
    ],
    [
      'more than 20 MB',
      new Uint8Array(20 * 1024 * 1024 + 1),
      'This file is larger than 20 MB. A backup without its photos is smaller. Nothing was changed.',
    ],
  ])('says what is wrong with %s, and changes nothing', async (_what, content, sentence) => {
    const { choose } = await renderImport();
    await choose(content);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(stored()).toEqual([]);
  });

  it('speaks Arabic', async () => {
    const { choose, user } = await renderImport({ language: 'ar' });
    await choose(CSV);
    await user.click(await press('مراجعة ما سيأتي'));
    expect(await press('إحضار 3 تسجيلات'.replace('3', '٣'))).toBeTruthy();
  });
});
