import { ChatError, type ChatMessage, newChatMessage } from '@nafas/data-service/chat';
import type { NewChatMessage } from '@nafas/data-service/chat';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chatServiceOf } from './chat-service.ts';

/** The query key of the conversation. */
const KEY = ['chat'];

/** What became of the newest message. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly message: NewChatMessage; readonly soFar: string }
  | { readonly kind: 'failed'; readonly message: NewChatMessage; readonly error: unknown }
  | { readonly kind: 'consent'; readonly message: NewChatMessage; readonly provider: string };

/** The conversation and what can be done in it. */
export interface Chat {
  /** Null while they load. */
  readonly messages: readonly ChatMessage[] | null;
  /** With what they could not be loaded; null while they are there or may come. */
  readonly away: { readonly error: unknown } | null;
  readonly sending: Sending;
  reload(): void;
  /** Sends what was written; false when there is nothing to send, or an answer is still awaited. */
  send(text: string): boolean;
  /** Sends the message that got no answer again. */
  again(): void;
  /** Answers whether a service outside may be asked. */
  decide(agrees: boolean): void;
  /** Rejects when the conversation is still there. */
  erase(): Promise<void>;
}

/** The chat of this scope. */
export function useChat(): Chat {
  const platform = usePlatform();
  const client = useQueryClient();
  const language = useStore(platform.language);
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const { data, error, isError, isFetching, refetch } = useQuery<readonly ChatMessage[]>({
    queryKey: KEY,
    queryFn: async () => (await chatServiceOf(platform)).history(),
  });
  const show = (messages: readonly ChatMessage[]) => client.setQueryData(KEY, messages);

  async function ask(message: NewChatMessage, agrees = false): Promise<void> {
    setSending({ kind: 'waiting', message, soFar: '' });
    try {
      const service = await chatServiceOf(platform);
      if (agrees) {
        await service.agree(language);
        platform.invalidate('consents');
      }
      // A list that is being fetched meanwhile must not hide the answer.
      await client.cancelQueries({ queryKey: KEY });
      const onText = (soFar: string) => setSending({ kind: 'waiting', message, soFar });
      show(await service.send(message, onText, platform.scope.signal));
      setSending({ kind: 'sent' });
    } catch (error) {
      // Whoever signed out meanwhile has no conversation to go on with.
      if (platform.scope.signal.aborted) return;
      if (error instanceof ChatError && error.code === 'consent-required') {
        setSending({ kind: 'consent', message, provider: error.provider ?? '' });
        return;
      }
      platform.report(error, { phase: 'run' });
      setSending({ kind: 'failed', message, error });
    }
  }

  return {
    messages: data ?? null,
    away: data === undefined && isError && !isFetching ? { error } : null,
    sending,
    reload: () => void refetch(),
    send(text) {
      if (sending.kind === 'waiting' || text.trim() === '') return false;
      void ask(newChatMessage(text, language));
      return true;
    },
    again() {
      if (sending.kind === 'failed') void ask(sending.message);
    },
    decide(agrees) {
      if (sending.kind !== 'consent') return;
      if (agrees) void ask(sending.message, true);
      else setSending({ kind: 'idle' });
    },
    async erase() {
      await (await chatServiceOf(platform)).erase();
      show([]);
      setSending({ kind: 'idle' });
    },
  };
}
