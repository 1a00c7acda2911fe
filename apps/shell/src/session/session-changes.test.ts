import { describe, expect, it } from 'vitest';
import {
  account,
  createClient,
  emit,
  flush,
  getSession,
  later,
  onSignedOut,
  profile,
  rpc,
  start,
  started,
  prepareSession,
} from './testing/watched-session.ts';

prepareSession();

it('the session of an operator says so, from the start on and once the account is made one', async () => {
  const { session } = await started();
  const inRole = (isOne: boolean) => {
    const { user } = account('a');
    return { user: { ...user, app_metadata: isOne ? { operator: true } : {} } };
  };
  emit('SIGNED_IN', inRole(false));
  await flush();
  expect(session.get()).not.toHaveProperty('user.isOperator');
  emit('TOKEN_REFRESHED', inRole(true));
  await flush();
  expect(session.get()).toMatchObject({ user: { id: 'a', isOperator: true } });
  emit('TOKEN_REFRESHED', inRole(false));
  await flush();
  expect(session.get()).not.toHaveProperty('user.isOperator');
});

describe('a changed profile', () => {
  async function signedIn() {
    const shell = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    getSession.mockResolvedValue({ data: { session: account('a') } });
    return shell;
  }

  it('is shown', async () => {
    const { session, refreshProfile } = await signedIn();
    rpc.mockResolvedValue(profile('Amal Haddad'));
    await refreshProfile();
    expect(session.get()).toMatchObject({ user: { id: 'a', name: 'Amal Haddad' } });
  });

  it('that can not be read leaves the name that is known', async () => {
    const { session, refreshProfile } = await signedIn();
    rpc.mockResolvedValue({ data: null, error: { message: 'down' } });
    await refreshProfile();
    expect(session.get()).toMatchObject({ user: { name: 'Amal' } });
  });

  it('does not bring back somebody who signed out meanwhile', async () => {
    const { session, refreshProfile } = await signedIn();
    const slow = later();
    rpc.mockReturnValue(slow.answer);
    const refreshing = refreshProfile();
    await flush();
    emit('SIGNED_OUT', null);
    await flush();
    slow.arrive('Amal Haddad');
    await refreshing;
    expect(session.get()).toEqual({ status: 'signed-out' });
  });

  it('of the demo needs no Supabase', async () => {
    const { demo, refreshProfile } = await start();
    demo.start();
    await refreshProfile();
    expect(createClient).not.toHaveBeenCalled();
  });
});

describe('another person', () => {
  it('sees nothing of the one before while the profile is read', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    const slow = later();
    rpc.mockReturnValue(slow.answer);
    emit('SIGNED_IN', account('b'));
    await flush();
    expect(session.get()).toEqual({ status: 'loading' });
    slow.arrive('Badr');
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'b', name: 'Badr' } });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('stays when the answer for the one before comes last', async () => {
    const { session } = await started();
    const ofA = later();
    const ofB = later();
    rpc.mockReturnValueOnce(ofA.answer).mockReturnValueOnce(ofB.answer);
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('SIGNED_IN', account('b'));
    await flush();
    ofB.arrive('Badr');
    await flush();
    ofA.arrive('Amal');
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'b', name: 'Badr' } });
  });
});
