import type { LoadedRegistry } from '../boot/load-registry.ts';
import { report } from '../platform/report.ts';
import { readOverrides } from './stored-overrides.ts';

/** The registry with this browser's overrides in it. Without any, nothing is loaded and nothing waits. */
export async function withOverrides(registry: LoadedRegistry): Promise<LoadedRegistry> {
  const wanted = readOverrides();
  if (Object.keys(wanted).length === 0) return registry;
  try {
    const { applyOverrides } = await import('./apply-overrides.ts');
    return await applyOverrides(registry, wanted);
  } catch (error) {
    report(error, { phase: 'registry' });
    return registry;
  }
}
