import { cpSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { emptyDataDir } from './testing/empty-data-dir.ts';
import { runMain, type RunningBackend } from './testing/run-main.ts';
import { Writer } from './testing/writer.ts';

/** `npm run verify:long backend` does twenty. */
const ROUNDS = Number(process.env['NAFAS_KILL_ROUNDS'] ?? 1);
const WRITERS = 4;

let dataDir = '';
let running: RunningBackend | null = null;
beforeEach(() => {
  dataDir = emptyDataDir();
  cpSync(inject('template'), dataDir, { recursive: true });
});
afterEach(async () => {
  await running?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  `killed ${ROUNDS} times while ${WRITERS} people write: it starts every time, and nothing it acknowledged is lost`,
  { timeout: 60_000 + ROUNDS * 20_000 },
  async () => {
    const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(`writer${index}`));
    running = await runMain(dataDir);
    const first = running;
    await Promise.all(writers.map((writer) => writer.signUp(first)));

    for (let round = 1; round <= ROUNDS; round += 1) {
      const at = running;
      // Another point of the work each time, counted in acknowledged calls.
      let left = 20 + ((round * 17) % 60);
      let dying: Promise<void> | undefined;
      const count = () => {
        left -= 1;
        if (left === 0) dying = at.kill();
      };
      await Promise.all(writers.map((writer) => writer.writeUntilGone(at, count)));
      await dying;
      running = await runMain(dataDir);
      const found = running;
      const lost = await Promise.all(writers.map((writer) => writer.lost(found)));
      expect(lost.flat()).toEqual([]);
    }
    const total = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    expect(total).toBeGreaterThanOrEqual(20 * ROUNDS);
    console.warn(`${ROUNDS} kills, ${total} acknowledged writes, 0 lost`);
  },
);
