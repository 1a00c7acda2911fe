import { afterEach, expect, it, vi } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import { createEndingCause } from './ending.ts';

afterEach(() => void vi.unstubAllGlobals());

it('without a session the genuine client asks no server for a change, and says what is missing (DATA-263)', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const backend = { url: 'https://morning.example.org', anonKey: 'public' };
  const config = () => Promise.resolve({ backend, allowedOrigins: [] });
  const auth = await createBackendClient(config, createEndingCause()).auth();
  const missing = { kind: 'failed', code: 'session_not_found' };
  expect(await auth.updatePassword('another one')).toMatchObject(missing);
  expect(await auth.updateEmail('amal@example.net')).toMatchObject(missing);
  expect(asked).not.toHaveBeenCalled();
});
