import type { BackendV1, PlatformV1 } from '@nafas/platform';
import { DataRoot } from '@nafas/data-service/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import type { Change } from './change.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

const WHY = 'it stays empty';
const NAMED = { app: 'analysis', version: '2.4.0', environment: 'production' };
const ROLLBACK: Change = { action: 'rollback', to: '2.3.4', ...NAMED };

/** The dialog on a backend that answers with these, in turn. */
async function openDialog(
  answers: readonly Response[],
  change: Change = ROLLBACK,
  button = 'Roll back now',
) {
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
      <ChangeDialog open change={change} onClose={onClose} onChanged={() => undefined} />
    </DataRoot>,
    {
      scope: { mode: 'real', userId: 'a', signal },
      backend: () => Promise.resolve({ functions: { invoke } } as unknown as BackendV1),
      auth: () =>
        Promise.resolve({ reauthenticate } as unknown as Awaited<ReturnType<PlatformV1['auth']>>),
    },
  );
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: button }));
  await user.type(screen.getByLabelText('Reason'), WHY);
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
    body: { action: 'rollback', app: 'analysis', version: '2.4.0', why: WHY },
  });
});

it('says why nothing was changed, and keeps the reason that was typed', async () => {
  const message = 'analysis@2.4.0 is not what would be taken away in production.';
  const { onClose } = await openDialog([refusal(409, 'refused', message)]);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', WHY);
  expect(onClose).not.toHaveBeenCalled();
});

it('sends a trial to the share that was chosen, the next larger one at first', async () => {
  const change: Change = { action: 'traffic', now: 10, ...NAMED };
  const { user, invoke, onClose } = await openDialog(
    [refusal(409, 'refused', 'analysis@2.4.0 has 25 % already.')],
    change,
    'Send to 25%',
  );
  expect(invoke).toHaveBeenLastCalledWith('release', {
    body: { action: 'traffic', traffic: 25, app: 'analysis', version: '2.4.0', why: WHY },
  });
  const share = screen.getByLabelText('Share of browsers');
  expect(within(share).queryByRole('option', { name: '10%' })).toBeNull();
  await user.selectOptions(share, '50%');
  await user.click(screen.getByRole('button', { name: 'Send to 50%' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(invoke).toHaveBeenLastCalledWith('release', {
    body: { action: 'traffic', traffic: 50, app: 'analysis', version: '2.4.0', why: WHY },
  });
});

it('gives a trial to everybody', async () => {
  const change: Change = { action: 'promote', ...NAMED };
  const { invoke, onClose } = await openDialog([], change, 'Give to everybody now');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(invoke).toHaveBeenCalledExactlyOnceWith('release', {
    body: { action: 'promote', app: 'analysis', version: '2.4.0', why: WHY },
  });
});
