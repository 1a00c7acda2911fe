import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import BreatheDialog from '../breathing/BreatheDialog.tsx';
import BreatheCard from '../slot/BreatheCard.tsx';
import { renderView } from '../testing/render-view.tsx';
import AssistancePage from './AssistancePage.tsx';

test('ASSIST-005 ASSIST-006 ASSIST-007 the page has the tabs Camera, Voice and Text, each in the address', async () => {
  const { stores, calls } = await renderView(<AssistancePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Real-time assistance');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Camera', 'Voice', 'Text']);
  expect(await screen.findByRole('button', { name: 'Turn the camera on' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Text' }));
  expect(calls.navigate).toEqual(['/?source=text']);
  act(() => stores.location.set({ ...stores.location.get(), search: '?source=text' }));
  expect(await screen.findByRole('textbox', { name: 'Write as it comes' })).toBeTruthy();
  act(() => stores.location.set({ ...stores.location.get(), search: '?source=voice' }));
  expect(await screen.findByRole('button', { name: 'Start recording' })).toBeTruthy();
});

test('ASSIST-008 ASSIST-010 ASSIST-067 the state panel stands beside a source, and the Mindfulness Exercise opens', async () => {
  await renderView(<AssistancePage />);
  const panel = await screen.findByRole('region', { name: 'Current emotional state' });
  expect(panel.textContent).toContain('Nothing read yet');
  fireEvent.click(screen.getByRole('button', { name: '2 minutes' }));
  const dialog = screen.getByRole('dialog', { name: 'Mindfulness Exercise' });
  expect(dialog.textContent).toContain('6 steps, 5 rounds');
  expect(dialog.textContent).toContain('2:00 left');
  expect(document.activeElement?.textContent).toBe('Start');
});

test('ASSIST-070 beside the two minutes there are five', async () => {
  await renderView(<AssistancePage />);
  fireEvent.click(await screen.findByRole('button', { name: '5 minutes' }));
  const dialog = screen.getByRole('dialog', { name: 'Mindfulness Exercise' });
  expect(dialog.textContent).toContain('5:00 left');
  fireEvent.click(screen.getByRole('radio', { name: '2 minutes' }));
  expect(dialog.textContent).toContain('2:00 left');
});

test('a recommendation that leads here is open at once: affirmations to say, or the exercise', async () => {
  const { stores, calls } = await renderView(<AssistancePage />);
  const named = (search: string) =>
    act(() => stores.location.set({ ...stores.location.get(), search }));
  named('?practice=positive-affirmations');
  const dialog = await screen.findByRole('dialog', { name: 'Positive Affirmations' });
  expect(dialog.querySelectorAll('li')).toHaveLength(3);
  expect(dialog.textContent).toContain('I am doing what I can today.');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(calls.navigate).toEqual(['/?source=camera']);
  named('?practice=deep-breathing-exercise');
  expect((await screen.findByRole('dialog')).textContent).toContain('5:00 left');
  named('?practice=something-else');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dashboard card leads to its exercise', async () => {
  const { calls } = await renderView(<BreatheCard />);
  const link = screen.getByRole('link', { name: /Breathe for two minutes/ });
  expect(link.getAttribute('href')).toBe('/dashboard/exercises/mindful-breathing');
  fireEvent.click(link);
  expect(calls.navigate).toEqual(['/dashboard/exercises/mindful-breathing']);
});

test('the action is a dialog with the start in focus, and closes when asked', async () => {
  const close = vi.fn();
  await renderView(<BreatheDialog />, { mount: { kind: 'action', id: 'breathe', close } });
  expect(screen.getByRole('dialog', { name: 'Two minutes of breathing' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
