import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { FrontEnv } from '../front-env.ts';

/**
 * Answers no sooner than so many milliseconds after the question: for answers that say the same whether or not an address
 * has an account, so that their time says the same, too.
 */
export function atLeast(milliseconds: number): MiddlewareHandler<FrontEnv> {
  return async (_c, next) => {
    await Promise.all([next(), sleep(milliseconds)]);
  };
}
