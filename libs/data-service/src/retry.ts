/**
 * For `.retry()` of a read. supabase-js alone would try for 7 s before it says that it is offline. Whether to try again
 * is decided once, by the caller's query cache.
 */
export const RETRY = false;
