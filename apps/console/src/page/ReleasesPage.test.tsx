import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BackendV1, PlatformV1 } from '@nafas/platform';
import { expect, it } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import ReleasesPage from './ReleasesPage.tsx';

const findCard = (name: string | RegExp) => screen.findByRole('region', { name });

/** A backend whose function answers this, in turn; no counts. */
function answering(...answers: readonly Response[]): Partial<PlatformV1> {
  const { signal } = new AbortController();
  const left = [...answers];
  const invoke = async () => {
    const answer = left.shift() ?? Response.json({ releases: null });
    if (!answer.ok)
      return { data: null, error: Object.assign(new Error('x'), { context: answer }) };
    return { data: await answer.json(), error: null };
  };
  const rpc = () => ({
    then: (resolve: (value: unknown) => unknown) =>
      Promise.resolve({ status: 200, data: [], error: null }).then(resolve),
    abortSignal: () => rpc(),
    retry: () => rpc(),
  });
  return {
    scope: { mode: 'real', userId: 'a', signal },
    backend: () => Promise.resolve({ functions: { invoke }, rpc } as unknown as BackendV1),
  };
}

it('shows what is live where, the trial beside the version before it, the gate and the history', async () => {
  await renderView(<ReleasesPage />);
  const live = await findCard('What is live');
  expect(within(live).getByText('2.4.0 at 10%')).toBeTruthy();
  expect(within(live).getAllByRole('columnheader')).toHaveLength(4);
  expect(await findCard('analysis 2.4.0, on trial')).toBeTruthy();
  expect(await screen.findByText('No worse than the old version so far.')).toBeTruthy();
  expect(
    await screen.findByText(
      'Since it began, 42 of 12,000 visits failed. At 221, nafas watch takes it back.',
    ),
  ).toBeTruthy();
  const gate = await findCard('Gate, analysis 2.4.0');
  expect(within(gate).getByText('7 of 7 passed')).toBeTruthy();
  const history = await findCard('Version history');
  expect(within(history).getAllByRole('listitem')).toHaveLength(4);
  expect(within(history).getByText('the chat answers nothing')).toBeTruthy();
});

it('looks at another app, and says where there is nothing to go back to', async () => {
  const user = userEvent.setup();
  await renderView(<ReleasesPage />);
  await user.click(await screen.findByRole('button', { name: 'assistance' }));
  expect(await findCard('assistance 1.9.0')).toBeTruthy();
  expect(screen.getByText(/no version of assistance to go back to/)).toBeTruthy();
});

it('takes a version back with a reason, and not without one', async () => {
  const user = userEvent.setup();
  const { calls } = await renderView(<ReleasesPage />);
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll back analysis to 2.3.4' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back now' }));
  expect(within(dialog).getByText('A reason is needed.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Reason'), 'the chart stays empty');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back now' }));
  const history = await findCard('Version history');
  expect(await within(history).findByText('the chart stays empty')).toBeTruthy();
  expect(calls.notices).toMatchObject([{ kind: 'done', message: 'analysis is back at 2.3.4' }]);
});

it('sends a trial to more browsers, and then gives it to everybody', async () => {
  const user = userEvent.setup();
  const { calls } = await renderView(<ReleasesPage />);
  await user.click(await screen.findByRole('button', { name: 'Change the share' }));
  const share = screen.getByRole('dialog', { name: 'Another share for analysis 2.4.0' });
  await user.type(within(share).getByLabelText('Reason'), 'an hour without trouble');
  await user.click(within(share).getByRole('button', { name: 'Send to 25%' }));
  const live = await findCard('What is live');
  expect(await within(live).findByText('2.4.0 at 25%')).toBeTruthy();
  expect(within(live).getByText('now')).toBeTruthy();
  const history = await findCard('Version history');
  expect(within(history).getByText('Share changed')).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Give to everybody' }));
  const all = screen.getByRole('dialog', { name: 'Give analysis 2.4.0 to everybody' });
  await user.type(within(all).getByLabelText('Reason'), 'a day without trouble');
  await user.click(within(all).getByRole('button', { name: 'Give to everybody now' }));
  const card = await findCard('analysis 2.4.0');
  // What was pressed is gone with the trial.
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(screen.queryByRole('button', { name: 'Change the share' })).toBeNull();
  expect(calls.notices).toMatchObject([
    { kind: 'done', message: 'analysis 2.4.0 goes to 25% of the browsers' },
    { kind: 'done', message: 'analysis 2.4.0 is there for everybody' },
  ]);
});

it('starts a trial of what passed the gate, and looks at it', async () => {
  const user = userEvent.setup();
  await renderView(<ReleasesPage />);
  await user.click(await screen.findByRole('button', { name: 'Start trial of motivation 4.1.0' }));
  const dialog = screen.getByRole('dialog', { name: 'Try motivation 4.1.0 out' });
  await user.type(within(dialog).getByLabelText('Reason'), 'a new garden');
  await user.click(within(dialog).getByRole('button', { name: 'Send to 10%' }));
  const live = await findCard('What is live');
  expect(await within(live).findByText('4.1.0 at 10%')).toBeTruthy();
  const card = await findCard('motivation 4.1.0, on trial');
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(await findCard('Gate, motivation 4.1.0')).toBeTruthy();
});

it('starts nothing that the gate refused, that is live already, or beside another trial', async () => {
  const user = userEvent.setup();
  await renderView(<ReleasesPage />);
  const live = await findCard('What is live');
  const names = within(live).getAllByRole('button', { name: /Start trial/ });
  expect(names.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Start trial of auth 3.2.0',
    'Start trial of motivation 4.1.0',
  ]);
  expect(within(live).getByText('Gate failed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'assistance' }));
  const gate = await findCard('Gate, assistance 2.0.0');
  expect(within(gate).getByText('react: wants ^20.0.0, the shell shares 19.2.1')).toBeTruthy();
});

it('holds a trial, and has it watched again', async () => {
  const user = userEvent.setup();
  await renderView(<ReleasesPage />);
  await user.click(await screen.findByRole('button', { name: 'Hold' }));
  const dialog = screen.getByRole('dialog', { name: 'Hold analysis 2.4.0' });
  await user.type(within(dialog).getByLabelText('Reason'), 'the counts are not believed');
  await user.click(within(dialog).getByRole('button', { name: 'Hold now' }));
  expect(await screen.findByText(/^Held: nafas watch decides nothing/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Watch again' }));
  const other = screen.getByRole('dialog', { name: 'Watch analysis 2.4.0 again' });
  await user.type(within(other).getByLabelText('Reason'), 'they are right');
  await user.click(within(other).getByRole('button', { name: 'Watch again now' }));
  expect(await screen.findByRole('button', { name: 'Hold' })).toBeTruthy();
  const history = await findCard('Version history');
  expect(within(history).getByText('they are right')).toBeTruthy();
});

it('shows the command where the backend knows no place', async () => {
  await renderView(<ReleasesPage />, answering());
  expect(await screen.findByText(/npx nafas rollback motivation/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

it('says why the place could not be read, and asks again', async () => {
  const user = userEvent.setup();
  const refused = { code: 'refused', message: 'There is no environment "production".' };
  await renderView(<ReleasesPage />, answering(Response.json(refused, { status: 409 })));
  expect(await screen.findByText(refused.message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('This backend knows no place of releases')).toBeTruthy();
});

it('speaks Arabic', async () => {
  await renderView(<ReleasesPage />, {}, 'ar');
  expect(await findCard('المتاح الآن')).toBeTruthy();
});
