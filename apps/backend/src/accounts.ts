import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

/** An account as far as a sign-in needs it. */
export interface Account {
  readonly id: string;
  /** The hash of its password; null when it has none. */
  readonly hash: string | null;
  readonly isConfirmed: boolean;
}

/** A change of address that at least one address has agreed to. */
export interface AddressChange {
  readonly from: string;
  readonly to: string;
  /** Both have. */
  readonly isAgreed: boolean;
  /** The hash of the old address' link, by which Lite makes the change. */
  readonly current: string;
}

/** The front's own queries about accounts and their sessions, beside Lite's. */
export interface Accounts {
  find(email: string): Promise<Account | null>;
  /**
   * Takes everything of its sign-up from an account that was never confirmed: password, name, link. The language is that of
   * the next sign-up.
   */
  dropUnconfirmed(email: string, language: string | null): Promise<void>;
  /** Takes a new confirmation link for an account without one; whether there is such an account. */
  renewConfirmation(email: string, tokenHash: string): Promise<boolean>;
  /**
   * Keeps that a person wants another address, in place of what they wanted before. The hashes are of the links that the
   * address of now (`current`) and the new one (`next`) were sent.
   */
  awaitAddress(
    person: string,
    change: { address: string; current: string; next: string },
  ): Promise<void>;
  /** Counts the link of one address as its agreement; null when there is no such link, or none any more. */
  agreeToAddress(hash: string, notBefore: Date): Promise<AddressChange | null>;
  isLive(session: string, person: string): Promise<boolean>;
  /** Ends a session that is over its limits, without checking whose it is. */
  endOverdue(session: string): Promise<void>;
  signedInRecently(session: string, person: string): Promise<boolean>;
  /** Keeps by what a session was begun, for the person's list of them. */
  describeSession(session: string, userAgent: string): Promise<void>;
  /** The language of who has this address, or is about to; null where none is known. */
  languageOf(email: string): Promise<string | null>;
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
    async languageOf(email) {
      const { rows } = await sql<{ language: string | null }>`
        select raw_user_meta_data ->> 'language' as language from auth.users
        where email = ${email.toLowerCase()} or email_change = ${email.toLowerCase()}
        order by email = ${email.toLowerCase()} desc limit 1`.execute(kysely);
      return rows[0]?.language ?? null;
    },
    async dropUnconfirmed(email, language) {
      await sql`
        with dropped as (
          update auth.users
          set encrypted_password = null, confirmation_token = '',
            raw_user_meta_data = jsonb_strip_nulls(jsonb_build_object('language', ${language}::text))
          where email = ${email.toLowerCase()} and email_confirmed_at is null
          returning id, email
        )
        update auth.identities as i
        set identity_data = jsonb_build_object('sub', d.id, 'email', d.email, 'email_verified', false)
        from dropped as d where i.user_id = d.id and i.provider = 'email'`.execute(kysely);
    },
    async renewConfirmation(email, tokenHash) {
      const { rows } = await sql`
        update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
        where email = ${email.toLowerCase()} and email_confirmed_at is null
        returning 1`.execute(kysely);
      return rows.length > 0;
    },
    async awaitAddress(person, { address, current, next }) {
      await sql`
        update auth.users
        set email_change = ${address}, email_change_token_current = ${current}, email_change_token_new = ${next},
          email_change_sent_at = ${new Date().toISOString()}::timestamptz, email_change_confirm_status = 0
        where id = ${person}::uuid`.execute(kysely);
    },
    async agreeToAddress(hash, notBefore) {
      // 1: the old address has agreed, 2: the new one. The second to come leaves the first.
      const { rows } = await sql<AddressChange>`
        with asked as (
          select u.id, u.email_change_confirm_status as agreed,
            case when u.email_change_token_current = ${hash} then 1 else 2 end as agrees
          from auth.users as u
          where ${hash} in (u.email_change_token_current, u.email_change_token_new) and u.email_change <> ''
            and u.email_change_sent_at > ${notBefore.toISOString()}::timestamptz
          for update
        )
        update auth.users as u
        set email_change_confirm_status = case when asked.agreed = 0 then asked.agrees else asked.agreed end
        from asked where u.id = asked.id
        returning u.email as "from", u.email_change as "to", u.email_change_token_current as current,
          asked.agreed not in (0, asked.agrees) as "isAgreed"`.execute(kysely);
      return rows[0] ?? null;
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
