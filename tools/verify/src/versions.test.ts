import { appendFileSync, copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitAll, execute, inCopy, root } from './testing/workspace.ts';

it('what the workflow `versions` runs works where nothing has been released yet: there is no tag', async () => {
  const workflow = readFileSync(join(root, '.github/workflows/versions.yml'), 'utf8');
  const command = /npx (nx release .*)/.exec(workflow)?.[1] ?? '';
  const printed = await inCopy(async (dir) => {
    expect(await execute(dir, 'git', 'tag')).toBe('');
    copyFileSync(join(root, 'nx.json'), join(dir, 'nx.json'));
    appendFileSync(join(dir, 'apps/motivation/src/remote.ts'), '// changed\n');
    await commitAll(dir, 'feat(motivation): it can more');
    const [name = '', ...args] = command.split(' ');
    return execute(dir, name, ...args, '--dry-run');
  });
  expect(printed).toContain('apps/motivation/CHANGELOG.md');
  expect(printed).toContain('it can more');
}, 120_000);
