import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'camera', label: 'Camera' },
  { id: 'voice', label: 'Voice' },
  { id: 'text', label: 'Text' },
] as const;

function Assistance({
  activation = 'automatic',
  dir = 'ltr',
}: {
  activation?: 'automatic' | 'manual';
  dir?: 'ltr' | 'rtl';
}) {
  const [selected, setSelected] = useState<'camera' | 'voice' | 'text'>('camera');
  return (
    <div dir={dir}>
      <Tabs label="Ways" {...{ tabs, selected, activation }} onSelect={setSelected}>
        The {selected} view
      </Tabs>
    </div>
  );
}

test('the panel is named by its tab, and the tab controls the panel', async () => {
  render(<Assistance />);
  await userEvent.click(screen.getByRole('tab', { name: 'Voice' }));
  const panel = screen.getByRole('tabpanel', { name: 'Voice' });
  expect(panel.textContent).toBe('The voice view');
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
});

test('one tab stop for the row, then the panel', async () => {
  render(<Assistance />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Camera' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('arrow keys select, mirrored in right-to-left text', async () => {
  const { unmount } = render(<Assistance />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Voice');
  unmount();
  render(<Assistance dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Text');
});

test('manual activation moves focus first and selects on Enter', async () => {
  render(<Assistance activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Camera');
  expect(document.activeElement?.textContent).toBe('Text');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel').textContent).toBe('The text view');
});

test('a tab that is pointed at, or come to by keyboard, is told so ahead of its view', async () => {
  const prepare = vi.fn();
  const all = [tabs[0], { ...tabs[1], prepare }];
  render(
    <Tabs label="Ways" tabs={all} selected="camera" activation="manual" onSelect={() => undefined}>
      The view
    </Tabs>,
  );
  await userEvent.tab();
  expect(prepare).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  expect(prepare).toHaveBeenCalledTimes(1);
  await userEvent.hover(screen.getByRole('tab', { name: 'Voice' }));
  expect(prepare).toHaveBeenCalledTimes(2);
});
