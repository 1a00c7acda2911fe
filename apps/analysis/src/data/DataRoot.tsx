import { usePlatform } from '@nafas/platform/remote';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClientOf } from './query-client.ts';

/** Gives a mounted view the cache it shares with the app's other views. */
export function DataRoot({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClientOf(usePlatform())}>{children}</QueryClientProvider>
  );
}
