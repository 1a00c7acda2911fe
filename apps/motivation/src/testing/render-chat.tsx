import type { Language } from '@nafas/platform';
import { DataRoot } from '@nafas/data-service/react';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { type FakeAnswer, fakeChat } from './fake-chat.ts';

/** The chat as the shell mounts it, once its conversation is there. */
export async function renderChat(
  given: { fake?: ReturnType<typeof fakeChat>; language?: Language } = {},
) {
  const { fake = fakeChat(), language = 'en' } = given;
  const ended = new AbortController();
  const { platform, stores, calls } = fakePlatform({
    scope: { mode: 'real', userId: 'user-1', signal: ended.signal },
    backend: () => Promise.resolve(fake.backend),
  });
  stores.language.set(language);
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  render(
    <TestRemote platform={platform} i18n={i18n}>
      <DataRoot>
        <ChatPanel />
      </DataRoot>
    </TestRemote>,
  );
  await screen.findByRole('log');
  return { fake, calls, user: userEvent.setup() };
}

/** The field of the message, in English. */
export const field = () => screen.getByRole('textbox', { name: 'Write to Nafas' });
/** All that stands in the conversation. */
export const said = () => screen.getByRole('log').textContent;

/** An answer that comes when it is told to. */
export function heldAnswer() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const encoder = new TextEncoder();
  const answer: FakeAnswer = { kind: 'stream', body };
  return {
    answer,
    push: (text: string) =>
      controller?.enqueue(encoder.encode(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`)),
    cut: () => controller?.close(),
  };
}

/** A conversation that stands on the help path, as it was kept. */
export function onPath(change: Record<string, unknown> = {}, hoursAgo = 0) {
  const at = Date.now() - hoursAgo * 60 * 60 * 1000;
  const state = { step: 'asked', imminent: false, said: {}, dangerAt: at, language: 'en' };
  const care = { ...state, ...change };
  const timestamp = new Date(at).toISOString();
  const row = (id: number, type: 'user' | 'ai', message: string) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    ...{ type, message, timestamp, care },
  });
  return fakeChat([
    row(1, 'user', 'I want to die'),
    row(2, 'ai', 'I hear you. Are you thinking about ending your life?'),
  ]);
}
