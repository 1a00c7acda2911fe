import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import { createEndingCause } from './ending.ts';

/** A web socket of a server that does what a test says: `open` and silent, or `refuse` at once. */
let behaviour: 'open' | 'refuse' = 'open';
const opened: number[] = [];
const sent: { event: string; at: number }[] = [];

class StandInSocket {
  readyState = 0;
  binaryType = 'arraybuffer';
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  onmessage: ((message: unknown) => void) | null = null;

  constructor() {
    opened.push(Date.now());
    setTimeout(() => {
      this.readyState = behaviour === 'open' ? 1 : 3;
      if (behaviour === 'open') this.onopen?.();
      else this.onclose?.({ code: 1006 });
    }, 0);
  }
  send(message: string): void {
    // Version 2 of the protocol: [join, ref, topic, event, payload].
    const [, , , event] = JSON.parse(message) as [unknown, unknown, string, string];
    sent.push({ event, at: Date.now() });
  }
  close(): void {
    this.readyState = 3;
  }
}

/** The shell's own client, with the genuine supabase-js in it: only the socket is a stand-in. */
function open() {
  const backend = { url: 'https://morning.example.org', anonKey: 'public' };
  const config = () => Promise.resolve({ backend, allowedOrigins: [] });
  return createBackendClient(config, createEndingCause()).client();
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', StandInSocket);
  vi.useFakeTimers();
  opened.length = 0;
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the shell's realtime client", () => {
  it('gives a channel up after 10 s without an answer (DATA-278)', async () => {
    behaviour = 'open';
    const told: string[] = [];
    const supabase = await open();
    (await supabase.realtime()).channel('room').subscribe((status) => told.push(status));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sent.map(({ event }) => event)).toContain('phx_join');
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual(['TIMED_OUT']);
  });

  it('sends a heartbeat every 30 s (DATA-279)', async () => {
    behaviour = 'open';
    (await (await open()).realtime()).connect();
    await vi.advanceTimersByTimeAsync(1);
    const began = Date.now();
    await vi.advanceTimersByTimeAsync(29_900);
    const beats = () => sent.filter(({ event }) => event === 'heartbeat');
    expect(beats()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(beats().map(({ at }) => Math.round((at - began) / 100) * 100)).toEqual([30_000]);
  });

  it('connects again after 1, 2, 5 and then every 10 s (DATA-280, DATA-281, DATA-282, DATA-283)', async () => {
    behaviour = 'refuse';
    (await (await open()).realtime()).connect();
    await vi.advanceTimersByTimeAsync(40_000);
    const waits = opened.slice(1).map((at, index) => at - (opened[index] ?? 0));
    expect(waits.slice(0, 5).map((wait) => Math.round(wait / 100) / 10)).toEqual([1, 2, 5, 10, 10]);
  });
});
