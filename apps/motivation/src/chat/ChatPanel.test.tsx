import type { Language } from '@nafas/platform';
import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import { DataRoot } from '@nafas/data-service/react';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeChat } from '../testing/fake-chat.ts';
import { ChatPanel } from './ChatPanel.tsx';

async function renderChat(given: { fake?: ReturnType<typeof fakeChat>; language?: Language } = {}) {
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

const field = () => screen.getByRole('textbox', { name: 'Write to Nafas' });
const said = () => screen.getByRole('log').textContent;

/** An answer that comes when it is told to. */
function heldAnswer() {
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

describe('sending', () => {
  it('shows the message, then the reply, and says so (MOTIVATION-040, MOTIVATION-041, PLATFORM-016)', async () => {
    const { fake, user } = await renderChat();
    await user.type(field(), 'I am tired{Enter}');
    expect(await screen.findByText('I am listening.')).toBeDefined();
    expect(said()).toMatch(/You: I am tired.*Nafas: I am listening\./);
    expect((await screen.findByText('Message Sent')).getAttribute('role')).toBe('status');
    expect(field()).toHaveProperty('value', '');
    expect(fake.sent).toMatchObject([{ message: 'I am tired' }]);
  });

  it('appends what was added: the conversation is read once, and who counts messages is told', async () => {
    const { fake, calls, user } = await renderChat();
    for (const text of ['First', 'Second']) {
      await user.type(field(), `${text}{Enter}`);
      await screen.findByText(text);
      await screen.findByText('Message Sent');
    }
    expect(said()).toMatch(/First.*I am listening\..*Second.*I am listening\./);
    expect(fake.reads).toBe(1);
    expect(calls.invalidated).toEqual(['chat', 'chat']);
  });

  it('is blocked while a reply is awaited, which shows as it grows (MOTIVATION-042)', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'First{Enter}');
    expect(await screen.findByText('First')).toBeDefined();
    await user.type(field(), 'Second{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Just listen' }));
    expect(fake.sent).toHaveLength(1);
    expect(field()).toHaveProperty('value', 'Second');
    held.push('Breathe ');
    expect(await screen.findByText('Breathe')).toBeDefined();
    held.push('out.');
    expect(await screen.findByText('Breathe out.')).toBeDefined();
    held.cut();
    await screen.findByText('Failed to send message');
    await user.type(field(), '{Enter}');
    expect(fake.sent).toHaveLength(2);
  });

  it.each([
    ['nothing', '{Enter}', 'MOTIVATION-043'],
    ['only spaces', '   {Shift>}{Enter}{/Shift} {Enter}', 'MOTIVATION-044'],
  ])('of %s is ignored (%s, %s)', async (_what, keys) => {
    const { fake, user } = await renderChat();
    await user.type(field(), keys);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(fake.sent).toEqual([]);
    expect(said()).not.toContain('You:');
  });

  it('begins a line with Shift+Enter, and sends a quick answer at a press', async () => {
    const { fake, user } = await renderChat();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await screen.findByText('I am listening.');
    await user.click(screen.getByRole('button', { name: 'Just listen' }));
    expect(fake.sent.map(({ message }) => message)).toEqual(['one\ntwo', 'Just listen']);
  });
});

describe('Stop', () => {
  it('ends the answer that is being written; what came of it is kept', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'First{Enter}');
    held.push('Breathe ');
    await screen.findByText('Breathe');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect((await screen.findByText('Stopped. What came is kept.')).getAttribute('role')).toBe(
      'status',
    );
    expect(fake.rows.map(({ message }) => message)).toEqual(['First', 'Breathe']);
    expect(said()).toMatch(/You: First.*Nafas: Breathe$/);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    await user.type(field(), 'Next{Enter}');
    expect(await screen.findByText('I am listening.')).toBeDefined();
  });

  it('before a message arrived loses nothing: it can be sent again', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push({ ...held.answer, isLost: true });
    await user.type(field(), 'First{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('I am listening.')).toBeDefined();
    expect(fake.sent[1]).toEqual(fake.sent[0]);
  });

  it('is not offered where words sound like danger: nobody stops help by a press', async () => {
    const { fake, user } = await renderChat();
    fake.answers.push(heldAnswer().answer);
    await user.type(field(), 'I want to die{Enter}');
    await screen.findByRole('region', { name: 'People, now' });
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});

it('what is sent before the conversation is there stays in the field', async () => {
  const fake = fakeChat();
  fake.isAway = true;
  const rendered = renderChat({ fake });
  await screen.findByRole('textbox', { name: 'Write to Nafas' });
  const user = userEvent.setup();
  await user.type(field(), 'I am tired{Enter}');
  expect(field()).toHaveProperty('value', 'I am tired');
  expect(fake.sent).toEqual([]);
  fake.isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await rendered;
  await user.type(field(), '{Enter}');
  expect(await screen.findByText('I am listening.')).toBeDefined();
});

