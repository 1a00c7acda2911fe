import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTEGRITY } from '../testing/registry-records.ts';
import { startWorker } from './start-worker.ts';

const scripts = {
  ready: () => Promise.resolve(),
  isAllowed: (url: string) => url.startsWith('https://apps.example.org/'),
  check(url: string) {
    if (scripts.isAllowed(url)) return url;
    throw new TypeError('scripts may not come from there');
  },
};
const URL_OF_WORKER = 'https://apps.example.org/analysis/voice.worker.js';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const started = vi.fn<(address: string) => void>();
const blobs = new Map<string, Blob>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('postMessage(1)'));
  started.mockReset();
  blobs.clear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'Worker',
    class FakeWorker {
      readonly address: string;
      constructor(address: string) {
        this.address = address;
        started(address);
      }
    },
  );
  URL.createObjectURL = (blob) => {
    const address = `blob:${location.origin}/${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void blobs.delete(address);
});
afterEach(() => vi.unstubAllGlobals());

describe('startWorker', () => {
  it('runs the file from a blob of our own origin and leaves no address behind', async () => {
    let script: Blob | undefined;
    started.mockImplementation((address) => (script = blobs.get(address)));
    await expect(startWorker(scripts, URL_OF_WORKER, INTEGRITY)).resolves.toBeInstanceOf(Worker);
    expect(script).toMatchObject({ type: 'text/javascript', size: 'postMessage(1)'.length });
    expect(blobs.size).toBe(0);
  });

  it('has the browser check the hash, and sends no cookies', async () => {
    await startWorker(scripts, URL_OF_WORKER, INTEGRITY);
    expect(fetched.mock.calls).toEqual([
      [URL_OF_WORKER, { integrity: INTEGRITY, credentials: 'omit' }],
    ]);
  });

  it.each(['', 'sha384-', 'sha384-short', 'sha256-abc', `${INTEGRITY} sha256-abc`])(
    'refuses %j as a hash: browsers would check nothing',
    async (integrity) => {
      await expect(startWorker(scripts, URL_OF_WORKER, integrity)).rejects.toThrow(TypeError);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('fetches from allowed origins only', async () => {
    await expect(startWorker(scripts, 'https://evil.org/a.js', INTEGRITY)).rejects.toThrow(
      TypeError,
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('starts nothing when the file can not be had', async () => {
    fetched.mockResolvedValue(new Response('<h1>404</h1>', { status: 404 }));
    await expect(startWorker(scripts, URL_OF_WORKER, INTEGRITY)).rejects.toThrow('404');
    expect(started).not.toHaveBeenCalled();
  });

  it('leaves no address behind when the worker can not be made', async () => {
    started.mockImplementation(() => {
      throw new Error('refused');
    });
    await expect(startWorker(scripts, URL_OF_WORKER, INTEGRITY)).rejects.toThrow('refused');
    expect(blobs.size).toBe(0);
  });
});
