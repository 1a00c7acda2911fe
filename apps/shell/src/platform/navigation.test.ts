import { memoryRouter } from '../testing/memory-router.ts';
import { expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

it('shows features where we are, and lets them go elsewhere', async () => {
  const router = memoryRouter([{ path: '*' }], '/dashboard');
  const { location, navigate, createHref } = createNavigation(router);
  expect(location).not.toHaveProperty('set');
  const moved = vi.fn();
  const stop = location.subscribe(moved);
  navigate('/dashboard/profile?tab=2', { state: { from: 'here' } });
  await vi.waitFor(() => expect(location.get().pathname).toBe('/dashboard/profile'));
  expect(location.get()).toMatchObject({ search: '?tab=2', state: { from: 'here' } });
  expect(moved).toHaveBeenCalled();
  navigate(-1);
  await vi.waitFor(() => expect(location.get().pathname).toBe('/dashboard'));
  stop();
  const heard = moved.mock.calls.length;
  navigate('/help', { replace: true });
  await vi.waitFor(() => expect(location.get().pathname).toBe('/help'));
  expect(moved).toHaveBeenCalledTimes(heard);
  expect(createHref('/help')).toBe('/help');
});
