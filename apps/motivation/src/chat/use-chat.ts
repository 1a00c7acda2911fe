import { loadScreening } from '@nafas/care-react';
import {
  type CareReply,
  type CareRequest,
  chatLanguage,
  ChatError,
  MAX_CHAT_MESSAGE,
  type Known,
  newChatMessage,
  type NewChatMessage,
} from '@nafas/data-service/chat';
import {
  conversation,
  eraseConversation,
  saveStoppedReply,
  sendMessage,
} from '@nafas/data-service/chat/client';
import { type LoadState, loadState, mutate } from '@nafas/data-service/client';
import { agreeToProvider, consents } from '@nafas/data-service/consents/client';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listShown, type Sending, type ShownMessage, type Waiting } from './sending.ts';

/** The conversation and what can be done in it. */
export interface Chat {
  readonly state: LoadState<readonly ShownMessage[]>;
  readonly sending: Sending;
  /** Sends what was written; false when there is nothing to send, or an answer or the conversation is still awaited. */
  send(text: string): boolean;
  /**
   * Sends what was written though an answer is awaited, where it sounds like danger: the answer ends, what came of it is kept.
   * Resolves with false for any other words, which wait.
   */
  sendUrgent(text: string): Promise<boolean>;
  /** Sends the message that got no answer again. */
  again(): void;
  /** Stops the answer that is being written; what came of it is kept. */
  stop(): void;
  /** Answers whether a service outside may be asked. */
  decide(agrees: boolean): void;
  /** Rejects when the conversation is still there. */
  erase(): Promise<void>;
}

/** The help path of the demo; on the server the function `chat` walks it. */
async function care(turn: CareRequest): Promise<CareReply> {
  const [{ careTurn }, screen] = await Promise.all([
    import('@nafas/care/conversation'),
    loadScreening(turn.message),
  ]);
  return careTurn(turn, screen(turn.message));
}

/**
 * The chat of this scope.
 *
 * @param known what the person lets the companion use of today's check-in.
 */
export function useChat(known: Known | null): Chat {
  const platform = usePlatform();
  const language = chatLanguage(useStore(platform.language));
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const query = useQuery(conversation(platform));
  const isOff = useIsServiceOff();
  // Said once, it holds for the conversation that is open; the switch is what stays.
  const [isLocal, setIsLocal] = useState(false);

  /** `agreedTo`: the service that the person has just agreed to. */
  async function ask(message: NewChatMessage, agreedTo?: string): Promise<void> {
    const stopping = new AbortController();
    const { signal } = stopping;
    setSending({ kind: 'waiting', message, soFar: '', stopping });
    try {
      if (agreedTo !== undefined) await agreeToProvider(platform, agreedTo);
      const onText = (soFar: string) => {
        if (!signal.aborted) setSending({ kind: 'waiting', message, soFar, stopping });
      };
      await mutate(platform, sendMessage(platform, care), { message, onText, signal });
      setSending({ kind: 'sent' });
    } catch (error) {
      // Whoever signed out meanwhile has no conversation to go on with.
      if (platform.scope.signal.aborted || signal.aborted) return;
      if (error instanceof ChatError && error.code === 'consent-required') {
        setSending({ kind: 'consent', message, provider: error.provider ?? '' });
        return;
      }
      platform.report(error, { phase: 'run' });
      setSending({ kind: 'failed', message, error });
    }
  }

  /** Whether the message had arrived. */
  async function stop({ message, soFar, stopping }: Waiting): Promise<boolean> {
    if (stopping.signal.aborted) return true;
    stopping.abort();
    try {
      const kept = await mutate(platform, saveStoppedReply(platform), { message, soFar });
      // It never arrived: it can be sent again.
      if (kept.length === 0) throw new ChatError('reply-failed');
      setSending({ kind: 'stopped' });
      return true;
    } catch (error) {
      if (!platform.scope.signal.aborted) setSending({ kind: 'failed', message, error });
      return false;
    }
  }

  return {
    state: loadState(query, query.data && listShown(query.data, sending, new Date())),
    sending,
    send(text) {
      if (sending.kind === 'waiting' || query.data === undefined || text.trim() === '')
        return false;
      void ask(newChatMessage(text, language, isLocal || isOff, known));
      return true;
    },
    async sendUrgent(text) {
      if (sending.kind !== 'waiting' || !(await soundsLikeDanger(text))) return false;
      const hasArrived = await stop(sending);
      // One that never arrived comes with it, so that it is not lost.
      const words = hasArrived ? text : `${sending.message.message}\n${text}`;
      const whole = words.length > MAX_CHAT_MESSAGE ? text : words;
      void ask(newChatMessage(whole, language, isLocal || isOff, known));
      return true;
    },
    again() {
      if (sending.kind === 'failed') void ask(sending.message);
    },
    stop() {
      if (sending.kind === 'waiting') void stop(sending);
    },
    decide(agrees) {
      if (sending.kind !== 'consent') return;
      if (agrees) void ask(sending.message, sending.provider);
      else {
        setIsLocal(true);
        void ask({ ...sending.message, local: true });
      }
    },
    async erase() {
      await mutate(platform, eraseConversation(platform), undefined);
      setSending({ kind: 'idle' });
    },
  };
}

async function soundsLikeDanger(text: string): Promise<boolean> {
  try {
    return (await loadScreening(text))(text).level !== 'none';
  } catch {
    // Not even the rules could be loaded: the words wait, as any do.
    return false;
  }
}

/** Whether a service outside was agreed to once and turned off since: then it is not asked, nor asked about. */
function useIsServiceOff(): boolean {
  const { data = [] } = useQuery(consents(usePlatform()));
  const given = data.filter(({ purpose }) => purpose === 'external_ai');
  return given.length > 0 && given.every(({ withdrawnAt }) => withdrawnAt !== null);
}
