import type { EnqueueResult, OutboxWrite } from '@nafas/platform';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../../testing/fake-table.ts';
import { openNotes } from '../../testing/open-analysis.tsx';
import { renderView } from '../../testing/render-view.tsx';
import NewAnalysis from '../NewAnalysis.tsx';

const GIVEN = {
  id: '11111111-1111-4111-8111-111111111111',
  purpose: 'check_ins',
  text_version: '2026-11',
  language: 'en',
  granted_at: '2026-11-01 10:00:00+00',
  withdrawn_at: null,
};

type Answer = (write: OutboxWrite) => Promise<EnqueueResult>;
const sent: Answer = () => Promise.resolve('sent');
const refused = () =>
  Promise.reject<EnqueueResult>(Object.assign(new Error('no'), { name: 'OutboxRefused' }));

/** The filled-in form after its button was pressed. */
async function pressed(
  options: {
    consents?: object[];
    answer?: Answer;
    language?: 'ar';
    press?: 'click' | 'dblClick';
  } = {},
) {
  const { consents = [], answer = sent, language = 'en', press = 'click' } = options;
  const table = fakeTable();
  table.consents = consents;
  const tables: string[] = [];
  const writes: OutboxWrite[] = [];
  const enqueue = (write: OutboxWrite) => {
    tables.push(write.table);
    writes.push(write);
    return answer(write);
  };
  const view = await renderView(<NewAnalysis />, { language, table, overrides: { enqueue } });
  await view.user.type(openNotes(), 'Sea');
  const save = language === 'ar' ? 'حفظ التحليل' : 'Save analysis';
  await view.user[press](screen.getByRole('button', { name: save }));
  return { ...view, table, tables, writes };
}
const agree = () => screen.findByRole('button', { name: 'Agree and save' });
const saved = () => screen.findByText('Saved to your account');

test('before the first check-in is kept it is asked, once; agreeing goes out before it', async () => {
  const { user, tables, writes, unmount, platform } = await pressed();
  const title = await screen.findByRole('heading', { name: 'Before this check-in is kept' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/take this back in Settings/)).toBeTruthy();
  expect(tables).toEqual([]);
  await user.click(await agree());
  await saved();
  expect(tables).toEqual(['consents', 'check_ins']);
  expect(writes[0]).toMatchObject({
    topic: 'consents',
    row: { purpose: 'check_ins', text_version: '2026-11', language: 'en' },
  });
  expect(writes[1]?.row).toMatchObject({ notes: 'Sea' });
  unmount();
  const again = await renderView(<NewAnalysis />, { overrides: { ...platform } });
  await again.user.type(openNotes(), 'Wind');
  await again.user.click(screen.getByRole('button', { name: 'Save analysis' }));
  await saved();
  expect(tables).toEqual(['consents', 'check_ins', 'check_ins']);
});

test('in Arabic it is agreed to in Arabic', async () => {
  const { user, writes } = await pressed({ language: 'ar' });
  await user.click(await screen.findByRole('button', { name: 'موافقة وحفظ' }));
  expect(writes[0]?.row).toMatchObject({ purpose: 'check_ins', language: 'ar' });
});

test('who declines is back at the form with all that was entered, and nothing is kept', async () => {
  const { user, tables } = await pressed();
  await agree();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sea');
  expect(tables).toEqual([]);
});

test('a double press of Save agrees to nothing, and one of Not now discards nothing', async () => {
  const { user, tables } = await pressed({ press: 'dblClick' });
  await agree();
  expect(tables).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sea');
  await user.click(screen.getByRole('button', { name: 'Save analysis' }));
  await user.click(await agree());
  await saved();
  expect(tables).toEqual(['consents', 'check_ins']);
});

test('who agreed before, on whatever device, is not asked', async () => {
  const { tables } = await pressed({ consents: [GIVEN] });
  await saved();
  expect(tables).toEqual(['check_ins']);
});

test.each([
  ['taken back', { withdrawn_at: '2026-11-02 10:00:00+00' }],
  ['to another text', { text_version: '2025-01' }],
  ['to something else', { purpose: 'camera_analysis' }],
])('a consent %s is none', async (_what, change) => {
  const { tables } = await pressed({ consents: [{ ...GIVEN, ...change }] });
  expect(await agree()).toBeTruthy();
  expect(tables).toEqual([]);
});

test('taken back elsewhere: the server refuses, and it is asked again with nothing lost', async () => {
  let answer: Answer = sent;
  const { user, table, tables, unmount, platform } = await pressed({
    consents: [GIVEN],
    answer: (write) => answer(write),
  });
  await saved();
  unmount();
  table.consents = [];
  answer = (write) => (write.table === 'check_ins' ? refused() : sent(write));
  const again = await renderView(<NewAnalysis />, { table, overrides: { ...platform } });
  await again.user.type(openNotes(), 'Wind');
  await again.user.click(screen.getByRole('button', { name: 'Save analysis' }));
  const yes = await agree();
  answer = sent;
  await user.click(yes);
  await saved();
  expect(tables.slice(-3)).toEqual(['check_ins', 'consents', 'check_ins']);
});

test('a consent that can’t be recorded anywhere keeps nothing, and says so', async () => {
  const { user, tables } = await pressed({ answer: refused });
  await user.click(await agree());
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(tables).toEqual(['consents']);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sea');
});

test('a dialog that was closed meanwhile leaves a notice with the way back', async () => {
  const { backend } = fakeTable();
  let connect: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const { user, calls, unmount } = await renderView(<NewAnalysis />, {
    overrides: { backend: () => connected.then(() => backend) },
  });
  await user.type(openNotes(), 'Wind');
  await user.click(screen.getByRole('button', { name: 'Save analysis' }));
  unmount();
  connect();
  await vi.waitFor(() =>
    expect(calls.notices).toMatchObject([{ message: expect.stringContaining('not kept yet') }]),
  );
  calls.notices[0]?.action?.run();
  expect(calls.opened).toEqual(['analysis.new-analysis']);
  expect(calls.written).toEqual([]);
});

test('words of crisis bring help at this step too', async () => {
  const { user } = await renderView(<NewAnalysis />, { table: fakeTable() });
  await user.type(openNotes(), 'I want to die');
  await user.click(screen.getByRole('button', { name: 'Save analysis' }));
  await agree();
  expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy();
});
