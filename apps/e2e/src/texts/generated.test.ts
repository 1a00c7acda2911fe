import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated, ROOT } from '@nafas/texts';
import { expect, it } from 'vitest';

it.each([...generated()])(
  '%s says what the files of texts say: npm run texts:generate',
  (path, content) => {
    const file = join(ROOT, path);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(content);
  },
);
