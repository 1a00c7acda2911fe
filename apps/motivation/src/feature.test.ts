import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unmetRequirement } from '@nafas/platform/feature';
import { expect, test } from 'vitest';
import feature from './feature.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../supabase/migrations');

test('it runs on no database without the quotes that it reads', () => {
  const names = readdirSync(MIGRATIONS).sort();
  const filling = names.findIndex((name) =>
    readFileSync(join(MIGRATIONS, name), 'utf8').includes('insert into public.quotes '),
  );
  const schemaAt = (at: number) => names[at]?.replace(/\.sql$/, '') ?? '';
  expect(unmetRequirement(feature.requires, { schema: schemaAt(filling) })).toBeNull();
  expect(unmetRequirement(feature.requires, { schema: schemaAt(filling - 1) })).not.toBeNull();
});
