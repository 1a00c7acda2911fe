import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, heldAnswer, onPath, renderChat } from '../testing/render-chat.tsx';

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

  it('are sent and heard though an answer is being written; what came of it is kept', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'The day was long{Enter}');
    held.push('Tell me ');
    await screen.findByText('Tell me');
    await user.type(field(), 'I want to die{Enter}');
    await screen.findByRole('region', { name: 'People, now' });
    expect(fake.sent.map(({ message }) => message)).toEqual(['The day was long', 'I want to die']);
    expect(fake.rows.map(({ message }) => message)).toContain('Tell me');
    expect(field()).toHaveProperty('value', '');
  });

  it('alone are sent before the answer has ended; other words wait in the field', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'The day was long{Enter}');
    await user.type(field(), 'and warm{Enter}');
    held.push('Tell me ');
    await screen.findByText('Tell me');
    expect(fake.sent.map(({ message }) => message)).toEqual(['The day was long']);
    expect(field()).toHaveProperty('value', 'and warm');
    expect(people()).toBeNull();
  });

  it('are sent as they stood: what is written meanwhile stays a draft', async () => {
    const held = heldAnswer();
    const { fake, user } = await renderChat();
    fake.answers.push(held.answer);
    await user.type(field(), 'The day was long{Enter}');
    await user.type(field(), 'I want to die');
    // Both before the answer that is being written has ended.
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.change(field(), { target: { value: 'I want to die tonight' } });
    await screen.findByRole('region', { name: 'People, now' });
    expect(fake.sent.at(-1)).toMatchObject({ message: 'I want to die' });
    expect(field()).toHaveProperty('value', 'I want to die tonight');
    cleanup();
    await renderChat();
    expect(field()).toHaveProperty('value', 'I want to die tonight');
  });

  it('are heard in Arabic', async () => {
    const { user } = await renderChat({ language: 'ar' });
    await user.type(screen.getByRole('textbox', { name: 'الكتابة إلى نَفَس' }), 'بدي موت{Enter}');
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
