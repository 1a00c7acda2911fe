import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('starts anew in a folder it makes, and shows the end of what was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nafas-log-'));
  const path = join(folder, 'inner/start.log');
  openLog(path).close();
  const log = openLog(path);
  writeSync(log.descriptor, 'one\ntwo\nthree\n\n');
  expect(log.tail(2)).toBe('two\nthree');
  expect(openLog(path).tail()).toBe('');
  log.close();
  rmSync(folder, { recursive: true });
});
