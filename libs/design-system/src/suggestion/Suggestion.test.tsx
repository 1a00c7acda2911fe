import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Suggestion } from './Suggestion.tsx';

test('a link over all of it, read as what to do, why and how long', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Suggestion
      icon={<svg />}
      title="Breathe for four minutes"
      reason="Because your stress tends to rise after 4 pm"
      time="4 min"
      href="/breathe"
      onClick={onClick}
    />,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/breathe');
  expect(link.textContent).toBe(
    'Breathe for four minutesBecause your stress tends to rise after 4 pm4 min',
  );
  expect(link.contains(screen.getByRole('heading', { level: 3 }))).toBe(true);
  await userEvent.click(screen.getByText('4 min'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('without a way to go it is words only, at the level the page has', () => {
  render(<Suggestion icon={<svg />} title="Write three lines" level={4} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('article').textContent).toBe('Write three lines');
  expect(screen.getByRole('heading', { level: 4 })).toBeTruthy();
});
