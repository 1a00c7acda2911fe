import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../contract/store.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { Link, RemoteRouter, Route, Routes, useNavigate } from './index.ts';

afterEach(cleanup);

function Pages() {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route path="/login" element={<Link to="/register">go</Link>} />
      <Route path="/register" element={<button onClick={() => void navigate(-1)}>back</button>} />
    </Routes>
  );
}

function setUp(pathname: string) {
  const fake = fakePlatform();
  const at = (path: string) => ({ pathname: path, search: '', hash: '', state: null, key: path });
  fake.stores.location.set(at(pathname));
  render(
    <RemoteRouter platform={fake.platform} basename="/auth">
      <Pages />
    </RemoteRouter>,
  );
  return { ...fake, go: (path: string) => act(() => fake.stores.location.set(at(path))) };
}

it('shows the page of the shell’s address and asks the shell to navigate', async () => {
  const { calls } = setUp('/auth/login');
  await userEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(calls.navigate).toEqual(['/auth/register']);
});

it('follows the shell’s address, and goes back through the shell', async () => {
  const { calls, go } = setUp('/auth/login');
  go('/auth/register');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(calls.navigate).toEqual([-1]);
});

it('follows the address as its view is told of it, where that is less than the shell’s', () => {
  const fake = fakePlatform();
  const at = (path: string) => ({ pathname: path, search: '', hash: '', state: null, key: path });
  const location = createStore(at('/auth/login'));
  render(
    <RemoteRouter platform={fake.platform} basename="/auth" location={location}>
      <Pages />
    </RemoteRouter>,
  );
  act(() => fake.stores.location.set(at('/auth/register')));
  expect(screen.getByRole('link', { name: 'go' })).toBeTruthy();
  act(() => location.set(at('/auth/register')));
  expect(screen.getByRole('button', { name: 'back' })).toBeTruthy();
});

it('shows nothing once the address has left its basename', () => {
  const { go } = setUp('/auth/login');
  go('/dashboard');
  expect(screen.queryByRole('link')).toBeNull();
});
