import { beforeAll, describe, expect, test } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';
import { ATTACKS } from './suite/all.ts';
import { prepareTarget, type Target } from './suite/target.ts';

// The same attacks that `npm run attack -- --url <backend>` makes on a running deployment.

const ORIGIN = 'https://app.nafas.test';

const backend = setUpBackend({ allowedOrigins: [ORIGIN], settings: { accountsPerHour: 30 } });
let target: Target;
beforeAll(async () => {
  target = await prepareTarget({ url: backend.url, anonKey: backend.anonKey, origin: ORIGIN });
});

describe.each([...new Set(ATTACKS.map(({ group }) => group))])('%s', (group) => {
  test.each(ATTACKS.filter((attack) => attack.group === group))('$name', async ({ run }) => {
    await expect(run(target)).resolves.toBeUndefined();
  });
});

test('the attacks are real: with the victim’s own token they get through', async () => {
  const own = { ...target, bearer: { ...target.bearer, anonymous: target.victim.token } };
  const reading = ATTACKS.filter(({ name }) =>
    /^anonymous (?:reads goals|calls my_data)$/.test(name),
  );
  expect(reading).toHaveLength(2);
  for (const { run } of reading) await expect(run(own)).rejects.toThrow(/SECRET|victim/);
});
