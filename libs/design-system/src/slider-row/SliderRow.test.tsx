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

const STEPPER = { less: 'Less: Mood', more: 'More: Mood', field: 'Mood, 0 to 10' };

test('stepped and typed, in whatever digits; emptied it is taken back', () => {
  const onChange = vi.fn();
  const onClear = vi.fn();
  render(
    <SliderRow
      label="Mood"
      value={5}
      stepper={STEPPER}
      unset="Not set"
      {...{ onChange, onClear }}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Mood, 0 to 10' });
  expect(field.value).toBe('–');
  fireEvent.click(screen.getByRole('button', { name: 'More: Mood' }));
  fireEvent.click(screen.getByRole('button', { name: 'Less: Mood' }));
  fireEvent.change(field, { target: { value: '8' } });
  fireEvent.change(field, { target: { value: '٣' } });
  fireEvent.change(field, { target: { value: '11' } });
  fireEvent.change(field, { target: { value: 'x' } });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(onChange.mock.calls).toEqual([[6], [4], [8], [3], [4]]);
  fireEvent.change(field, { target: { value: '' } });
  expect(onClear).toHaveBeenCalledOnce();
});

test('digits typed on the slider: 1 and 0 in a row are ten, nothing is beyond the ends', () => {
  const onChange = vi.fn();
  render(<SliderRow label="Mood" value={5} onChange={onChange} />);
  const slider = screen.getByRole('slider');
  for (const key of ['1', '0', '٧']) fireEvent.keyDown(slider, { key });
  expect(onChange.mock.calls).toEqual([[1], [10], [7]]);
});

test('at an end there is no further step', () => {
  render(<SliderRow label="Mood" value={10} stepper={STEPPER} onChange={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More: Mood' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Mood' }).disabled).toBe(
    false,
  );
});
