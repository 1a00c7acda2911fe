import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeChat } from '../testing/fake-chat.ts';
import { renderChat, field, said, heldAnswer } from '../testing/render-chat.tsx';

describe('a message that is not sent', () => {
  it('is still there when one comes back, until it is sent', async () => {
    const { user } = await renderChat();
    await user.type(field(), 'I am ti');
    cleanup();
    await renderChat();
    expect(field()).toHaveProperty('value', 'I am ti');
    await user.type(field(), 'red{Enter}');
    expect(await screen.findByText('I am tired')).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    await renderChat();
    expect(field()).toHaveProperty('value', '');
  });

  it('is gone where it was taken away', async () => {
    const { user } = await renderChat();
    await user.type(field(), 'I am');
    await user.clear(field());
    expect(sessionStorage).toHaveLength(0);
  });
});

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

it('a quick answer that was pressed keeps the focus while it is answered, and is not sent twice', async () => {
  const held = heldAnswer();
  const { fake, user } = await renderChat();
  fake.answers.push(held.answer);
  const quick = screen.getByRole('button', { name: 'Just listen' });
  quick.focus();
  await user.keyboard('{Enter}');
  expect(quick.getAttribute('aria-disabled')).toBe('true');
  expect(quick).toHaveProperty('disabled', false);
  await user.keyboard('{Enter}');
  expect(fake.sent).toHaveLength(1);
  expect(document.activeElement).toBe(quick);
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
