import { loadScreening } from '@nafas/care/use-screening';
import {
  type ChatService,
  createSimulatedChat,
  createSupabaseChat,
} from '@nafas/data-service/chat';
import type { PlatformV1 } from '@nafas/platform';

/** The conversation of this scope: in this tab in the demo, or the signed-in person's own. */
export async function chatServiceOf(platform: PlatformV1): Promise<ChatService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedChat({
      storage: sessionStorage,
      now: () => new Date(),
      isCrisis: async (message) => (await loadScreening())(message) === 'crisis',
    });
  }
  return createSupabaseChat(await platform.backend());
}
