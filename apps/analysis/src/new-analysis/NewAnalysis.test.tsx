import { loadScreening } from '@nafas/care-react';
import { localTimeAt } from '@nafas/insights';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, openAnalysis, openNotes, slide, slider } from '../testing/open-analysis.tsx';

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
  expect(openNotes().tagName).toBe('TEXTAREA');
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

test('before a mood is set there is no face, but how to begin', async () => {
  await openAnalysis();
  const figure = screen.getByRole('figure');
  expect(figure.getAttribute('data-tone')).toBe('unset');
  expect(figure.textContent).toBe('Take your timeTouch the field, or use the sliders.');
  slide('Energy', 8);
  expect(figure.getAttribute('data-tone')).toBe('unset');
  slide('Mood', 6);
  expect(figure.getAttribute('data-tone')).toBe('neutral');
});

test('a note is counted near its limit, and not sent while it is too long', async () => {
  const { user, writes } = await openAnalysis();
  const notes = openNotes();
  fireEvent.change(notes, { target: { value: 'a'.repeat(1799) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  fireEvent.change(notes, { target: { value: '🌿'.repeat(1990) } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
  fireEvent.change(notes, { target: { value: 'a'.repeat(2003) } });
  expect(screen.getByText('3 characters too many')).toBeTruthy();
  // Its row can't be closed over what has to be put right.
  await user.click(screen.getByRole('button', { name: /^Notes/ }));
  await user.click(button('Save analysis'));
  expect(writes).toHaveLength(0);
  expect(document.activeElement).toBe(notes);
});

test('the note waits in a row: opened, it can be written at once; closed, the row says it; begun, it is open', async () => {
  const first = await openAnalysis();
  expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
  await first.user.click(button('Notes A line is plenty'));
  await first.user.keyboard('The sea');
  await first.user.click(button('Notes'));
  expect(button('Notes The sea').getAttribute('aria-expanded')).toBe('false');
  first.unmount();
  await openAnalysis();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('The sea');
});

test('motivation is asked only of those who want to say (DECISION-050)', async () => {
  const { user, writes } = await openAnalysis();
  await user.click(screen.getByRole('button', { name: /^Motivation/ }));
  slide('Motivation', 9);
  await user.click(button('Save analysis'));
  expect(writes[0]?.row['motivation']).toBe(9);
});

test('Arabic: the words, and the values in its digits', async () => {
  await openAnalysis('ar');
  expect(screen.getByRole('dialog', { name: 'تحليل جديد' })).toBeTruthy();
  expect(slider('المزاج').getAttribute('aria-valuetext')).toBe('لم يُحدَّد');
  slide('المزاج', 6);
  slide('المزاج', 5);
  expect(slider('المزاج').getAttribute('aria-valuetext')).toBe('٥');
  expect(screen.getByText('المزاج ٥ من ١٠')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /^المزاج/ }).value).toBe('٥');
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
    fireEvent.change(openNotes(), { target: { value: words } });
    // As soon as the writer pauses.
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(screen.getByRole('link', { name: help }).getAttribute('href')).toBe('/help');

    fireEvent.click(button(save));
    await settle('sent');
    expect(screen.getByRole('link', { name: help })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(close).not.toHaveBeenCalled();
  },
);

test('up to three of a hundred words, found by quarter or search, and saved by their names (DECISION-049, DECISION-111)', async () => {
  const { user, writes } = await openAnalysis('ar');
  await user.click(screen.getByRole('button', { name: /^كلمات/ }));
  await user.click(await screen.findByRole('button', { name: 'هدوء' }));
  await user.type(screen.getByRole('searchbox'), 'قلق');
  await user.click(button('قلق'));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('radio', { name: 'وَهَن' }));
  await user.click(button('تعب'));
  expect(screen.getByText('تعب: لم يبقَ لليوم إلا القليل.')).toBeTruthy();
  await user.click(button('ملل'));
  expect(screen.getByText('ثلاث كلمات تكفي. لا بدّ من ترك إحداها أولًا.')).toBeTruthy();
  expect(button('ملل').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('هدوء'));
  await user.click(button('ملل'));
  await user.click(button('حفظ التحليل'));
  expect(writes[0]?.row).toMatchObject({ words: ['anxious', 'tired', 'bored'], touched: [] });
});

test('words that are left out are not saved', async () => {
  const { user, writes } = await openAnalysis();
  slide('Mood', 4);
  await user.click(screen.getByRole('button', { name: /^Words/ }));
  await user.click(await screen.findByRole('button', { name: 'tired' }));
  await user.click(button('tired'));
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ words: [] });
});

test('a slider nobody touched keeps its 5 with that mark; Delete takes an answer back (DECISION-109)', async () => {
  const { user, writes } = await openAnalysis();
  const values = () =>
    ['Mood', 'Energy', 'Stress'].map((name) => slider(name).getAttribute('aria-valuetext'));
  expect(values()).toEqual(['Not set', 'Not set', 'Not set']);
  expect(button('Save analysis').disabled).toBe(true);
  slider('Mood').focus();
  await user.keyboard('7');
  slider('Stress').focus();
  await user.keyboard('3');
  expect(values()).toEqual(['7', 'Not set', '3']);
  await user.keyboard('{Delete}');
  expect(values()).toEqual(['7', 'Not set', 'Not set']);
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ mood: 7, energy: 5, stress: 5, touched: ['mood'] });
});

