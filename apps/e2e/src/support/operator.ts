import { randomUUID } from 'node:crypto';
import type { Backend } from '@nafas/backend';
import { createClient, type TestClient } from './test-client.ts';

const OPTIONS = { auth: { persistSession: false, autoRefreshToken: false } };

/** A client without a session. */
export const createNobody = (backend: Backend): TestClient =>
  createClient(backend.url, backend.anonKey, OPTIONS);

/** Somebody with an account, and their address. */
export async function createSomebody(backend: Backend): Promise<[TestClient, string]> {
  const client = createNobody(backend);
  const email = `${randomUUID()}@nafas.test`;
  const { error } = await client.auth.signUp({ email, password: 'a long enough one' });
  if (error) throw error;
  return [client, email];
}

/** Makes the account of an address an operator, or no longer, as who runs the backend does. */
export async function setOperator(backend: Backend, address: string, isOne = true): Promise<void> {
  const keeper = createClient(backend.url, backend.serviceKey, OPTIONS);
  const { data, error } = await keeper.rpc('set_operator', { address, is_one: isOne });
  if (error) throw error;
  if (data !== true) throw new Error(`${address} has no account`);
}
