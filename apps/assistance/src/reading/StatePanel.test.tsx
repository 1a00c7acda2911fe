import { fireEvent, screen } from '@testing-library/react';
import { saveReading } from '@nafas/data-service/readings/client';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test, vi } from 'vitest';
import { createReading } from '../testing/readings.ts';
import { renderView } from '../testing/render-view.tsx';
import { answeredReading } from '@nafas/data-service/readings';
import type { KeepAnswer } from './keep-answer.ts';
import { StatePanel } from './StatePanel.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keeper = () => vi.fn<KeepAnswer>(() => Promise.resolve());

test('a camera reading shows its five values', async () => {
  const reading = createReading({
    source: 'camera',
    happiness: 41,
    sadness: 4,
    neutral: 15,
    stress: 3,
    energy: 73,
  });
  await renderView(<StatePanel source="camera" reading={reading} keep={keeper()} />);
  const shown = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
  expect(shown).toEqual(['62% sure', '41%', '4%', '15%', '3%', '73%']);
});

test('DATA-089 DATA-090 DATA-091 DATA-092 DATA-094 a reading is a group of named values in percent', async () => {
  const reading = createReading({ happiness: 1, sadness: 2, neutral: 3, stress: 4, energy: 5 });
  await renderView(<StatePanel source="text" reading={reading} keep={keeper()} />);
  const of = (name: string) => screen.getByRole('meter', { name }).getAttribute('aria-valuetext');
  expect(['Happiness', 'Sadness', 'Neutral', 'Stress', 'Energy'].map(of)).toEqual([
    '1%',
    '2%',
    '3%',
    '4%',
    '5%',
  ]);
});

test('DATA-093 stress is one of them; a face shows tension, and that it is stress only the person knows', async () => {
  const stress = createReading({ stress: 4 });
  const text = await renderView(<StatePanel source="text" reading={stress} keep={keeper()} />);
  expect(screen.getByRole('meter', { name: 'Stress' }).getAttribute('aria-valuetext')).toBe('4%');
  text.unmount();
  const seen = createReading({ stress: 4, source: 'camera' });
  const { container } = await renderView(
    <StatePanel source="camera" reading={seen} keep={keeper()} />,
  );
  expect(container.querySelector('[data-value="stress"]')?.textContent).not.toContain('Stress');
});

test.each([
  [0.71, 'green', '71% sure'],
  [0.7, 'yellow', '70% sure'],
  [0.4, 'red', '40% sure'],
])(
  'ASSIST-033 ASSIST-034 ASSIST-035 DATA-108 a confidence of %d is shown in percent, in %s (DECISION-037)',
  async (confidence, tone, text) => {
    const reading = createReading({ confidence });
    const { container } = await renderView(
      <StatePanel source="text" reading={reading} keep={keeper()} />,
    );
    const bar = container.querySelector('[data-confidence]');
    expect(bar?.getAttribute('data-confidence')).toBe(tone);
    expect(bar?.textContent).toContain(text);
  },
);

test('what is said yes to is kept as accepted', async () => {
  const keep = keeper();
  const reading = createReading();
  await renderView(<StatePanel source="text" reading={reading} keep={keep} />);
  press('Yes, that is right');
  expect(await screen.findByText('Thank you. Your answer is what counts.')).toBeTruthy();
  expect(keep).toHaveBeenCalledExactlyOnceWith(reading, { kind: 'accepted' });
});

test('what is not quite right is kept with the person’s own figures; what is left open stays null', async () => {
  const keep = keeper();
  const { rerender } = await renderView(
    <StatePanel source="text" reading={createReading()} keep={keep} />,
  );
  expect(rerender).toBeTruthy();
  press('Not quite');
  fireEvent.change(screen.getByRole('slider', { name: 'Stress' }), { target: { value: '20' } });
  press('Save my answer');
  expect(await screen.findByText('Thank you. Your answer is what counts.')).toBeTruthy();
  const correction = { happiness: 20, sadness: 10, neutral: 5, stress: 20, energy: null };
  expect(keep).toHaveBeenCalledExactlyOnceWith(createReading(), { kind: 'corrected', correction });
});

test('an answer that could not be kept can be given again', async () => {
  const keep = vi.fn<KeepAnswer>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce();
  await renderView(<StatePanel source="text" reading={createReading()} keep={keep} />);
  press('Yes, that is right');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be kept');
  press('Yes, that is right');
  expect(await screen.findByText('Thank you. Your answer is what counts.')).toBeTruthy();
});

test('what is kept has the figures and the answer, and none of the words', () => {
  const reading = createReading({
    computedFrom: [{ kind: 'word', what: 'secret', towards: 'stress', weight: 1 }],
  });
  const now = new Date('2026-11-20T21:30:00Z');
  const kept = answeredReading(reading, { kind: 'accepted' }, { now, timeZone: 'Asia/Riyadh' });
  expect(kept).toMatchObject({ source: 'text', stress: 65, energy: null, answer: 'accepted' });
  expect(kept).toMatchObject({ correction: null, localDate: '2026-11-21', version: '1+en.3' });
  expect(JSON.stringify(kept)).not.toContain('secret');
});

test('it goes through the outbox; in the demo it stays in this tab', async () => {
  const signal = new AbortController().signal;
  const { platform, calls } = fakePlatform({ scope: { mode: 'real', userId: 'u', signal } });
  const kept = answeredReading(
    createReading(),
    { kind: 'accepted' },
    { now: new Date(), timeZone: 'Asia/Riyadh' },
  );
  await saveReading(platform, kept);
  expect(calls.written).toMatchObject([
    {
      table: 'emotion_readings',
      row: { stress: 65, answer: 'accepted', engine_version: '1+en.3', time_zone: 'Asia/Riyadh' },
    },
  ]);
  const demo = fakePlatform();
  await saveReading(demo.platform, kept);
  expect(demo.calls.written).toEqual([]);
  expect(sessionStorage.getItem('nafas.demo.readings.v1')).toContain('accepted');
});
