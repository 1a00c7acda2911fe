import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plotHook } from './use-plot.ts';
import { Drawing } from './Drawing.tsx';

const TEXTS = {
  description: 'Lines.',
  table: 'Figures',
  time: 'Day',
  viewTable: '',
  viewChart: '',
  empty: '',
  failed: 'The chart could not be loaded.',
};

function shown(load: Parameters<typeof plotHook<{ name: string }>>[0]) {
  const usePlot = plotHook(load);
  const told = vi.fn();
  function Chart() {
    const draw = usePlot(told);
    const plot = draw && draw({ name: 'drawn' });
    const table = <table aria-label="Figures" />;
    return <Drawing kind="line" series={[]} labels={[]} texts={TEXTS} plot={plot} table={table} />;
  }
  return { ...render(<Chart />), Chart, told };
}

test('a drawing that can’t be loaded is told of once, and the table stands in', async () => {
  const error = new Error('offline');
  const { told } = shown(() => Promise.reject(error));
  // Until then the place is held.
  expect(screen.getByRole('img', { name: 'Lines.' })).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('The chart could not be loaded.');
  expect(screen.getByRole('table', { name: 'Figures' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(told.mock.calls).toEqual([[error]]);
});

test('a drawing is loaded once, and is there at once for the next chart', async () => {
  const load = vi.fn(() =>
    Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> }),
  );
  const { Chart, told } = shown(load);
  await within(screen.getByRole('img')).findByText('drawn');
  render(<Chart />);
  expect(screen.getAllByText('drawn')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});
