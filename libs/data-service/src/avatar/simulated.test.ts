import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { DEMO_USER_ID } from '../profile/demo-profile.ts';
import { createSimulatedProfiles } from '../profile/simulated.ts';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { avatarContract } from './contract.ts';
import { createSimulatedAvatars } from './simulated.ts';

afterEach(() => void vi.useRealTimers());

function setUp() {
  const storage = createMemoryStorage();
  return { storage, now: () => new Date('2026-11-21T06:30:00Z') };
}

describe('simulated avatar', () => {
  avatarContract(
    async () => {
      const options = setUp();
      return {
        userId: DEMO_USER_ID,
        profiles: createSimulatedProfiles({ ...options, delayMs: { read: 0, write: 0 } }),
        avatars: createSimulatedAvatars({ ...options, delayMs: 0 }),
        async fetchPicture(address) {
          const answer = await fetch(address);
          const type = answer.headers.get('content-type') ?? '';
          return { type, bytes: new Uint8Array(await answer.arrayBuffer()) };
        },
      };
    },
    { describe, it, expect },
  );
});

test('[DATA-304] an upload takes 1500 ms', async () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const avatars = createSimulatedAvatars(setUp());
  await expectToSettleAfter(1500, () => avatars.upload(DEMO_USER_ID, file));
});
