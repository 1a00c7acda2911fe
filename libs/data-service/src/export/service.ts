import type { AccountExport } from './account-export.ts';

/** Exports and deletes everything kept of the current user. Both reject with DataError. */
export interface AccountDataService {
  /** Everything that is kept of the user. */
  exportAll(): Promise<AccountExport>;
  /**
   * Deletes files, account and all rows, for good. `email` is the address of the account, typed once more: another one
   * is `invalid` and nothing is touched. After a failure it may be called again, until it resolves; then the session is
   * worth nothing. `denied`: there is no such session, or no account behind it any more. Rejects with
   * ReauthenticationNeeded when the session was begun too long ago; nothing is touched then.
   */
  deleteAccount(email: string): Promise<void>;
}
