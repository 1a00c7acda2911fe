import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

/** An account as far as a sign-in needs it. */
export interface Account {
  readonly id: string;
  /** The hash of its password; null when it has none. */
  readonly hash: string | null;
  readonly isConfirmed: boolean;
}

/** The front's own queries about accounts and their sessions, beside Lite's. */
export interface Accounts {
  find(email: string): Promise<Account | null>;
  /** Deletes an account that was never confirmed; returns whether there was one. */
  removeUnconfirmed(email: string): Promise<void>;
  /** Takes a new confirmation link for an account without one; whether there is such an account. */
  renewConfirmation(email: string, tokenHash: string): Promise<boolean>;
  isLive(session: string, person: string): Promise<boolean>;
  /** Ends a session that is over its limits, without checking whose it is. */
  endOverdue(session: string): Promise<void>;
  signedInRecently(session: string, person: string): Promise<boolean>;
  /** Keeps by what a session was begun, for the person's list of them. */
  describeSession(session: string, userAgent: string): Promise<void>;
  limitSessions(idleDays: number, days: number): Promise<void>;
}

export function createAccounts({ kysely }: Pick<Connection, 'kysely'>): Accounts {
  return {
    async find(email) {
      const { rows } = await sql<Account>`
        select id::text as id, encrypted_password as hash, email_confirmed_at is not null as "isConfirmed"
        from auth.users where email = ${email.toLowerCase()}`.execute(kysely);
      return rows[0] ?? null;
    },
    async removeUnconfirmed(email) {
      await sql`
        delete from auth.users
        where email = ${email.toLowerCase()} and email_confirmed_at is null`.execute(kysely);
    },
    async renewConfirmation(email, tokenHash) {
      const { rows } = await sql`
        update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
        where email = ${email.toLowerCase()} and email_confirmed_at is null
        returning 1`.execute(kysely);
      return rows.length > 0;
    },
    async isLive(session, person) {
      const { rows } = await sql<{ live: boolean }>`
        select private.is_live(${session}::uuid, ${person}::uuid) as live`.execute(kysely);
      return rows[0]?.live === true;
    },
    async endOverdue(session) {
      await sql`
        delete from auth.sessions as s
        where s.id = ${session}::uuid and not private.is_live(s.id, s.user_id)`.execute(kysely);
    },
    async signedInRecently(session, person) {
      const { rows } = await sql<{ recent: boolean }>`
        select private.is_recent(${session}::uuid, ${person}::uuid) as recent`.execute(kysely);
      return rows[0]?.recent === true;
    },
    async describeSession(session, userAgent) {
      await sql`
        update auth.sessions set user_agent = ${userAgent}
        where id = ${session}::uuid and user_agent is null`.execute(kysely);
    },
    async limitSessions(idleDays, days) {
      await sql`
        update private.session_limits
        set idle = make_interval(days => ${idleDays}::integer), absolute = make_interval(days => ${days}::integer)`.execute(
        kysely,
      );
    },
  };
}
