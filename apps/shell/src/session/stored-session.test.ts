import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { sessionStorageKey } from './stored-session.ts';

it.each(['https://project.supabase.co', 'http://127.0.0.1:54321', 'https://db.example.org/api'])(
  'is the key supabase-js would take for %s, so that no session is lost by naming it (DATA-277)',
  (url) => {
    // Not part of the public type, but what the library itself computes.
    const { storageKey } = createClient(url, 'public') as unknown as { storageKey: string };
    expect(sessionStorageKey(url)).toBe(storageKey);
  },
);
