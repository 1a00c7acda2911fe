import { usePlatform } from '@nafas/platform/remote';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '../client/query-client.ts';

/** Gives a mounted view the cache it shares with the app's other views. */
export function DataRoot({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient(usePlatform())}>{children}</QueryClientProvider>
  );
}