test('pressed where it stands, 5 is an answer', async () => {
  const { user, writes } = await openAnalysis();
  fireEvent.pointerUp(slider('Energy'));
  expect(slider('Energy').getAttribute('aria-valuetext')).toBe('5');
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ energy: 5, touched: ['energy'] });
});

test('now or earlier on any day, by the person’s clock, never the future (DECISION-113, DECISION-117)', async () => {
  const { user, writes } = await openAnalysis();
  slide('Mood', 6);
  await user.click(screen.getByRole('button', { name: /^Now, / }));
  await user.click(screen.getByText('Earlier'));
  const at = screen.getByLabelText('Date and time');
  fireEvent.change(at, { target: { value: '2999-01-01T10:00' } });
  expect(screen.getByText('Choose a moment that has passed.')).toBeTruthy();
  expect(button('Save analysis').disabled).toBe(true);
  fireEvent.change(at, { target: { value: '2026-02-03T21:10' } });
  await user.click(button('Save analysis'));
  const row = writes[0]?.row as unknown as { occurred_at: string; time_zone: string };
  expect(row).toMatchObject({ local_date: '2026-02-03' });
  expect(localTimeAt(new Date(row.occurred_at), row.time_zone)).toBe('2026-02-03T21:10');
});

test('each slider is stepped and typed too; the pad sets two of them, in the direction of reading', async () => {
  const { user, writes } = await openAnalysis('ar');
  const values = () =>
    ['المزاج', 'الطاقة', 'التوتر'].map((name) => slider(name).getAttribute('aria-valuetext'));
  const pad = screen.getByRole('application', { name: 'المزاج أفقيًّا والطاقة عموديًّا' });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    direction: 'rtl',
  } as CSSStyleDeclaration);
  fireEvent.keyDown(pad, { key: 'ArrowLeft' });
  fireEvent.keyDown(pad, { key: 'ArrowUp' });
  vi.restoreAllMocks();
  expect(values()).toEqual(['٦', '٦', 'لم يُحدَّد']);
  expect(screen.getByText('المزاج ٦، الطاقة ٦: انطلاق')).toBeTruthy();
  fireEvent.keyDown(pad, { key: 'Delete' });
  expect(values()).toEqual(['لم يُحدَّد', 'لم يُحدَّد', 'لم يُحدَّد']);
  await user.click(button('أكثر: الطاقة'));
  fireEvent.change(screen.getByRole('spinbutton', { name: /^التوتر/ }), {
    target: { value: '١٠' },
  });
  expect(values()).toEqual(['لم يُحدَّد', '٦', '١٠']);
  await user.click(button('حفظ التحليل'));
  expect(writes[0]?.row).toMatchObject({ energy: 6, stress: 10, touched: ['energy', 'stress'] });
});
