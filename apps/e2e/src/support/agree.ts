import { createSupabaseConsents, type ConsentPurpose } from '@nafas/data-service/consents';
import type { Locator } from '@playwright/test';
import type { TestClient } from './test-client.ts';

/**
 * Agrees for the signed-in person, to the text that the apps ask to agree to. Without, the backend keeps no check-in.
 */
export async function agreeTo(
  person: TestClient,
  ...purposes: readonly ConsentPurpose[]
): Promise<void> {
  for (const purpose of purposes) {
    await createSupabaseConsents(person).grant({ purpose, textVersion: '2026-11', language: 'en' });
  }
}

/** Gives consent where the first check-in asks for it; the same press saves the check-in. */
export async function agreeAndSave(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Agree and save' }).click();
}
