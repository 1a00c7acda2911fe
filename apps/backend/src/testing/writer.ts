import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { checkInRow, consentRow } from './rows.ts';
import type { RunningBackend } from './run-main.ts';
import { PASSWORD } from './test-backend.ts';

/** A row's mood; null when it is not there. */
type State = number | null;

/**
 * Somebody who inserts, changes and deletes check-ins one after the other, and remembers what the backend acknowledged.
 * The one call that is under way when the backend dies may have happened or not; everything before it must have.
 */
export class Writer {
  readonly #email: string;
  readonly #known = new Map<string, State>();
  #open: { id: string; after: State } | null = null;
  #steps = 0;
  /** How many calls were acknowledged. */
  acknowledged = 0;

  constructor(name: string) {
    this.#email = `${name}@nafas.test`;
  }

  async signUp(at: RunningBackend): Promise<void> {
    const client = createClientFor(at);
    const { error } = await client.auth.signUp({ email: this.#email, password: PASSWORD });
    if (error) throw error;
    const agreement = await client.from('consents').insert(consentRow());
    if (agreement.error) throw agreement.error;
  }

  /** Writes until the backend is gone. Rejects when it refuses anything. */
  async writeUntilGone(at: RunningBackend, onAcknowledged: () => void): Promise<void> {
    const client = await this.#signedIn(at);
    for (;;) {
      const { id, after, call } = this.#next(client);
      this.#open = { id, after };
      const { error } = await call;
      if (error) {
        // A refusal has a code; a dead connection has none.
        if (error.code !== '') throw new Error(`${error.code} ${error.message}`);
        return;
      }
      this.#known.set(id, after);
      this.#open = null;
      this.acknowledged += 1;
      onAcknowledged();
    }
  }

  /** Lists rows that are stored and should not be, or the other way round; from then on they count as known. */
  async lost(at: RunningBackend): Promise<string[]> {
    const client = await this.#signedIn(at);
    const { data, error } = await client.from('check_ins').select('id, mood').limit(1000);
    if (error) throw error;
    const stored = new Map(data.map(({ id, mood }) => [String(id), Number(mood)]));
    const problems: string[] = [];
    for (const id of new Set([...stored.keys(), ...this.#known.keys()])) {
      const found = stored.get(id) ?? null;
      const known = this.#known.get(id) ?? null;
      const mayBe = this.#open?.id === id ? [known, this.#open.after] : [known];
      if (!mayBe.includes(found)) problems.push(`${id}: ${found} instead of ${mayBe.join(' or ')}`);
    }
    if (this.#open) this.#known.set(this.#open.id, stored.get(this.#open.id) ?? null);
    this.#open = null;
    return problems;
  }

  #next(client: SupabaseClient) {
    const table = client.from('check_ins');
    const step = (this.#steps += 1);
    const mood = step % 11;
    const present = [...this.#known].filter(([, state]) => state !== null).map(([id]) => id);
    const last = present.at(-1);
    if (step % 4 === 2 && last !== undefined) {
      return { id: last, after: mood, call: table.update({ mood }).eq('id', last) };
    }
    const [oldest] = present;
    // So that there is never more than one page to read.
    if ((step % 4 === 3 || present.length > 200) && oldest !== undefined) {
      return { id: oldest, after: null, call: table.delete().eq('id', oldest) };
    }
    const row = checkInRow({ mood });
    return { id: row.id, after: mood, call: table.insert(row) };
  }

  async #signedIn(at: RunningBackend): Promise<SupabaseClient> {
    const client = createClientFor(at);
    const { error } = await client.auth.signInWithPassword({
      email: this.#email,
      password: PASSWORD,
    });
    if (error) throw error;
    return client;
  }
}

function createClientFor({ url, anonKey }: RunningBackend): SupabaseClient {
  return createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
