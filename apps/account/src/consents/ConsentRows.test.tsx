import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const consent = (purpose: string, values: Record<string, unknown> = {}) => ({
  id: '11111111-1111-4111-8111-111111111111',
  user_id: profileRow()['id'],
  purpose,
  text_version: '2026-11',
  language: 'en',
  granted_at: '2026-11-01 10:00:00+00',
  withdrawn_at: null,
  ...values,
});
const withAnalysis = (emotionalAnalysis: boolean, consents: Record<string, unknown>[] = []) =>
  fakeBackend({ user_settings: [settingsRow({ ai: { emotionalAnalysis } })], consents });
const camera = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Camera' });
const checkIns = async () => {
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Check-ins' });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  return toggle;
};
const loaded = async () => waitFor(async () => expect((await camera()).disabled).toBe(false));

test('nothing can be agreed to until emotional analysis is on', async () => {
  const { user } = await renderPage('settings', { fake: withAnalysis(false) });
  expect((await camera()).disabled).toBe(true);
  expect(screen.getAllByText('First turn emotional analysis on')).toHaveLength(3);
  await user.click(screen.getByRole('switch', { name: 'Emotional analysis' }));
  await loaded();
});

test('the text is read first; agreeing keeps purpose, text and language', async () => {
  const row = settingsRow({ ai: { emotionalAnalysis: true }, language: 'ar' });
  const fake = fakeBackend({ user_settings: [row] });
  const { user } = await renderPage('settings', { fake, language: 'ar' });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'الكاميرا' });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  await user.click(toggle);
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/لا تُحفظ صورة ولا تُرسل/)).toBeTruthy();
  expect(fake.count.insert).toBe(0);
  await user.click(asked.getByRole('button', { name: 'أوافق' }));
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(fake.tables['consents']).toMatchObject([
    { purpose: 'camera_analysis', text_version: '2026-11', language: 'ar' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('check-ins are agreed to here too, without emotional analysis', async () => {
  const { user, fake } = await renderPage('settings', { fake: withAnalysis(false) });
  await user.click(await checkIns());
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/among the most personal things/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'I Agree' }));
  await waitFor(async () => expect((await checkIns()).checked).toBe(true));
  expect(fake.tables['consents']).toMatchObject([
    { purpose: 'check_ins', text_version: '2026-11', language: 'en' },
  ]);
});

test('taking check-ins back says what becomes of those that are there', async () => {
  const fake = withAnalysis(false, [consent('check_ins')]);
  const { user } = await renderPage('settings', { fake });
  await user.click(await checkIns());
  expect(await screen.findByText(/What is there stays: take it along or delete it/)).toBeTruthy();
  expect((await checkIns()).checked).toBe(false);
  expect(fake.tables['consents']?.[0]?.['withdrawn_at']).not.toBeNull();
  expect((await checkIns()).disabled).toBe(false);
});

test('declining agrees to nothing', async () => {
  const { fake } = await renderPage('settings', { fake: withAnalysis(true) });
  await loaded();
  fireEvent.click(await camera());
  fireEvent.click(await screen.findByRole('button', { name: 'Not Now' }));
  expect((await camera()).checked).toBe(false);
  expect(fake.count.insert).toBe(0);
});

test('what was agreed to is dated, and taken back at once, also with the analysis off', async () => {
  const fake = withAnalysis(false, [consent('camera_analysis')]);
  await renderPage('settings', { fake });
  await loaded();
  expect((await camera()).checked).toBe(true);
  fireEvent.click(await camera());
  await waitFor(async () => expect((await camera()).checked).toBe(false));
  expect(fake.tables['consents']?.[0]?.['withdrawn_at']).not.toBeNull();
});

test('a consent to another text is none to this one', async () => {
  const old = consent('camera_analysis', { text_version: '2025-01' });
  await renderPage('settings', { fake: withAnalysis(true, [old]) });
  await loaded();
  expect((await camera()).checked).toBe(false);
});

test('a consent given elsewhere in the product can be taken back here', async () => {
  const given = consent('external_ai', { text_version: 'chat-1' });
  const { fake } = await renderPage('settings', { fake: withAnalysis(true, [given]) });
  const outside = await screen.findByRole<HTMLInputElement>('switch', { name: 'Service outside' });
  expect(outside.checked).toBe(true);
  expect(screen.getByText(/Agreed on Nov/)).toBeTruthy();
  fireEvent.click(outside);
  await screen.findByText('Not agreed to. You are asked where it is needed.');
  expect(fake.tables['consents']?.[0]?.['withdrawn_at']).not.toBeNull();
  expect(outside.disabled).toBe(true);
});

test('what is taken back by keyboard keeps the focus, and is not taken back twice', async () => {
  const fake = withAnalysis(false, [consent('check_ins')]);
  const { user } = await renderPage('settings', { fake });
  const toggle = await checkIns();
  toggle.focus();
  fake.answer.update = 'hanging';
  await user.keyboard(' ');
  expect(toggle.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard(' ');
  expect(document.activeElement).toBe(toggle);
  fake.release();
  expect(await screen.findByText(/What is there stays: take it along or delete it/)).toBeTruthy();
  expect(fake.count.update).toBe(1);
  expect(document.activeElement).toBe(toggle);
  expect(toggle.getAttribute('aria-disabled')).toBeNull();
});