describe('a reply that fails', () => {
  it('is an apology, a word about it, and the same message again (MOTIVATION-045, MOTIVATION-046)', async () => {
    const { fake, user } = await renderChat();
    fake.answers.push({ kind: 'status', status: 500, body: {} });
    await user.type(field(), 'I am tired{Enter}');
    expect(
      await screen.findByText('I apologize for the inconvenience. Let me try that again...'),
    ).toBeDefined();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Failed to send message');
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('I am listening.')).toBeDefined();
    expect(fake.sent[1]).toEqual(fake.sent[0]);
    expect(said()).not.toContain('apologize');
    expect(said()?.split('I am tired')).toHaveLength(2);
  });
});

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

/** A conversation that stands on the help path, as it was kept. */
function onPath(change: Record<string, unknown> = {}, hoursAgo = 0) {
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

const people = () => screen.queryByRole('region', { name: 'People, now' });

describe('words that sound like danger', () => {
  it('show people to call at once, before any answer, and end nothing', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'I want to die{Enter}');
    const panel = await screen.findByRole('region', { name: 'People, now' });
    // jsdom speaks American English.
    const call = within(panel).getByRole('link', { name: 'Call 988' });
    expect(call.getAttribute('href')).toBe('tel:988');
    expect(within(panel).getByRole('link', { name: 'Call 911' })).toBeDefined();
    held.cut();
    await screen.findByRole('button', { name: 'Try Again' });
    expect(people()).not.toBeNull();
  });

  it('are heard in Arabic', async () => {
    const { user } = await renderChat({ language: 'ar' });
    await user.type(screen.getByRole('textbox', { name: 'اكتب إلى نَفَس' }), 'بدي موت{Enter}');
    expect(await screen.findByRole('region', { name: 'ناس يجيبون الآن' })).toBeDefined();
  });
});

describe('on the help path', () => {
  it('a reload finds the question and its answers, each a press, and nothing else is suggested (DECISION-125, DECISION-126)', async () => {
    const { fake, user } = await renderChat({ fake: onPath() });
    const question = 'Are you thinking about ending your life?';
    const answers = await screen.findByRole('group', { name: question });
    expect(
      within(answers)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Yes', 'No', 'I’m not sure', 'It’s about someone else']);
    expect(screen.queryByRole('button', { name: 'Just listen' })).toBeNull();
    const care = { step: 'other-asked', said: {}, imminent: false, dangerAt: Date.now() };
    fake.answers.push({ kind: 'reply', text: 'Are they safe?', care });
    await user.click(within(answers).getByRole('button', { name: 'It’s about someone else' }));
    expect(await screen.findByRole('group', { name: 'Are they safe?' })).toBeDefined();
    expect(fake.sent).toMatchObject([{ message: 'It’s about someone else' }]);
    expect(people()).not.toBeNull();
  });

  it('asks gently where nothing names the country, and remembers the answer', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    const { user } = await renderChat({ fake: onPath() });
    const panel = within(await screen.findByRole('region', { name: 'People, now' }));
    expect(panel.queryByRole('link', { name: /^Call/ })).toBeNull();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Where are you?' }), 'EG');
    expect(panel.getByRole('link', { name: 'Call 16328' })).toBeDefined();
    expect(panel.queryByRole('combobox')).toBeNull();
    languages.mockRestore();
  });

  it('with a plan the emergency number stands before the answers', async () => {
    await renderChat({ fake: onPath({ step: 'near', imminent: true }) });
    const group = await screen.findByRole('group', { name: /ending your life/ });
    const ask = within(group.closest('section') ?? group);
    expect(ask.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Call 911']);
    const [first] = [...(group.closest('section')?.querySelectorAll('a, button') ?? [])];
    expect(first?.getAttribute('href')).toBe('tel:911');
  });

  it('help is quiet a day after the path, and gone the day after that', async () => {
    await renderChat({ fake: onPath({ step: 'safe-for-now' }, 30) });
    const strip = await screen.findByRole('group', { name: 'Help now' });
    expect(within(strip).getByRole('link', { name: /911/ })).toBeDefined();
    expect(people()).toBeNull();
    expect(screen.getByRole('button', { name: 'Just listen' })).toBeDefined();
  });

  it('for three days after danger Help now stands first in the companion', async () => {
    await renderChat({ fake: onPath({ step: 'safe-for-now' }, 60) });
    const strip = await screen.findByRole('group', { name: 'Help now' });
    expect(within(strip).getAllByRole('link')).toEqual([
      within(strip).getByRole('link', { name: 'Help now' }),
    ]);
    expect(people()).toBeNull();
  });

  it('three days after it nothing is left of it', async () => {
    await renderChat({ fake: onPath({ step: 'safe-for-now' }, 74) });
    await screen.findByText('I want to die');
    expect(screen.queryByRole('group', { name: 'Help now' })).toBeNull();
    expect(people()).toBeNull();
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

it('that can’t be loaded says so and tries again', async () => {
  const fake = fakeChat();
  fake.isAway = true;
  const rendered = renderChat({ fake });
  await screen.findByText('What you wrote before is safe. Only this view did not load.');
  fake.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await rendered;
  expect(said()).toContain('an AI');
});
