import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A sign-in of the person that goes on. */
export interface Device {
  readonly id: string;
  readonly startedAt: Date;
  /** At most an hour ago for one that is in use. */
  readonly usedAt: Date;
  readonly userAgent: string;
  readonly isThis: boolean;
}

/** A row of the database function my_sessions. */
interface Row {
  readonly id: string;
  readonly started_at: string;
  readonly used_at: string;
  readonly user_agent: string | null;
  readonly is_this: boolean;
}

const toDevice = (row: Row): Device => ({
  id: row.id,
  startedAt: new Date(row.started_at),
  usedAt: new Date(row.used_at),
  userAgent: row.user_agent ?? '',
  isThis: row.is_this,
});

/** Where the person is signed in, and the way to end one of these. */
export function useDevices() {
  const platform = usePlatform();
  const [endFailed, setEndFailed] = useState(false);
  const [ending, setEnding] = useState<string>();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const { data, isError, refetch } = useQuery({
    queryKey: ['devices'],
    queryFn: async () => ((await call('my_sessions')) as readonly Row[]).map(toDevice),
    // Asked anew each time that the list is opened, and kept nowhere.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function call(name: string, args?: Record<string, unknown>): Promise<unknown> {
    const { data: answer, error } = await (await platform.backend()).rpc(name, args);
    if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
    return answer;
  }

  async function end(id: string): Promise<void> {
    if (ending !== undefined) return;
    setEnding(id);
    setEndFailed(false);
    try {
      // One that is gone already is as good as ended.
      await call('end_session', { session: id });
      setEnded((before) => [...before, id]);
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setEndFailed(true);
    } finally {
      setEnding(undefined);
    }
  }

  function load(): void {
    setEndFailed(false);
    void refetch();
  }

  return {
    devices: data?.filter(({ id }) => !ended.includes(id)),
    hasFailed: isError || endFailed,
    ending,
    end,
    load,
  };
}
