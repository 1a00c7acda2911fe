/** Where supabase-js keeps the session: derived from the backend's host name, as it does by default. */
export function sessionStorageKey(backendUrl: string): string {
  return `sb-${new URL(backendUrl).hostname.split('.')[0] ?? 'nafas'}-auth-token`;
}
