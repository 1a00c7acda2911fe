import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

const named = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
};

/** Takes away the accounts that earlier files and runs made, and with them their rows. */
async function removeTestUsers(url: string, serviceKey: string): Promise<void> {
  const { auth } = createClient(url, serviceKey, { auth: { persistSession: false } });
  for (;;) {
    const { data, error } = await auth.admin.listUsers({ perPage: 1000 });
    if (error) throw error;
    const made = data.users.filter(({ email }) => email?.endsWith('@nafas.test'));
    if (made.length === 0) return;
    for (const { id } of made) {
      const removal = await auth.admin.deleteUser(id);
      if (removal.error) throw removal.error;
    }
  }
}

// The contract suites start "the backend"; here it is a hosted project that has our migrations already.
vi.mock(import('@nafas/backend'), async (importOriginal) => ({
  ...(await importOriginal()),
  startBackend: async () => {
    const url = named('NAFAS_HOSTED_URL');
    const serviceKey = named('NAFAS_HOSTED_SERVICE_KEY');
    await removeTestUsers(url, serviceKey);
    const anonKey = named('NAFAS_HOSTED_ANON_KEY');
    return { url, anonKey, serviceKey, inboxUrl: '', close: async () => {} };
  },
}));
