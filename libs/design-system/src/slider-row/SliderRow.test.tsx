import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SliderRow } from './SliderRow.tsx';

test('from 0 to 10 by default, named, with the value shown and read out in the person’s digits', () => {
  render(<SliderRow label="المزاج" value={6} onChange={() => undefined} valueText="٦" />);
  const slider = screen.getByRole('slider', { name: 'المزاج' });
  expect(slider.getAttribute('min')).toBe('0');
  expect(slider.getAttribute('max')).toBe('10');
  expect((slider as HTMLInputElement).valueAsNumber).toBe(6);
  expect(slider.getAttribute('aria-valuetext')).toBe('٦');
  expect(screen.getByText('٦').tagName).toBe('OUTPUT');
});

test('the track is filled in proportion, whatever the ends', () => {
  render(<SliderRow label="Count" value={4} min={2} max={6} onChange={() => undefined} />);
  expect(screen.getByRole('slider').style.getPropertyValue('--value')).toBe('50');
});

test('a move is told as a number', () => {
  const onChange = vi.fn();
  render(
    <SliderRow label="Mood" value={6} onChange={onChange} lowLabel="Low" highLabel="Bright" />,
  );
  fireEvent.change(screen.getByRole('slider'), { target: { value: '8' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(8);
});
