import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeChat } from '../testing/fake-chat.ts';
import { onPath, renderChat, field, said } from '../testing/render-chat.tsx';

describe('a service outside', () => {
  const refused: FakeAnswer = {
    kind: 'status',
    status: 403,
    body: { code: 'consent-required', provider: 'ai.example.com' },
  };

  it('is asked only after the person agreed', async () => {
    const { fake, calls, user } = await renderChat();
    fake.answers.push(refused);
    await user.type(field(), 'Hello{Enter}');
    const card = await screen.findByRole('region', { name: 'May Nafas ask outside?' });
    expect(card.textContent).toContain('ai.example.com');
    expect(fake.consents).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Agree and send' }));
    expect(await screen.findByText('I am listening.')).toBeDefined();
    expect(fake.consents).toMatchObject([
      { purpose: 'external_ai', text_version: 'chat-2026-11', provider: 'ai.example.com' },
    ]);
    expect(calls.invalidated).toContain('consents');
  });

  it('is left alone when the person declines: then and from then on it is answered here', async () => {
    const { fake, user } = await renderChat();
    fake.answers.push(refused);
    await user.type(field(), 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Answer here instead' }));
    expect(await screen.findByText('I am listening.')).toBeDefined();
    await user.type(field(), 'Again{Enter}');
    await screen.findByText('Again');
    expect(fake.consents).toEqual([]);
    expect(fake.sent.map(({ local }) => local)).toEqual([undefined, true, true]);
  });

  it('has a drawing and a sentence where nothing went there', async () => {
    await renderChat();
    const card = await screen.findByRole('region', { name: 'Where it went' });
    expect(await within(card).findByText('Nothing has left this product.')).toBeDefined();
    expect(card.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows everything that went there, and is not asked once it is turned off (DECISION-155)', async () => {
    const fake = fakeChat();
    const id = '00000000-0000-4000-8000-000000000009';
    fake.ledger.push({
      ...{ id, provider: 'ai.example.com', taken_out: 1, held_back: 2 },
      ...{ items: ['Hello', 'I am [a name] and tired'], sent_at: '2026-11-20T18:12:07.014Z' },
    });
    fake.consents.push({
      ...{ id, purpose: 'external_ai', text_version: 'chat-2026-11', language: 'en' },
      ...{ provider: 'ai.example.com', withdrawn_at: '2026-11-21T18:12:07.014Z' },
    });
    const { user } = await renderChat({ fake });
    const card = within(await screen.findByRole('region', { name: 'Where it went' }));
    expect(await card.findByText('1 message went to an AI service.')).toBeDefined();
    expect(card.queryByText('Nothing has left this product.')).toBeNull();
    expect(card.getByText('ai.example.com')).toBeDefined();
    expect(card.getByText('[a name]').tagName).toBe('MARK');
    expect(card.getByText('Hello')).toBeDefined();
    expect(card.getByText(/2 earlier messages held back/)).toBeDefined();
    await user.type(field(), 'Again{Enter}');
    await screen.findByText('I am listening.');
    expect(fake.sent).toMatchObject([{ local: true }]);
  });
});

describe('what it knows', () => {
  const createRow = (stress: number, energy: number) =>
    checkInCodec.toRow(
      newCheckIn({
        ...{ mood: 4, energy, stress, motivation: null, notes: 'Not for you', words: [], tags: [] },
        ...{ touched: ['energy', 'stress'], now: new Date(), timeZone: 'UTC' },
      }),
    );

  it('is nothing but the conversation until the person allows it, and then today’s figures', async () => {
    const { fake, user } = await renderChat();
    fake.checkIns.push(createRow(3, 6), createRow(8, 2));
    await user.type(field(), 'First{Enter}');
    await screen.findByText('I am listening.');
    const card = within(screen.getByRole('region', { name: 'What I know of you' }));
    await user.click(card.getByRole('switch', { name: /Use today/ }));
    expect(await card.findByText('Stress 8 · Energy 2')).toBeDefined();
    await user.type(field(), 'Second{Enter}');
    await screen.findByText('Second');
    expect(fake.sent.map((one) => one.known)).toEqual([undefined, { stress: 8, energy: 2 }]);
  });
});

describe('a tool', () => {
  async function offered(offer: string) {
    const page = await renderChat();
    page.fake.answers.push({ kind: 'reply', text: 'What presses most?', offer });
    await page.user.type(field(), 'Hala finds me careless{Enter}');
    await screen.findByText('What presses most?');
    return page;
  }

  it('is offered and opens with a yes only; the words go along only when asked (DECISION-153)', async () => {
    const { calls, user } = await offered('record');
    const card = within(screen.getByRole('region', { name: 'Look at the thought on paper' }));
    expect(calls.opened).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Open it empty' }));
    await user.click(card.getByRole('button', { name: 'Open with my words' }));
    expect(calls.opened).toEqual(['care.record', 'care.record']);
    expect(calls.openedWith).toEqual([{}, { thought: 'Hala finds me careless' }]);
  });

  it('goes with a no, and nothing opened (DECISION-153)', async () => {
    const { calls, user } = await offered('breathe');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: 'Breathe out longer than in' })).toBeNull();
    expect([calls.opened, calls.navigate]).toEqual([[], []]);
  });

  it('is not offered on the help path', async () => {
    const fake = onPath();
    const last = fake.rows.at(-1);
    if (last) last.offer = 'goal';
    await renderChat({ fake });
    await screen.findByRole('region', { name: 'People, now' });
    expect(screen.queryByRole('region', { name: 'Make it a small goal' })).toBeNull();
  });
});

