import { createClient } from '@supabase/supabase-js';
import { agreeTo } from '../support/agree.ts';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PACK = /\/static\/engine\/en\.[0-9a-f]+\.pack$/;

test('an agreed note is read on the device after it was saved, asked about, and the answer kept', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(layla);
  await agreeTo(client, 'check_ins', 'text_analysis');
  await client.rpc('merge_settings', { group_name: 'ai', change: { emotionalAnalysis: true } });
  await page.reload();

  const packs: string[] = [];
  page.on('request', (request) => {
    if (PACK.test(request.url())) packs.push(request.url());
  });
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider', { name: 'Stress' }).fill('8');
  await dialog.getByRole('button', { name: 'Notes' }).click();
  await dialog.getByLabel('Notes').fill('I am so stressed about the exam tomorrow');
  expect(packs).toEqual([]);
  await dialog.getByRole('button', { name: 'Save analysis' }).click();

  await expect(dialog.getByText('Your note reads as rather tense. Does that fit?')).toBeVisible();
  expect(packs).toHaveLength(1);
  expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Yes, it fits' }).click();
  await expect(dialog.getByText('Kept with this check-in. Thank you.')).toBeVisible();
  await expect(dialog.getByText('This stays open until you close it.')).toBeVisible();
  await expect
    .poll(async () => (await client.from('emotion_readings').select('answer, source')).data)
    .toEqual([{ answer: 'accepted', source: 'text' }]);
});
