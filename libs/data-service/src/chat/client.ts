import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import type { ChatMessage, NewChatMessage } from './message.ts';
import type { ChatService } from './service.ts';
import { createSimulatedChat, type SimulatedChatOptions } from './simulated.ts';
import { createSupabaseChat } from './supabase.ts';

type Care = SimulatedChatOptions['care'];

const noCare: Care = () => Promise.resolve(null);

/** The conversation of this scope. `care` is the help path of the demo: on the server it runs there. */
function chatService(platform: PlatformV1, care: Care = noCare): Promise<ChatService> {
  return serviceFor(platform, (demo) => createSimulatedChat({ ...demo, care }), createSupabaseChat);
}

/** The whole conversation, oldest first. */
export function conversation(platform: PlatformV1) {
  return queryOptions({
    // Not under the topic: who says something adds it here, and reading all of it again would bring nothing new.
    queryKey: ['conversation'],
    queryFn: async () => (await chatService(platform)).history(),
  });
}

/** Everything that was ever sent to a service outside, newest first. */
export function ledger(platform: PlatformV1) {
  return queryOptions({
    // Under the topic: what is said may have been sent.
    queryKey: [TOPIC.chat, 'ledger'],
    queryFn: async () => (await chatService(platform)).ledger(),
  });
}

/** Adds what was said to the conversation that is shown. */
function add(platform: PlatformV1, added: readonly ChatMessage[]): void {
  // A message that is sent again after its answer was lost may be in the list already.
  const isNew = ({ id }: ChatMessage) => !added.some((one) => one.id === id);
  getQueryClient(platform).setQueryData(
    conversation(platform).queryKey,
    (all) => all && [...all.filter(isNew), ...added],
  );
  platform.invalidate(TOPIC.chat);
}

/** Says a message and adds it to the conversation with its answer, which `onText` hears as it grows until `signal`. */
export function sendMessage(platform: PlatformV1, care: Care) {
  const client = getQueryClient(platform);
  const { queryKey } = conversation(platform);
  return mutationOptions({
    scope: { id: TOPIC.chat },
    async mutationFn(given: {
      message: NewChatMessage;
      onText: (soFar: string) => void;
      signal: AbortSignal;
    }) {
      // A list that is being fetched meanwhile must not hide the answer.
      await client.cancelQueries({ queryKey });
      const service = await chatService(platform, care);
      const signal = AbortSignal.any([platform.scope.signal, given.signal]);
      return service.send(given.message, given.onText, signal);
    },
    onSuccess: (added) => add(platform, added),
  });
}

/** Keeps as much of a stopped answer as came, and adds it to the conversation with its message. */
export function saveStoppedReply(platform: PlatformV1) {
  return mutationOptions({
    scope: { id: TOPIC.chat },
    mutationFn: async (given: { message: NewChatMessage; soFar: string }) =>
      (await chatService(platform)).saveStoppedReply(given.message, given.soFar),
    onSuccess: (added) => add(platform, added),
  });
}

/** Forgets the whole conversation. */
export function eraseConversation(platform: PlatformV1) {
  return mutationOptions({
    scope: { id: TOPIC.chat },
    mutationFn: async () => (await chatService(platform)).erase(),
    onSuccess() {
      getQueryClient(platform).setQueryData(conversation(platform).queryKey, []);
      platform.invalidate(TOPIC.chat);
    },
  });
}
