import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from './keys.ts';

describe('keys', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'nafas-keys-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('are random per installation, readable by this user only, and stay the same', async () => {
    const path = join(dir, 'keys.json');
    const first = await loadKeys(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await loadKeys(path)).toEqual(first);

    const other = await loadKeys(join(dir, 'other.json'));
    expect(other.jwtSecret).not.toBe(first.jwtSecret);
    expect(other.anonKey).not.toBe(first.anonKey);
    expect(other.serviceKey).not.toBe(first.serviceKey);
    expect(Buffer.from(first.jwtSecret, 'base64url')).toHaveLength(48);
  });

  it.each(['', '{', '{}', '{"jwtSecret":"short","anonKey":"a","serviceKey":"b"}'])(
    'a damaged file is left to the operator: %s',
    async (text) => {
      const path = join(dir, 'keys.json');
      writeFileSync(path, text);
      await expect(loadKeys(path)).rejects.toThrow(/is damaged/);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});
