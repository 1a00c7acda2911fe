import { shellI18n } from '../i18n/shell-i18n.ts';
import { notify } from '../notices/notices.ts';
import type { Ending } from './ending.ts';

/** Tells somebody who did not sign out here why he is signed out. */
export async function tellEnding(ending: Exclude<Ending, 'here'>): Promise<void> {
  const { t } = await shellI18n();
  notify({ kind: 'failed', message: t(`ended.${ending}`) });
}
