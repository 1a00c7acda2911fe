import { expect, test } from './auth-test.ts';

const CLINIC = 'https://login.clinic.example/';

test.use({
  expectedConsole: { 'one domain is of no organization': /status of 404 .*\/auth\/v1\/sso/ },
});

// The embedded backend signs no organization in: these two answers are a hosted project's.
test('who belongs to an organization is brought to its own page, by the domain of the address (DATA-251)', async ({
  page,
  product,
}) => {
  const asked: Record<string, unknown>[] = [];
  await page.route('**/auth/v1/settings*', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...settings, saml_enabled: true } });
  });
  await page.route('**/auth/v1/sso', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    asked.push(body);
    const headers = { 'Access-Control-Allow-Origin': product.url };
    const refusal = { code: 404, error_code: 'sso_provider_not_found', msg: 'No SSO provider' };
    const isKnown = body['domain'] === 'clinic.example';
    await route.fulfill({
      status: isKnown ? 200 : 404,
      headers: { ...headers, 'x-supabase-api-version': '2024-01-01' },
      json: isKnown ? { url: CLINIC } : { ...refusal, code: refusal.error_code },
    });
  });
  await page.route(`${CLINIC}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Clinic</title><link rel="icon" href="data:,"><h1>Clinic</h1>',
    }),
  );

  await page.goto(`${product.url}/auth/login`);
  await page.getByRole('button', { name: 'Sign in through your organization' }).click();
  const address = page.getByLabel('Work email');
  await expect(address).toBeFocused();
  await address.fill('layla@home.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('No organization signs in here with home.example.')).toBeVisible();
  await address.fill('layla@clinic.example');
  await address.press('Enter');
  await expect(page.getByRole('heading', { name: 'Clinic' })).toBeVisible();
  expect(asked.map(({ domain }) => domain)).toEqual(['home.example', 'clinic.example']);
  expect(asked[1]).toMatchObject({
    redirect_to: `${product.url}/auth/callback`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    code_challenge_method: 's256',
  });
});
