import { writeFileSync } from 'node:fs';
import { databaseTypes, TYPES_FILE } from './database-types.ts';
import { startPglite } from './pglite-engine.ts';

// npm run types:database: the types of the schema, for the slices of libs/data-service.
const engine = await startPglite();
writeFileSync(TYPES_FILE, await databaseTypes(engine));
await engine.close();
