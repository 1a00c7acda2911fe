// `npm run sbom`: the bill of materials of the product in CycloneDX, made by npm of the lock file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@nafas/launch';
import { makeSbom } from './make-sbom.ts';

const file = join(root, 'dist', 'sbom.cdx.json');
const sbom = makeSbom(root);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} components`);
