import { expect, it } from 'vitest';
import { unsubscribe } from './handler.ts';

let asked = 0;

/** Presses the button of a mail from an address. */
async function press(peerAddress: string | null, method = 'POST') {
  const request = new Request('https://backend.example/unsubscribe?token=guess', { method });
  const answer = await unsubscribe(request, {
    url: 'https://backend.example',
    anonKey: 'public',
    env: () => undefined,
    fetch: () => {
      asked += 1;
      return Promise.resolve(Response.json(false));
    },
    peerAddress,
  });
  return answer;
}

it('is throttled by network; the page that asks is not, and another network goes on', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 122; sent += 1) {
    // IPv6: each time another address of the same network.
    statuses.push((await press(`2001:db8:1:2::${sent.toString(16)}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(120).fill(400), 429, 429]);
  expect(asked).toBe(120);
  const refused = await press('2001:db8:1:2::ffff');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await press('2001:db8:1:2::ffff', 'GET')).status).toBe(200);
  expect((await press('2001:db8:1:3::1')).status).toBe(400);
});
