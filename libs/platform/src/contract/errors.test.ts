import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES, LOAD_PHASES, PlatformError } from './errors.ts';

const docs = resolve(import.meta.dirname, '../../../../docs/errors');

it.each(Object.keys(ERROR_CODES))('%s has a page', (code) => {
  expect(existsSync(resolve(docs, `${code}.md`))).toBe(true);
});

it('every phase has a code', () => {
  expect(new Set(Object.values(ERROR_CODES))).toEqual(new Set(LOAD_PHASES));
});

it('carries code, phase, app and cause', () => {
  const cause = new Error('why');
  const error = new PlatformError('NF120', 'not the file', { app: 'tiny', cause });
  expect(error).toMatchObject({ code: 'NF120', phase: 'integrity', app: 'tiny', cause });
  expect(error.message).toBe('NF120 not the file');
  expect(new PlatformError('NF100', 'x').app).toBeNull();
});
