import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import BreatheDialog from '../action/BreatheDialog.tsx';
import BreatheCard from '../slot/BreatheCard.tsx';
import { renderView } from '../testing/render-view.tsx';
import AssistancePage from './AssistancePage.tsx';

test('ASSIST-067 the page offers the exercise and says its six steps; no tabs that lead nowhere', async () => {
  await renderView(<AssistancePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Real-time assistance');
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  const steps = screen.getByRole('region', { name: 'How it goes' }).querySelectorAll('li');
  expect([...steps].map((step) => step.textContent)).toEqual([
    '1Breathe in gently for 4 counts.',
    '2Rest gently for 4 counts.',
    '3Breathe out gently for 4 counts.',
    '4Breathe in gently for 4 counts.',
    '5Rest gently for 4 counts.',
    '6Breathe out gently for 4 counts.',
  ]);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the dashboard card leads to the page', async () => {
  const { calls } = await renderView(<BreatheCard />);
  const link = screen.getByRole('link', { name: /Breathe for two minutes/ });
  expect(link.getAttribute('href')).toBe('/dashboard/real-time-assistance');
  fireEvent.click(link);
  expect(calls.navigate).toEqual(['/dashboard/real-time-assistance']);
});

test('the action is a dialog with the start in focus, and closes when asked', async () => {
  const close = vi.fn();
  await renderView(<BreatheDialog />, { mount: { kind: 'action', id: 'breathe', close } });
  expect(screen.getByRole('dialog', { name: 'Two minutes of breathing' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
