import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedByProduct, readLock, shippedPackages } from './shipped.ts';

/** As much of CycloneDX as is read here. */
export interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/**
 * The bill of materials of all that the product brings along, by `npm sbom`. npm reads a lock file with the product's
 * packages alone: of the workspace's own, with `--workspace` for each of ours, it leaves out what two of them share.
 */
export function makeSbom(root: string): Sbom {
  const lock = readLock(root);
  const shipped = shippedPackages(root);
  const { name, version, license } = lock[''] ?? {};
  const manifest = {
    name,
    version,
    license,
    dependencies: Object.fromEntries(
      [...namedByProduct(root).keys()].map((each) => [each, lock[`node_modules/${each}`]?.version]),
    ),
  };
  const packages = Object.fromEntries(shipped.map(({ path }) => [path, lock[path]]));
  const folder = mkdtempSync(join(tmpdir(), 'nafas-sbom-'));
  try {
    const write = (file: string, value: unknown) =>
      writeFileSync(join(folder, file), JSON.stringify(value));
    write('package.json', manifest);
    write('package-lock.json', {
      ...manifest,
      lockfileVersion: 3,
      packages: { '': manifest, ...packages },
    });
    const text = execFileSync(
      'npm',
      ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return JSON.parse(text) as Sbom;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
