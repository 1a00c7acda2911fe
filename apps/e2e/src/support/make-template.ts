// `node make-template.ts <folder>`: one template for all shards, each of which would take seconds to make its own.
import { makeTemplate } from './template.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the folder');
await makeTemplate({ dataDir });
