import { loadScreening } from '@nafas/care-react';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, openAnalysis, slide, slider } from '../testing/open-analysis.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('SHELL-119, SHELL-120, SHELL-124, SHELL-128, SHELL-132: a modal of three sliders and notes', async () => {
  await openAnalysis();
  expect(screen.getByRole('dialog', { name: 'New Analysis' })).toBeTruthy();
  expect(screen.getAllByRole('slider')).toEqual([
    slider('Mood'),
    slider('Energy'),
    slider('Stress'),
  ]);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeTruthy();
});

test.each([
  ['SHELL-121, SHELL-122, SHELL-123', 'Mood'],
  ['SHELL-125, SHELL-126, SHELL-127', 'Energy'],
  ['SHELL-129, SHELL-130, SHELL-131', 'Stress'],
])('%s: %s goes from 0 to 10 and starts at 5', async (_ids, name) => {
  await openAnalysis();
  const { min, max, value, step } = slider(name);
  expect({ min, max, value, step }).toEqual({ min: '0', max: '10', value: '5', step: '1' });
});

test('SHELL-133, SHELL-134, SHELL-135, SHELL-136: a face with its word follows the mood', async () => {
  await openAnalysis();
  const face = () => screen.getByRole('figure').getAttribute('data-tone');
  const shown = [0, 3, 4, 7, 8, 10].map((mood) => {
    slide('Mood', mood);
    return [mood, face(), screen.getByRole('figure').querySelector('[aria-live]')?.textContent];
  });
  expect(shown).toEqual([
    [0, 'low', 'A heavy moment'],
    [3, 'low', 'A heavy moment'],
    [4, 'neutral', 'An even moment'],
    [7, 'neutral', 'An even moment'],
    [8, 'high', 'A good moment'],
    [10, 'high', 'A good moment'],
  ]);
});

test('a note is counted near its limit, and not sent while it is too long', async () => {
  const { user, writes } = await openAnalysis();
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(notes, { target: { value: 'a'.repeat(1799) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  fireEvent.change(notes, { target: { value: '🌿'.repeat(1990) } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
  fireEvent.change(notes, { target: { value: 'a'.repeat(2003) } });
  expect(screen.getByText('3 characters too many')).toBeTruthy();
  await user.click(button('Save analysis'));
  expect(writes).toHaveLength(0);
  expect(document.activeElement).toBe(notes);
});

test('motivation is asked only of those who want to say (DECISION-050)', async () => {
  const { user, writes } = await openAnalysis();
  await user.click(button('Add motivation'));
  slide('Motivation', 9);
  await user.click(button('Save analysis'));
  expect(writes[0]?.row['motivation']).toBe(9);
});

test('Arabic: the words, and the values in its digits', async () => {
  await openAnalysis('ar');
  expect(screen.getByRole('dialog', { name: 'تحليل جديد' })).toBeTruthy();
  expect(slider('المزاج').getAttribute('aria-valuetext')).toBe('٥');
  expect(screen.getByText('المزاج ٥ من ١٠')).toBeTruthy();
});

test.each([
  ['en', 'I want to die', 'Save analysis', 'Help now'],
  ['ar', 'أريد أن أموت', 'حفظ التحليل', 'مساعدة الآن'],
] as const)(
  '%s: heavy words bring help at once, and nothing closes by itself (DECISION-104)',
  async (language, words, save, help) => {
    await loadScreening();
    vi.useFakeTimers();
    const { close, settle } = await openAnalysis(language);
    expect(screen.queryByRole('link', { name: help })).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
    expect(screen.getByRole('link', { name: help }).getAttribute('href')).toBe('/help');

    fireEvent.click(button(save));
    await settle('sent');
    expect(screen.getByRole('link', { name: help })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(close).not.toHaveBeenCalled();
  },
);

test('up to three emotion words are asked of those who want to say, and saved by their names (DECISION-049)', async () => {
  const { user, writes } = await openAnalysis('ar');
  await user.click(button('إضافة كلمات'));
  for (const word of ['قلق', 'تعب', 'أمل']) await user.click(button(word));
  expect(button('فرح').disabled).toBe(true);
  await user.click(button('تعب'));
  await user.click(button('فرح'));
  await user.click(button('حفظ التحليل'));
  expect(writes[0]?.row).toMatchObject({ words: ['anxious', 'hopeful', 'happy'] });
});

test('words that are left out are not saved', async () => {
  const { user, writes } = await openAnalysis();
  await user.click(button('Add emotion words'));
  await user.click(button('Anxious'));
  await user.click(button('Leave words out'));
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ words: [] });
});
