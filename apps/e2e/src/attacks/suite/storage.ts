import type { Attack } from './attack.ts';
import { refuse, ROLES, type Role, type Target } from './target.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PAGE = '<!doctype html><script>alert(1)</script>';

const upload = (
  target: Target,
  role: Role,
  path: string,
  raw: BodyInit,
  type: string,
  method = 'POST',
) =>
  target.send(`/storage/v1/object/avatars/${path}`, {
    method,
    bearer: target.bearer[role],
    raw,
    headers: { 'content-type': type, 'x-upsert': 'true' },
  });

const attack = (name: string, run: (target: Target) => Promise<void>): Attack => ({
  group: 'storage',
  name,
  run,
});

export const storage: readonly Attack[] = [
  ...ROLES.map((role) =>
    attack(`${role} writes into the victim’s folder`, async (target) => {
      for (const method of ['POST', 'PUT']) {
        const path = `${target.victim.id}/taken.png`;
        const { status } = await upload(target, role, path, PNG, 'image/png', method);
        refuse(status < 300, `${method}: ${status}`);
      }
    }),
  ),
  ...ROLES.filter((role) => role !== 'another user').map((role) =>
    attack(`${role} uploads at all`, async (target) => {
      const path = `${target.attacker.id}/x.png`;
      const { status } = await upload(target, role, path, PNG, 'image/png');
      refuse(status < 300, String(status));
    }),
  ),
  ...['..%2F', '%2e%2e/', '..%5c', '%00/', '%E0%A4%A/'].map((step) =>
    attack(`climbs by ${step}`, async (target) => {
      const path = `${target.attacker.id}/${step}${target.victim.id}/x.png`;
      const { status } = await upload(target, 'another user', path, PNG, 'image/png');
      refuse(status < 300, String(status));
      const read = await target.send(`/storage/v1/object/public/avatars/${step}${step}etc/passwd`);
      refuse(read.text.includes('root:'), 'a file of the machine');
    }),
  ),
  attack('uploads a page', async (target) => {
    for (const type of ['text/html', 'image/svg+xml', 'application/javascript']) {
      const path = `${target.attacker.id}/x.html`;
      const { status } = await upload(target, 'another user', path, PAGE, type);
      refuse(status < 300, `${type}: ${status}`);
    }
  }),
  attack('uploads a page that says it is a picture', async (target) => {
    const path = `${target.attacker.id}/disguised.png`;
    const { status } = await upload(target, 'another user', path, PAGE, 'image/png');
    if (status >= 400) return;
    // Hosted, nothing looks inside a file: it must come back as a picture that no browser takes for anything else.
    const back = await target.send(`/storage/v1/object/public/avatars/${path}`);
    refuse(back.headers.get('content-type') !== 'image/png', 'served as what it is');
    refuse(!target.isHosted, `${status}: kept`);
  }),
  attack('uploads what is too big', async (target) => {
    const big = Buffer.alloc(6 * 1024 * 1024, 1);
    const path = `${target.attacker.id}/big.png`;
    const { status } = await upload(target, 'another user', path, big, 'image/png');
    refuse(status < 300, String(status));
  }),
  attack('lists the victim’s folder', async (target) => {
    for (const bearer of [null, target.attacker.token]) {
      const body = { prefix: target.victim.id, limit: 100 };
      const { text, status } = await target.send('/storage/v1/object/list/avatars', {
        bearer,
        body,
      });
      refuse(status < 300 && text !== '[]', text.slice(0, 80));
    }
  }),
  attack('asks for an address that uploads by itself', async (target) => {
    const path = `/storage/v1/object/upload/sign/avatars/${target.victim.id}/x.png`;
    const { status } = await target.send(path, { method: 'POST', bearer: target.attacker.token });
    refuse(status < 300, String(status));
  }),
  attack('makes and empties buckets', async (target) => {
    const bearer = target.attacker.token;
    const body = { id: 'mine', name: 'mine', public: true };
    const make = await target.send('/storage/v1/bucket', { bearer, body });
    const empty = await target.send('/storage/v1/bucket/avatars/empty', { method: 'POST', bearer });
    const remove = await target.send('/storage/v1/bucket/avatars', { method: 'DELETE', bearer });
    for (const { status } of [make, empty, remove]) refuse(status < 300, String(status));
  }),
];
