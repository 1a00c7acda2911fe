import { createClient as create, type SupabaseClient } from '@supabase/supabase-js';

/**
 * supabase-js's client as tests use it: as itself, and as the backend that the data service takes. TypeScript can't
 * compare the two (TS2589: the types of supabase-js's filters recur without end).
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export type TestClient = Omit<SupabaseClient, 'from' | 'rpc'> & { from: any; rpc: any };

export const createClient: (...args: Parameters<typeof create>) => TestClient = create;
