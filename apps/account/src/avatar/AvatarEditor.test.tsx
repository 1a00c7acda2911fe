import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend, profileRow, PUBLIC } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';

const close = vi.fn();

// jsdom draws nothing: what is drawn, and as what it is written, is seen here; the pixels are the e2e test's.
beforeEach(() => {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width: 1000, height: 500, close })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: vi.fn(),
  } as unknown as RenderingContext as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OLD = 'avatars/11111111-1111-4111-8111-111111111111/old-1700000000000.gif';
const withPicture = () => fakeBackend({ profiles: [profileRow({ avatar_url: PUBLIC + OLD })] });
const input = () => screen.findByLabelText<HTMLInputElement>('Picture file');
const createFile = (type: string, size = 3) => new File([new Uint8Array(size)], 'me', { type });
const choose = async (file: File) => fireEvent.change(await input(), { target: { files: [file] } });
const details = () => screen.getByRole('region', { name: 'Profile details' });

describe('the picture', () => {
  test('ACCOUNT-006 is offered to be uploaded; until then there is the initial', async () => {
    await renderPage('profile');
    expect((await input()).accept).toBe('image/jpeg,image/png,image/gif');
    expect(screen.getByRole('button', { name: 'Upload Picture' })).toBeTruthy();
    expect(within(details()).getByText('L')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test.each([
    ['ACCOUNT-024', 'image/jpeg', 'image/jpeg', 'jpg'],
    ['ACCOUNT-025', 'image/png', 'image/png', 'png'],
    ['ACCOUNT-026', 'image/gif', 'image/png', 'png'],
  ])(
    '%s ACCOUNT-002 ACCOUNT-039 takes %s, made anew as %s (DECISION-120)',
    async (_id, type, stored, ending) => {
      const { fake, invalidated } = await renderPage('profile');
      await choose(createFile(type));
      expect(await screen.findByText('Avatar updated successfully')).toBeTruthy();
      const [[path, file] = []] = [...fake.files];
      expect(path).toMatch(
        new RegExp(`^avatars/[0-9a-f-]{36}/${String(profileRow()['id'])}-[0-9]{13}\\.${ending}$`),
      );
      expect(file?.type).toBe(stored);
      // No byte of the chosen file: what was drawn, no larger than needed.
      expect(await file?.text()).toBe('512x256');
      expect(details().querySelector('img')?.src).toBe(`${PUBLIC}${path}`);
      expect(invalidated).toEqual(['profile']);
      expect(close).toHaveBeenCalled();
    },
  );

  test('ACCOUNT-028 takes exactly 5 MB', async () => {
    const { fake } = await renderPage('profile');
    await choose(createFile('image/png', 5 * 1024 * 1024));
    await screen.findByText('Avatar updated successfully');
    expect(fake.files.size).toBe(1);
  });

  test.each([
    [
      'ACCOUNT-027',
      createFile('image/webp'),
      'Invalid file type. Please upload a JPEG, PNG, or GIF image.',
    ],
    [
      'ACCOUNT-029',
      createFile('image/png', 5 * 1024 * 1024 + 1),
      'File size too large. Maximum size is 5MB.',
    ],
  ])('%s refuses with its message', async (_id, file, message) => {
    const { fake } = await renderPage('profile', { fake: withPicture() });
    await choose(file);
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(message);
    expect([fake.count.remove, fake.count.upload]).toEqual([0, 0]);
  });

  test('ACCOUNT-023 refuses what only says that it is a picture', async () => {
    vi.mocked(createImageBitmap).mockRejectedValue(new Error('not decoded'));
    const { fake } = await renderPage('profile');
    await choose(createFile('image/png'));
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid file type.');
    expect(fake.count.upload).toBe(0);
  });

  test('ACCOUNT-045 a failed upload says so, and the page shows what is', async () => {
    const { fake, calls } = await renderPage('profile', { fake: withPicture() });
    fake.answer.upload = 503;
    await choose(createFile('image/png'));
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(
      'Failed to upload avatar The server has a problem at the moment.',
    );
    expect(calls.reported).toHaveLength(1);
    // The old one was removed before: the initial stands in.
    await waitFor(() => expect(details().querySelector('img')).toBeNull());
    fake.answer.upload = 'done';
    await choose(createFile('image/png'));
    await screen.findByText('Avatar updated successfully');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is removed (SHOWN-019)', async () => {
    const fake = withPicture();
    fake.files.set(OLD, createFile('image/gif'));
    await renderPage('profile', { fake });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The picture is removed')).toBeTruthy();
    expect(fake.files.size).toBe(0);
    expect(fake.tables['profiles']).toMatchObject([{ avatar_url: null }]);
    expect(screen.getByRole('button', { name: 'Upload Picture' })).toBeTruthy();
  });

  test('that can’t be removed stays, and that is said', async () => {
    const { fake } = await renderPage('profile', { fake: withPicture() });
    fake.answer.remove = 503;
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be removed');
    expect(fake.tables['profiles']).toMatchObject([{ avatar_url: PUBLIC + OLD }]);
  });
});
