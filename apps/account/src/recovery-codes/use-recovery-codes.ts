import type { AuthFailure, BackendAnswer } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How many there are at first. */
export const ALL_CODES = 10;
const LEFT = ['recovery-codes-left'];

interface MadeCodes {
  readonly kind: 'codes';
  readonly codes: readonly string[];
}

/** Makes ten recovery codes, which the server tells this once, in place of those before. */
export function useMakeCodes(): () => Promise<MadeCodes | AuthFailure> {
  const platform = usePlatform();
  const cache = useQueryClient();
  return async () => {
    const answer = await (await platform.backend()).rpc('make_recovery_codes');
    if (answer.error) return toFailure(answer);
    await cache.invalidateQueries({ queryKey: LEFT });
    return { kind: 'codes', codes: answer.data as readonly string[] };
  };
}

/** How many are left. Undefined until it is known. */
export function useCodesLeft(): number | undefined {
  const platform = usePlatform();
  const { data } = useQuery({
    queryKey: LEFT,
    queryFn: async () => {
      const { data, error } = await (await platform.backend()).rpc('recovery_codes_left');
      if (error) throw new Error(`recovery_codes_left: ${error.code} ${error.message}`);
      return data as number;
    },
    // Asked anew each time that the settings are opened.
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

function toFailure({ status, error }: BackendAnswer & { error: object }): AuthFailure {
  const { message } = error;
  // The session is good, or nothing here would have loaded: so it is too old for this.
  const code = error.code === '28000' ? 'reauthentication_needed' : error.code;
  return { kind: 'failed', code: status === 0 || status >= 500 ? 'network' : code, message };
}
