import { Throttle } from '@nafas/functions/throttle';

// Far above a person's own mistakes: what five networks may guess in half an hour.
const LIMIT = { limit: 300, windowMs: 60 * 60_000 };

// About 5 MB at most.
const MAX_KNOWN = 50_000;

/**
 * Counts the passwords that are tried for one account from all networks together, since whoever has a thousand of them may
 * guess a thousand times as often. It does not shut the owner out: a network where the account was signed in to is not
 * counted, sessions go on, and the mail that resets a password comes as before.
 */
export class AccountThrottle {
  readonly #tries: Throttle;
  readonly #known = new Set<string>();

  constructor(now: () => number) {
    this.#tries = new Throttle({ ...LIMIT, now });
  }

  /** Counts one attempt. Returns 0 when it may go on, else the seconds to wait. */
  take(account: string, from: string): number {
    return this.#isFree(account, from) ? 0 : this.#tries.take(account);
  }

  /** The password was right: not a guess, and whoever comes from there next is no stranger. */
  succeed(account: string, from: string): void {
    if (this.#isFree(account, from)) return;
    this.#tries.giveBack(account);
    // A Set keeps the order of insertion: the oldest makes room.
    for (const oldest of this.#known) {
      if (this.#known.size < MAX_KNOWN) break;
      this.#known.delete(oldest);
    }
    this.#known.add(`${from}|${account}`);
  }

  // A request without an account guesses none.
  #isFree(account: string, from: string): boolean {
    return account === '' || this.#known.has(`${from}|${account}`);
  }
}
