import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from './Meter.tsx';

test('named, valued and read out in the person’s digits', () => {
  render(<Meter label="الفرح" value={64} valueText="٦٤٪" tone="var(--nf-data-happiness)" />);
  const meter = screen.getByRole('meter', { name: 'الفرح' });
  expect(meter.getAttribute('aria-valuenow')).toBe('64');
  expect(meter.getAttribute('aria-valuetext')).toBe('٦٤٪');
  expect(meter.style.getPropertyValue('--value')).toBe('64');
  expect(meter.style.getPropertyValue('--tone')).toBe('var(--nf-data-happiness)');
});

test('any range fills in proportion, and never past its ends', () => {
  const fill = (value: number) => {
    const { unmount } = render(
      <Meter role="progressbar" label="Goal" value={value} max={30} valueText="x" />,
    );
    const bar = screen.getByRole('progressbar', { name: 'Goal' });
    const result = [bar.style.getPropertyValue('--value'), bar.getAttribute('aria-valuenow')];
    unmount();
    return result;
  };
  expect(fill(18)).toEqual(['60', '18']);
  expect(fill(45)).toEqual(['100', '30']);
  expect(fill(-1)).toEqual(['0', '0']);
});
