import { getFirstScreenArguments, toFirstScreen } from '@nafas/data-service/first-screen';
import type { PlatformV1, Scope } from '@nafas/platform';
import type { EarlyScope } from './early-answers.ts';

/** How the first screen of a scope is had, and whether the page at hand shows it. */
export function toEarlyScope(scope: Scope, platform: PlatformV1, isShown: boolean): EarlyScope {
  return {
    scope,
    platform,
    isShown,
    today: localToday,
    async load(today) {
      const { rpc } = await platform.backend();
      const { data, error } = await rpc('first_screen', getFirstScreenArguments(today)).retry(
        false,
      );
      return error ? null : toFirstScreen(data, { userId: scope.userId ?? '', today });
    },
  };
}

/** The date on this device, `YYYY-MM-DD`. Who counts days by another zone may ask by themselves. */
function localToday(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
