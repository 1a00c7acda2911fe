import { expect, test } from '../support/test.ts';

test('every answer of the shell says who may read, frame, sniff and embed it, and where violations are told', async ({
  request,
  product,
}) => {
  const backend = product.backend.url;
  for (const path of [
    '/',
    '/help',
    '/ar/',
    '/auth/login',
    '/dashboard',
    '/nowhere',
    '/config.json',
    // A worker has the policy of its own answer.
    '/sw.js',
  ]) {
    const headers = (await request.get(product.url + path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain(
      `report-uri ${backend}/functions/v1/client-errors; report-to violations`,
    );
    expect(policy, path).not.toContain('unsafe');
    expect(headers, path).toMatchObject({
      'reporting-endpoints': `violations="${backend}/functions/v1/client-errors"`,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  }
});
