import type { EnqueueResult, OutboxWrite } from '@nafas/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi, type Mock } from 'vitest';
import NewAnalysis from '../new-analysis/NewAnalysis.tsx';
import { fakeTable } from './fake-table.ts';
import { renderView } from './render-view.tsx';

const NOTE = 'nafas.analysis.check-in-consent.v1:user-1';

/**
 * The open action of somebody who agreed that check-ins are kept, over an outbox that answers when and what the test
 * says.
 */
export async function openAnalysis(language: 'en' | 'ar' = 'en', table = fakeTable()) {
  localStorage.setItem(NOTE, '2026-11');
  const writes: OutboxWrite[] = [];
  let answer: (result: EnqueueResult | Error) => void = () => undefined;
  const close: Mock = vi.fn();
  const enqueue = (write: OutboxWrite) => {
    writes.push(write);
    return new Promise<EnqueueResult>((resolve, reject) => {
      answer = (result) => (result instanceof Error ? reject(result) : resolve(result));
    });
  };
  const view = await renderView(<NewAnalysis />, {
    language,
    table,
    overrides: { enqueue },
    mount: { kind: 'action', id: 'new-analysis', close },
  });
  const settle = async (result: EnqueueResult | Error) => {
    // The consent known on this device is checked before anything is sent.
    await act(() => Promise.resolve());
    await act(async () => {
      answer(result);
      await Promise.resolve();
    });
  };
  return { ...view, writes, close, settle };
}

export const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
export const slide = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The field of the note, whose row is opened where it is not yet. */
export function openNotes(): HTMLTextAreaElement {
  const row = screen.getByRole('button', { name: /^(Notes|ملاحظات)/ });
  if (row.getAttribute('aria-expanded') === 'false') fireEvent.click(row);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Notes|ملاحظات)$/ });
}
