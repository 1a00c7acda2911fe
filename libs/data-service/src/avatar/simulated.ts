import { DataError } from '../data-error.ts';
import { DEMO_USER_ID, demoProfile, type DemoProfileOptions } from '../profile/demo-profile.ts';
import { wait } from '../simulated.ts';
import { avatarEnding } from './avatar-file.ts';
import type { AvatarService } from './service.ts';

/** The delay of an upload in milliseconds (DATA-304). */
export const SIMULATED_UPLOAD_MS = 1500;

/** The demo's profile, and how long an upload takes. */
export interface SimulatedAvatarsOptions extends Omit<DemoProfileOptions, 'delayMs'> {
  /** Milliseconds; 0 in tests. */
  delayMs?: number;
}

/** The picture of the demo's profile, kept in this tab as a `data:` address. */
export function createSimulatedAvatars({
  delayMs = SIMULATED_UPLOAD_MS,
  ...options
}: SimulatedAvatarsOptions): AvatarService {
  const { load, save } = demoProfile(options);
  const check = (userId: string): void => {
    if (userId !== DEMO_USER_ID) throw new DataError('denied', 'The demo has one profile');
  };
  return {
    async upload(userId, file) {
      avatarEnding(file);
      const address = await dataAddress(file);
      await wait(delayMs);
      check(userId);
      save(await load(), { avatarUrl: address });
      return address;
    },

    async remove(userId) {
      await wait(delayMs);
      check(userId);
      save(await load(), { avatarUrl: null });
    },
  };
}

async function dataAddress(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(binary)}`;
}
