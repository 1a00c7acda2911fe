import { fireEvent, screen } from '@testing-library/react';
import type { BackendV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import { Gate } from './Gate.tsx';
import { agreeTo, permissionFor, type Permission } from '@nafas/data-service/readings/permission';

vi.mock('@nafas/data-service/readings/permission', () => ({
  PERMISSION_TOPICS: ['settings', 'consents'],
  permissionFor: vi.fn<typeof permissionFor>(),
  agreeTo: vi.fn<typeof agreeTo>(),
}));

const show = (permission: Permission | Error) => {
  vi.mocked(permissionFor).mockImplementation(() =>
    permission instanceof Error ? Promise.reject(permission) : Promise.resolve(permission),
  );
  return renderView(<Gate source="camera">the camera</Gate>);
};

test('what is off is explained, with the way to Settings; it opens when that changed', async () => {
  const { platform } = await show('off');
  expect(await screen.findByText('Emotional analysis is off')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open Settings' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings');
  expect(screen.queryByText('the camera')).toBeNull();
  vi.mocked(permissionFor).mockResolvedValue('given');
  platform.invalidate('settings');
  expect(await screen.findByText('the camera')).toBeTruthy();
});

test('what was not agreed to is asked, and nothing is read before it is recorded', async () => {
  await show('ask');
  vi.mocked(agreeTo).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not get through');
  expect(screen.queryByText('the camera')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  expect(await screen.findByText('the camera')).toBeTruthy();
});

test('what could not be asked is not read, and can be asked again', async () => {
  await show(new Error('offline'));
  expect(await screen.findByText('Your settings did not load')).toBeTruthy();
  vi.mocked(permissionFor).mockResolvedValue('given');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('the camera')).toBeTruthy();
});

test('in the demo everything is open, and no server is asked', async () => {
  const real = await vi.importActual<{ permissionFor: typeof permissionFor }>(
    '@nafas/data-service/readings/permission',
  );
  const backend = vi.fn(() => Promise.reject<BackendV1>(new Error('none')));
  expect(await real.permissionFor(fakePlatform({ backend }).platform, 'voice')).toBe('given');
  expect(backend).not.toHaveBeenCalled();
});
