import { installHook } from './devtools-hook.ts';

installHook(globalThis as unknown as Record<string, unknown>);
