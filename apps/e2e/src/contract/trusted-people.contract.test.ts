import { createSupabaseAccountData } from '@nafas/data-service/export';
import { createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import { createSupabasePublicProfiles } from '@nafas/data-service/public-profile';
import { publicProfileContract } from '@nafas/data-service/public-profile/contract';
import { createSupabaseSettings } from '@nafas/data-service/settings';
import { createSupabaseTrustedPeople } from '@nafas/data-service/trusted-people';
import { trustedPeopleContract } from '@nafas/data-service/trusted-people/contract';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { setUpBackend } from '../support/test-backend.ts';

const backend = setUpBackend();

let count = 0;
/** A new person with a profile, who agreed to check-ins. */
async function signUp(name: string) {
  count += 1;
  const { user } = await backend.signUp(`trust-${count}`);
  const { data, error: failure } = await user.rpc('ensure_profile', { display_name: name });
  if (failure) throw failure;
  await agreeTo(user, 'check_ins');
  const { id } = data as { id: string };
  return { user, id, trust: createSupabaseTrustedPeople(user) };
}

/** Lets `viewer` be near `person`; the link between them. */
async function link(person: Person, viewer: Person): Promise<string> {
  const { token } = await person.trust.invite();
  const made = await viewer.trust.accept(token);
  if (made === null) throw new Error('It was not accepted');
  return made;
}
type Person = Awaited<ReturnType<typeof signUp>>;

describe('trusted people on the embedded backend', () => {
  trustedPeopleContract(
    async () => {
      const [me, rana, samir] = [await signUp('Me'), await signUp('Rana'), await signUp('Samir')];
      await rana.trust.send(await link(me, rana), 'tea');
      await link(samir, me);
      const settings = createSupabaseSettings(me.user, me.id);
      await settings.update({ timeZone: 'UTC' });
      return { trust: me.trust, settings, checkIns: createSupabaseCheckIns(me.user) };
    },
    { describe, it, expect },
  );
});

describe('public profiles on the embedded backend', () => {
  publicProfileContract(
    async () => {
      const { user, id } = await signUp('Layla');
      return {
        profiles: createSupabasePublicProfiles(user),
        outside: createSupabasePublicProfiles(backend.client()),
        settings: createSupabaseSettings(user, id),
        checkIns: createSupabaseCheckIns(user),
      };
    },
    { describe, it, expect },
  );
});

describe('between two people', () => {
  test('of many who take one invitation at the same moment, one gets it', async () => {
    const ada = await signUp('Ada');
    const { token } = await ada.trust.invite();
    const others = await Promise.all(Array.from({ length: 5 }, (_, n) => signUp(`Person ${n}`)));
    expect(await others[0]?.trust.inviter(token)).toMatchObject({ name: 'Ada' });
    const links = await Promise.all(others.map(({ trust }) => trust.accept(token)));
    expect(links.filter((one) => one !== null)).toHaveLength(1);
    expect(await ada.trust.people()).toHaveLength(1);
    expect(await ada.trust.invites()).toEqual([]);
  });

  test('the other side gets exactly the preview, word for word (DECISION-146, DECISION-156)', async () => {
    const [ada, bea] = [await signUp('Ada'), await signUp('Bea')];
    const checkIns = createSupabaseCheckIns(ada.user);
    const how = { mood: 2, energy: 5, stress: 5, notes: 'Mine alone', timeZone: 'UTC' };
    await checkIns.submit(newCheckIn({ ...how, now: new Date() }));
    const between = await link(ada, bea);
    expect(await bea.trust.getPreview(between)).toMatchObject({ state: 'quiet', days: null });
    await createSupabaseSettings(ada.user, ada.id).merge('privacy', { shareProgress: true });
    const seen = await bea.trust.getPreview(between);
    expect(seen).toMatchObject({ state: 'shared', name: 'Ada' });
    expect(seen).toEqual(await ada.trust.preview());
    expect(JSON.stringify(seen)).not.toContain('Mine alone');
    await ada.trust.pause(between, true);
    expect(await bea.trust.getPreview(between)).toMatchObject({ state: 'quiet', week: null });
  });

  test('“active today” and receipts follow their switches (DECISION-148)', async () => {
    const [ada, bea] = [await signUp('Ada'), await signUp('Bea')];
    const between = await link(ada, bea);
    const adas = createSupabaseSettings(ada.user, ada.id);
    await adas.merge('privacy', { shareProgress: true });
    const seen = async () => (await bea.trust.people())[0];
    await bea.trust.send(between, 'rest');
    await ada.trust.seeWords();
    expect(await seen()).toMatchObject({ activeToday: null, word: 'rest', wordSeen: null });
    await adas.merge('privacy', { activityStatus: true, readReceipts: true });
    expect(await seen()).toMatchObject({ activeToday: null, wordSeen: false });
    const beas = createSupabaseSettings(bea.user, bea.id);
    await beas.merge('privacy', { activityStatus: true });
    expect(await seen()).toMatchObject({ activeToday: true });
    await bea.trust.send(between, 'tea');
    await ada.trust.seeWords();
    expect(await seen()).toMatchObject({ word: 'tea', wordSeen: true });
  });

  test('leaving, blocking and the end of an account cut at once', async () => {
    const [ada, bea] = [await signUp('Ada'), await signUp('Bea')];
    const first = await link(ada, bea);
    await bea.trust.end(first);
    expect(await bea.trust.getPreview(first)).toBeNull();
    expect(await ada.trust.people()).toEqual([]);

    const second = await link(ada, bea);
    const waiting = await bea.trust.invite();
    await ada.trust.block(second);
    expect(await bea.trust.getPreview(second)).toBeNull();
    expect(await bea.trust.people()).toEqual([]);
    expect(await ada.trust.inviter(waiting.token)).toBeNull();
    expect(await ada.trust.accept(waiting.token)).toBeNull();
    const [blocked] = await ada.trust.people();
    await ada.trust.unblock(blocked?.id ?? '');

    const third = await link(ada, bea);
    const exported = await createSupabaseAccountData(ada.user).exportAll();
    expect(exported.tables['trusted_people']).toMatchObject([{ name: 'Bea', side: 'sees-me' }]);
    const { error } = await ada.user.rpc('delete_my_account');
    expect(error).toBeNull();
    expect(await bea.trust.getPreview(third)).toBeNull();
    expect(await bea.trust.people()).toEqual([]);
  });
});

test('nobody asks without a session but for a page that is public', async () => {
  const nobody = createSupabaseTrustedPeople(backend.client());
  const denied = { name: 'DataError', code: 'denied' };
  await expect(nobody.people()).rejects.toMatchObject(denied);
  await expect(nobody.preview(true)).rejects.toMatchObject(denied);
  await expect(nobody.getPreview(crypto.randomUUID())).rejects.toMatchObject(denied);
  await expect(nobody.accept('0'.repeat(32))).rejects.toMatchObject(denied);
  await expect(createSupabasePublicProfiles(backend.client()).own()).rejects.toMatchObject(denied);
});
