import { createClient } from '@supabase/supabase-js';
import { agreeAndSave } from '../support/agree.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'what is written without consent is refused': /status of 400 .*\/rest\/v1\/check_ins/,
  },
});

test('a consent to check-ins that is taken back holds: the server keeps nothing new, and the dialog asks again (DECISION-088)', async ({
  page,
  product,
}) => {
  const person = newPerson();
  await signUp(page, product.url, person);
  const { url, anonKey } = product.backend;
  const api = createClient(url, anonKey, { auth: { persistSession: false } });
  expect((await api.auth.signInWithPassword(person)).error).toBeNull();
  const notes = async () =>
    (await api.from('check_ins').select('notes').order('created_at')).data?.map((row) => row.notes);
  const dialog = page.getByRole('dialog');
  const write = async (note: string) => {
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await dialog.getByRole('button', { name: 'Notes' }).click();
    await dialog.getByLabel('Notes').fill(note);
    await dialog.getByRole('button', { name: 'Save analysis' }).click();
  };

  await test.step('it is asked once', async () => {
    await write('First');
    await agreeAndSave(dialog);
    await expect(dialog).toBeHidden();
    await write('Second');
    await expect(dialog.getByText('Saved to your account')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await notes()).toEqual(['First', 'Second']);
  });

  await test.step('taken back in Settings, what is there stays', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const consent = page.getByRole('switch', { name: 'Check-ins' });
    await consent.click();
    await expect(page.getByText('Nothing new is kept.')).toBeVisible();
    await expect(consent).not.toBeChecked();
    expect(await notes()).toEqual(['First', 'Second']);
  });

  await test.step('nothing new is kept until it is given again', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await write('Third');
    const agree = dialog.getByRole('button', { name: 'Agree and save' });
    await expect(agree).toBeVisible();
    expect(await notes()).toEqual(['First', 'Second']);
    await agree.click();
    await expect(dialog).toBeHidden();
    expect(await notes()).toEqual(['First', 'Second', 'Third']);
  });
});
