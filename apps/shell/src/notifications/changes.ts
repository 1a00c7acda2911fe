import type { QueryClient } from '@tanstack/react-query';

const underWay = new WeakMap<QueryClient, number>();

/** Whether a change of this cache waits for the server's answer. */
export function isChanging(client: QueryClient): boolean {
  return (underWay.get(client) ?? 0) > 0;
}

/** Counts a change as under way until it has settled. */
export async function changing<T>(client: QueryClient, settle: () => Promise<T>): Promise<T> {
  underWay.set(client, (underWay.get(client) ?? 0) + 1);
  try {
    return await settle();
  } finally {
    underWay.set(client, (underWay.get(client) ?? 1) - 1);
  }
}
