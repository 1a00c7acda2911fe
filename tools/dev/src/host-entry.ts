import { join } from 'node:path';

/** Source of the file that starts the host with one app in it; imports by full path, since it stands in no package. */
export function hostEntry(appDir: string, toolDir: string): string {
  const from = (...path: string[]) => JSON.stringify(join(...path));
  return `import feature from ${from(appDir, 'src/feature.ts')};
import remote from ${from(appDir, 'src/remote.ts')};
import { startHost } from ${from(toolDir, 'host/start-host.tsx')};

startHost(feature, remote);
`;
}
