import type { BackendV1 } from '@nafas/platform';
import { expect, it, vi } from 'vitest';
import { scopedBackend } from './scoped-backend.ts';

function setUp() {
  const ending = new AbortController();
  const from = vi.fn(() => 'rows');
  const rpc = vi.fn(() => 'answer');
  const backend = {
    from,
    rpc,
    functions: { name: 'functions' },
    storage: { name: 'storage' },
    capabilities: { realtime: false, mfa: false, socialProviders: [] },
  } as unknown as BackendV1;
  return { face: scopedBackend(backend, ending.signal), from, rpc, end: () => ending.abort() };
}

it('passes calls on while its scope lives', () => {
  const { face, from, rpc } = setUp();
  expect(face.from('check_ins')).toBe('rows');
  expect(face.rpc('schema_version')).toBe('answer');
  expect(face.storage).toEqual({ name: 'storage' });
  expect(from).toHaveBeenCalledWith('check_ins');
  expect(rpc).toHaveBeenCalledWith('schema_version');
});

it('throws for a feature that kept it beyond its scope, and reaches nothing', () => {
  const { face, from, rpc, end } = setUp();
  end();
  expect(() => face.from('check_ins')).toThrow('This scope has ended.');
  expect(() => face.rpc('schema_version')).toThrow('This scope has ended.');
  expect(() => face.functions).toThrow('This scope has ended.');
  expect(() => face.storage).toThrow('This scope has ended.');
  expect(from).not.toHaveBeenCalled();
  expect(rpc).not.toHaveBeenCalled();
});
