import type { Attack } from './attack.ts';
import { refuse, type Target } from './target.ts';

const ORIGINS = [
  'https://evil.test',
  'null',
  'https://app.nafas.test.evil.test',
  'http://localhost',
  'https://evilnafas.test',
  'file://',
];
const PATHS = [
  '/rest/v1/goals',
  '/auth/v1/token',
  '/storage/v1/object/avatars/x',
  '/functions/v1/export',
];

export const web: readonly Attack[] = [
  ...ORIGINS.map((origin) => ({
    group: 'other sites',
    name: `a page of ${origin} calls`,
    run: async (target: Target) => {
      for (const path of PATHS) {
        for (const method of ['OPTIONS', 'GET']) {
          const preflight = { 'access-control-request-method': 'POST' };
          const { headers } = await target.send(path, {
            method,
            headers: { origin, ...preflight },
          });
          const allowed = headers.get('access-control-allow-origin');
          const withCookies = headers.get('access-control-allow-credentials') === 'true';
          // Supabase's gateway allows everybody, by `*`; nothing rests on cookies there.
          refuse(
            allowed === origin || (allowed === '*' && !target.isHosted),
            `${path}: ${allowed}`,
          );
          refuse(withCookies && allowed !== null, `${path}: with cookies`);
        }
      }
    },
  })),
  ...[
    'https://evil.test/',
    '//evil.test',
    'https://evil.test@app.nafas.test.evil.test/',
    'javascript:alert(1)',
    'https:evil.test',
    '/\\evil.test',
  ].map((place) => ({
    group: 'open redirects',
    name: `is led to ${place}`,
    run: async (target: Target) => {
      const to = encodeURIComponent(place);
      const asked = [
        `/auth/v1/authorize?provider=github&redirect_to=${to}&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`,
        `/auth/v1/callback?code=x&state=x&redirect_to=${to}`,
        `/auth/v1/verify?token=x&type=recovery&redirect_to=${to}`,
      ];
      for (const path of asked) {
        const { headers } = await target.send(path, { method: 'GET' });
        const location = headers.get('location') ?? '';
        const leads = URL.canParse(location) ? new URL(location) : null;
        refuse(/(?:^|[@.])evil\.test$/.test(leads?.host ?? ''), `${path}: ${location}`);
        refuse(leads?.protocol === 'javascript:', `${path}: ${location}`);
      }
    },
  })),
  {
    group: 'headers',
    name: 'says another host is meant',
    run: async (target) => {
      const headers = {
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'gopher',
        'x-original-url': '/dev/inbox',
        'x-rewrite-url': '/dev/inbox',
        forwarded: 'host=evil.test',
      };
      const body = { email: `nobody-${Date.now()}@nafas.test` };
      const asked = [
        await target.send('/auth/v1/recover', { body, headers }),
        await target.send('/auth/v1/settings', { headers }),
        await target.send('/rest/v1/goals', { headers }),
      ];
      for (const { text, headers: answered } of asked) {
        refuse(text.includes('evil.test'), text.slice(0, 80));
        refuse((answered.get('location') ?? '').includes('evil.test'), 'a location');
      }
    },
  },
  {
    group: 'headers',
    name: 'finds tokens and rows in a cache',
    run: async (target) => {
      const { attacker } = target;
      const signIn = { body: { email: attacker.email, password: target.password } };
      const answers = [
        await target.send('/auth/v1/token?grant_type=password', signIn),
        await target.send('/auth/v1/user', { bearer: attacker.token }),
        await target.send('/rest/v1/goals', { bearer: attacker.token }),
        await target.send('/functions/v1/export', { bearer: attacker.token, body: {} }),
      ];
      for (const { headers, status } of answers) {
        refuse(status !== 200, `not asked as it should be: ${status}`);
        const kept = headers.get('cache-control') ?? '';
        // Supabase's gateway says so for its own services; ours are asked always.
        refuse(!kept.includes('no-store') && !target.isHosted, `cache-control: ${kept}`);
        refuse(/public/.test(kept), `cache-control: ${kept}`);
      }
    },
  },
  {
    group: 'headers',
    name: 'speaks without encryption',
    run: async ({ send }) => {
      const { headers } = await send('/auth/v1/health');
      refuse(
        !/max-age=[1-9]\d{6,}/.test(headers.get('strict-transport-security') ?? ''),
        'no HSTS',
      );
      refuse(headers.get('x-powered-by') !== null, 'x-powered-by');
    },
  },
];
