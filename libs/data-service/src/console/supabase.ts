import type { BackendV1 } from '@nafas/platform';
import { ReauthenticationNeeded } from '../export/reauthentication.ts';
import { type FunctionFailure, readRefusal, toFunctionError } from '../function-error.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { parsePoint, parseVital } from './health.ts';
import { ReleaseRefused } from './refused.ts';
import { parseReleases } from './releases.ts';
import type { ConsoleService } from './service.ts';

/** The console by the function `release`, and by the counts that the database gives to operators. */
export function createSupabaseConsole(
  client: Pick<BackendV1, 'functions' | 'rpc'>,
): ConsoleService {
  return {
    async releases() {
      const { data, error } = await client.functions.invoke('release', {
        body: { action: 'read' },
      });
      if (error) throw await toError(error);
      return parseReleases(data);
    },

    async health(since, stepMinutes) {
      const answer = await client.rpc('operator_health', {
        since: since.toISOString(),
        step_minutes: stepMinutes,
      });
      return unwrapRows(answer).map(parsePoint);
    },

    async vitals(since) {
      const answer = await client.rpc('operator_vitals', { since: since.toISOString() });
      return unwrapRows(answer).map(parseVital);
    },

    async change(order) {
      const { error } = await client.functions.invoke('release', { body: { ...order } });
      if (error) throw await toError(error);
    },
  };
}

async function toError(error: FunctionFailure): Promise<Error> {
  const { code, message } = await readRefusal(error);
  if (code === 'reauthentication-needed') return new ReauthenticationNeeded();
  if (code === 'refused' || code === 'no-place') return new ReleaseRefused(String(message));
  return toFunctionError(error);
}
