import { type BackendV1, bundledLanguage, type PlatformV1 } from '@nafas/platform';
import { demoStorage } from '../simulated.ts';

/** The parts that simulated services are made of; the demo forgets everything when the tab is closed. */
export interface Demo {
  readonly storage: ReturnType<typeof demoStorage>;
  readonly now: () => Date;
  readonly language: ReturnType<typeof bundledLanguage>;
}

/** The demo of a scope. */
export function getDemo(platform: PlatformV1): Demo {
  return {
    storage: demoStorage(platform.scope),
    now: () => new Date(),
    language: bundledLanguage(platform.language.get()),
  };
}

/** The service of a scope: the simulated one in the demo, else the one that asks the backend as the signed-in person. */
export async function serviceFor<Service>(
  platform: PlatformV1,
  simulated: (demo: Demo) => Service,
  supabase: (backend: BackendV1, userId: string) => Service,
): Promise<Service> {
  const { mode, userId } = platform.scope;
  if (mode === 'demo') return simulated(getDemo(platform));
  return supabase(await platform.backend(), userId ?? '');
}