describe('the conversation', () => {
  it('says that it is an AI at its start and three hours later (DECISION-107, DECISION-108)', async () => {
    const at = (hour: number, id: number) => ({
      id: `00000000-0000-4000-8000-00000000000${id}`,
      type: 'user' as const,
      message: `Message ${id}`,
      timestamp: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
      care: null,
    });
    await renderChat({ fake: fakeChat([at(8, 1), at(9, 2), at(11, 3)]) });
    await screen.findByText('Message 3');
    expect(said()?.match(/an AI, not a person|Message \d/g)).toEqual([
      'an AI, not a person',
      'Message 1',
      'Message 2',
      'an AI, not a person',
      'Message 3',
    ]);
  });

  it('names itself an AI in its head, whatever was said (DECISION-165)', async () => {
    await renderChat({ fake: onPath() });
    expect(
      await screen.findByText('An AI companion. It cannot call anyone for you.'),
    ).toBeDefined();
    cleanup();
    await renderChat();
    expect(screen.getByText('An AI companion. Not a person, not a therapist.')).toBeDefined();
  });

  it('is saved as a text file, with who said what', async () => {
    let file: Blob | undefined;
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      file = given as Blob;
      return 'blob:copy';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const names: string[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await renderChat();
    expect(screen.getByRole('button', { name: 'Save a copy' })).toHaveProperty('disabled', true);
    await user.type(field(), 'I am tired{Enter}');
    await screen.findByText('I am listening.');
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(names).toEqual(['nafas-conversation.txt']);
    expect(await file?.text()).toMatch(
      /^Nafas is an AI[^]*\nYou: I am tired\n[^]*\nNafas: I am listening\.\n$/,
    );
    url.mockRestore();
    press.mockRestore();
  });

  it('is erased after a question, and only then', async () => {
    const { fake, calls, user } = await renderChat();
    await user.type(field(), 'Hello{Enter}');
    await screen.findByText('I am listening.');
    await user.click(screen.getByRole('button', { name: 'Erase conversation' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fake.rows).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Erase conversation' }));
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    await screen.findByText(/an AI, not a person/);
    expect(fake.rows).toEqual([]);
    expect(said()).not.toContain('Hello');
    expect(calls.notices.at(-1)).toMatchObject({ kind: 'done' });
  });
});
