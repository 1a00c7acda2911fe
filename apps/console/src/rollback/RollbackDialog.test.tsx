import type { BackendV1, PlatformV1 } from '@nafas/platform';
import { DataRoot } from '@nafas/data-service/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import { RollbackDialog } from './RollbackDialog.tsx';

const ORDER = { app: 'analysis', version: '2.4.0', to: '2.3.4', environment: 'production' };

/** The dialog on a backend that answers with these, in turn. */
async function openDialog(answers: readonly Response[]) {
  const { signal } = new AbortController();
  const left = [...answers];
  const invoke = vi.fn(async () => {
    const answer = left.shift() ?? Response.json({ line: {} });
    if (answer.ok) return { data: await answer.json(), error: null };
    return { data: null, error: Object.assign(new Error('x'), { context: answer }) };
  });
  const reauthenticate = vi.fn(({ password }: { password: string }) =>
    Promise.resolve(
      password === 'right'
        ? { kind: 'signed-in' }
        : { kind: 'failed', code: 'invalid_credentials', message: '' },
    ),
  );
  const onClose = vi.fn();
  const rendered = await renderView(
    <DataRoot>
      <RollbackDialog open order={ORDER} onClose={onClose} />
    </DataRoot>,
    {
      scope: { mode: 'real', userId: 'a', signal },
      backend: () => Promise.resolve({ functions: { invoke } } as unknown as BackendV1),
      auth: () =>
        Promise.resolve({ reauthenticate } as unknown as Awaited<ReturnType<PlatformV1['auth']>>),
    },
  );
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Roll back now' }));
  await user.type(screen.getByLabelText('Reason'), 'it stays empty');
  await press();
  return { ...rendered, user, press, invoke, onClose };
}

const refusal = (status: number, code: string, message = '') =>
  Response.json({ code, message }, { status });

it('asks for the password where the sign-in was long ago, and goes on with it', async () => {
  const { user, press, invoke, onClose } = await openDialog([
    refusal(403, 'reauthentication-needed'),
  ]);
  await user.type(await screen.findByLabelText('Your password'), 'wrong');
  await press();
  expect(await screen.findByText('That is not the password of this account.')).toBeTruthy();
  expect(invoke).toHaveBeenCalledTimes(1);
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await press();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(invoke).toHaveBeenLastCalledWith('release', {
    body: { action: 'rollback', app: 'analysis', version: '2.4.0', why: 'it stays empty' },
  });
});

it('says why nothing was changed, and keeps the reason that was typed', async () => {
  const message = 'analysis@2.4.0 is not what would be taken away in production.';
  const { onClose } = await openDialog([refusal(409, 'refused', message)]);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'it stays empty');
  expect(onClose).not.toHaveBeenCalled();
});
