import { rememberRenderers } from './devtools-hook.ts';

rememberRenderers(globalThis as unknown as Record<string, unknown>);
